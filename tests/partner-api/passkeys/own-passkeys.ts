import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { Engine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { chrome, invalid, refused } from "../own-account.ts";
import { ownSecondFactor } from "../second-factor/own-second-factor.ts";
import { authenticator } from "./authenticator.ts";

export const origin = "https://portal.example";
export const another = "https://elsewhere.example";
export const token43 = expect.stringMatching(/^[\w-]{43}$/);
export const notAccepted = [401, refused("unauthenticated", "The passkey was not accepted.")];
export const noAnswer = invalid("credential", "is no answer to the options, or came too late");
type Device = ReturnType<typeof authenticator>;

/** An account of each test's own, and what a page does with its passkeys. */
export function ownPasskeys(engine: Engine) {
  const account = ownSecondFactor(engine, {
    PORTAL_ORIGIN: origin,
    ALLOWED_ORIGINS: another,
  });
  const { host, post } = account;
  const begin = (token: string, secret = password) =>
    post("/api/auth/passkeys/begin", token, { password: secret });
  const optionsFor = async (token: string) => (await begin(token)).json().data;
  const add = (token: string, credential: object, name = "Laptop") =>
    post("/api/auth/passkeys", token, { name, credential });
  const remove = (token: string, id: string, secret = password) =>
    post(`/api/auth/passkeys/${id}/remove`, token, { password: secret });
  const ask = (url: string, payload?: object, headers = {}): Promise<LightMyRequestResponse> =>
    host().app.inject({
      method: "POST",
      url,
      headers: { "user-agent": chrome, "x-forwarded-for": "10.1.1.1", ...headers },
      ...(payload && { payload }),
    });
  const asked = async () => (await ask("/api/auth/login/passkey/begin")).json().data;
  const enter = (credential: object, headers = {}) =>
    ask("/api/auth/login/passkey", { credential }, headers);
  const added = async (token: string, device: Device = authenticator(origin)) => {
    const answer = await add(token, device.make(await optionsFor(token)));
    return { device, id: answer.json().data.id as string };
  };
  return { ...account, begin, optionsFor, add, remove, ask, asked, enter, added };
}
