import type { LightMyRequestResponse } from "fastify";
import { beforeEach } from "vitest";
import type { Engine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { firefox, ownAccount, refused } from "../own-account.ts";
import { codeOf } from "./codes-app.ts";

export const wrongCode = [403, refused("wrong_code", "The code is wrong, or was used before.")];
export const wrongPassword = [403, refused("wrong_password", "The password is wrong.")];
export const needed = [
  403,
  refused("second_factor_required", "Complete the sign-in with the second factor first."),
];
export const toSetUp = [
  403,
  refused("second_factor_setup_required", "Set up a second factor first."),
];

const range = "from_date=2026-06-01&to_date=2026-06-02";
const start = Date.parse("2026-06-08T05:00:10Z");
const stepMilliseconds = 30_000;

/** An account of each test's own, an app with its secret, and a clock that the test turns. */
export function ownSecondFactor(engine: Engine, env: Record<string, string> = {}) {
  let time = start;
  const now = () => new Date(time);
  const account = ownAccount(engine, env, now);
  beforeEach(() => {
    time = start;
  });
  const { post, signIn, host, change } = account;

  type Sent = Promise<LightMyRequestResponse>;
  const verify = (token: string, given: object, place?: string): Sent =>
    post("/api/auth/second-factor/verify", token, given, place);
  const begin = (token: string, secret = password): Sent =>
    post("/api/auth/second-factor/totp", token, { password: secret });
  const confirm = (token: string, code: string): Sent =>
    post("/api/auth/second-factor/totp/confirm", token, { code });

  return {
    ...account,
    verify,
    begin,
    confirm,
    now,
    /** By so many time steps. */
    pass(steps: number) {
      time += steps * stepMilliseconds;
    },
    /** A session of a user who has an app, what the app shows, and the recovery codes. */
    async setUp() {
      const { token } = await signIn();
      const { secret } = (await begin(token)).json().data as { secret: string };
      const shown = () => codeOf(secret, now());
      const { recovery_codes: codes } = (await confirm(token, shown())).json().data as {
        recovery_codes: string[];
      };
      time += stepMilliseconds;
      return { token, secret, shown, codes };
    },
    /** What a session is not answered that is not whole. */
    otherCalls: (token: string) => [
      host().get(`/api/intracity/reports/counterwise/101?${range}`, token),
      host().get("/api/intracity/vehicles/101", token),
      host().get("/api/intracity/vehicles/999", token),
      host().get("/api/today", token),
      host().get("/api/auth/sessions", token),
      post("/api/auth/sessions/end-others", token),
      change(token, password, "another phrase for the tests"),
      post("/api/auth/second-factor/recovery-codes", token, { password }),
      post("/api/auth/second-factor/totp/remove", token, { password }),
    ],
    /** The token of a session that waits for the second factor. */
    async waiting(place?: string) {
      return (await signIn(firefox, password, place)).token;
    },
    async userIn(token: string) {
      return (await host().get("/api/auth/user", token)).json().data;
    },
    async stateIn(token: string) {
      return (await host().get("/api/auth/second-factor", token)).json().data;
    },
  };
}
