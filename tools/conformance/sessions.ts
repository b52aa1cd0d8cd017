import type { Operation } from "partner-api";
import { type Answer, type Ask, CannotCheckHost, statusOf } from "./ask.ts";
import type { Run } from "./check-operation.ts";
import { examine, parse } from "./examine.ts";
import { advice, type Finding } from "./finding.ts";
import { type RefusedRequest, refused } from "./refused.ts";
import { fieldOf } from "./rows.ts";

type Names = { username: string; password: string };
type SignInFields = { username?: string | undefined; password?: string | undefined };

type Asking = Pick<Run, "ask" | "onAnswer" | "isFurtherLook">;

/** Tries the one user name and password once: a second attempt could lock the account. */
export async function signIn(
  { ask, onAnswer, isFurtherLook }: Asking,
  login: Operation,
  body: Names,
  fields: SignInFields = {},
) {
  const { path, method } = login;
  const answer = await ask({ path, method, body });
  onAnswer(login, answer);
  if ("trouble" in answer) throw new CannotCheckHost(answer.trouble);
  refuseRefusal(answer, path, fields);
  const { findings, data } = examine(login, answer);
  const withoutNames: RefusedRequest = {
    as: "without a user name",
    path,
    method,
    body: {},
    why: "invalid",
  };
  if (answer.status === 200 && !isFurtherLook)
    findings.push(...(await refused(ask, login, [withoutNames])));
  const token = fieldOf(data, "token");
  return { token: typeof token === "string" && token !== "" ? token : undefined, findings };
}

/** What the portal takes for a wrong user name or password, and an address that is none. */
function refuseRefusal(answer: Answer, path: string, { username, password }: SignInFields) {
  const status = statusOf(answer) ?? 0;
  const isOtherThanJson = status === 200 && "text" in answer && !parse(answer.text);
  if ([404, 405, 501].includes(status) || isOtherThanJson) {
    const came = `status ${status}${isOtherThanJson ? ", without JSON" : ""}`;
    throw new CannotCheckHost(
      `it has nothing at POST ${path} (${came}). The address may be wrong: --base-url is what stands before /api`,
    );
  }
  if (![400, 401, 403, 422].includes(status)) return;
  const named =
    username || password
      ? `The profile names the fields ${username ?? "username"} and ${password ?? "password"}`
      : "The names of its fields, username and password, were designed here; a host may have others. Name those in a profile, such as signIn: { fields: { username: email, password: pin } }, and use --profile";
  throw new CannotCheckHost(
    `it refused the sign-in (status ${status}). Either the user name or the password is wrong, or the host expects another request. ${named}. Nothing else was tried, so that no account gets locked`,
  );
}

/** Ends the session, and sees whether its token is still good. */
export async function signOut(
  ask: Ask,
  logout: Operation,
  getUser: Operation,
  token: string,
): Promise<Finding[]> {
  const { path, method } = logout;
  const { findings, fits } = examine(logout, await ask({ path, method, token }));
  if (!fits) return findings;
  const after: RefusedRequest = {
    as: `GET ${getUser.path} afterwards`,
    path: getUser.path,
    token,
    why: "noToken",
  };
  const still = await refused(ask, logout, [after]);
  return [...findings, ...still.map(ofSignedOut)];
}

/** The portal has forgotten the token by then. */
const ofSignedOut = ({ severity, screens, ...found }: Finding): Finding =>
  advice(
    found.expected === "status 401" && found.came === "200"
      ? {
          ...found,
          fix: "End the session on sign-out: a copy of the token is good until it expires.",
        }
      : found,
  );
