import { inspect } from "node:util";
import { createPartnerClient, login, memoryTokenStore, type PartnerError } from "partner-sdk";

export const token = "tok-4b1d9c";
export const password = "correct horse battery";

export async function failedLogin(
  fetch: (request: Request) => Promise<Response>,
  baseUrl = "http://x.test",
) {
  const client = createPartnerClient({ baseUrl, tokenStore: memoryTokenStore(token), fetch });
  const error = await client.call(login, { username: "demo", password }).catch((e) => e);
  return error as PartnerError;
}

export function everythingOf(error: Error) {
  return [
    error.message,
    String(error),
    error.stack,
    JSON.stringify(error),
    inspect(error, { depth: 9, showHidden: true, getters: true }),
  ].join("\n");
}

export async function thrower({ headers, url }: Request): Promise<Response> {
  const inner = Object.assign(new Error(`sent ${headers.get("Authorization")}`), {
    code: "EPROXY",
  });
  throw new TypeError(`could not send ${url} with ${password}`, { cause: inner });
}

export const echo = {
  success: false,
  code: "unauthenticated",
  message: `No user with ${password}`,
  request_id: "req-1",
  errors: [{ field: "password", message: `${password} is wrong` }],
  token: "tok-of-another",
};
