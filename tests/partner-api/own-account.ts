import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Engine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";

export const firefox =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
export const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

export const refused = (code: string, message: string) => ({
  success: false,
  code,
  message,
  request_id: expect.stringMatching(/./),
});
export const forbidden = refused("forbidden", "This company is not among the allowed companies.");
/** The answer to a request with one field that is wrong. */
export const invalid = (field: string, message: string) => [
  400,
  {
    ...refused("bad_request", "The request has invalid fields."),
    errors: [{ field, message }],
  },
];
export const done = [200, { success: true }];
export const answered = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json()];

/** A host with a user of each test's own. */
export function ownAccount(
  engine: Engine,
  env: Record<string, string> = {},
  now = () => new Date(),
) {
  let host: Host;
  let user: number;
  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1", ...env }, now);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    user = await host.addUser("nasrin", [{ company_id: 101, module: "intracity" }]);
  });
  afterEach(async () => {
    await host.db.query("delete from users where user_id = $1", [user]);
    await host.db.query("delete from sessions");
    await host.db.query("delete from sign_in_tries");
  });

  const post = (url: string, token: string, payload?: object, place = "10.1.1.1") =>
    host.app.inject({
      method: "POST",
      url,
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": place },
      ...(payload && { payload }),
    });
  const change = (token: string, old_password: string, new_password: string) =>
    post("/api/auth/password", token, { old_password, new_password });
  const signIn = async (userAgent = firefox, secret = password, place = "10.1.1.1") => {
    const answer = await host.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "user-agent": userAgent, "x-forwarded-for": place },
      payload: { username: "nasrin", password: secret },
    });
    return answer.json().data as { token: string; new_places: object[] };
  };
  const statusOf = async (token: string) => (await host.get("/api/auth/user", token)).statusCode;
  const list = async (token: string) => (await host.get("/api/auth/sessions", token)).json().data;
  return { host: () => host, user: () => user, post, change, signIn, statusOf, list };
}
