import type { FastifyRequest } from "fastify";
import type { Handler } from "../http/handler.ts";
import { HttpError } from "../http/http-error.ts";
import type { Settings } from "../settings.ts";
import { isAmong } from "./web-authn.ts";

/** Where no page is known that may make passkeys, there are none. */
export const ifPasskeysOffered = (
  { passkeyOrigins }: Settings,
  handlers: Record<string, Handler>,
): Record<string, Handler> =>
  passkeyOrigins.length > 0
    ? handlers
    : Object.fromEntries(Object.keys(handlers).map((id) => [id, notOffered]));

const notOffered: Handler = async () => {
  throw new HttpError(404);
};

/** The host name of the page that asks; passkeys are made for one, and good there alone. */
export function relyingPartyOf({ headers }: FastifyRequest, origins: readonly string[]): string {
  const { origin = "" } = headers;
  return new URL(isAmong(origins, origin) ? origin : (origins[0] ?? "")).hostname;
}
