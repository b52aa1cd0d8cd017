import type { Operation } from "partner-api";
import { type Ask, CannotCheckHost, statusOf } from "./ask.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";
import { type RefusedRequest, refused } from "./refused.ts";
import { fieldOf, idIn } from "./rows.ts";

type Names = { username: string; password: string };

export async function signIn(ask: Ask, login: Operation, body: Names) {
  const { path, method } = login;
  const answer = await ask({ path, method, body });
  if ("trouble" in answer) throw new CannotCheckHost(answer.trouble);
  if (statusOf(answer) === 401) {
    throw new CannotCheckHost("it does not take the user name and password");
  }
  const { findings, data } = examine(login, 200, answer);
  const withoutNames: RefusedRequest = {
    asked: "without a user name",
    path,
    method,
    body: {},
    status: 400,
  };
  findings.push(...(await refused(ask, login, [withoutNames])));
  return { token: idIn(fieldOf(data, "token")), findings };
}

/** Its token is not good for any further call. */
export async function signOut(
  ask: Ask,
  logout: Operation,
  getUser: Operation,
  token: string,
): Promise<Finding[]> {
  const { path, method } = logout;
  const { findings } = examine(logout, 200, await ask({ path, method, token }));
  if (findings.length > 0) return findings;
  const asked = `GET ${getUser.path} afterwards`;
  return refused(ask, logout, [{ asked, path: getUser.path, token, status: 401 }]);
}
