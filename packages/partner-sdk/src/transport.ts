import createOpenapiFetch from "openapi-fetch";
import type { Method } from "./contract.ts";

export type Params = { path?: Record<string, unknown>; query?: Record<string, unknown> };
type Sent = {
  params?: Params | undefined;
  body?: unknown;
  token: string | null;
  signal: AbortSignal;
};
/** `body` is the text of a success; openapi-fetch has already parsed that of a failure if it was JSON. */
export type Reply = { response: Response; body: unknown };
export type Transport = (method: Method, path: string, sent: Sent) => Promise<Reply>;

/** The only file that knows openapi-fetch, so that it can be replaced here. */
export function createTransport(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Transport {
  const client = createOpenapiFetch<Record<string, Record<Lowercase<Method>, object>>>({
    baseUrl,
    fetch,
    credentials: "include",
  });
  return async (method, path, { params, body, token, signal }) => {
    const { data, error, response } = await client.request(
      method.toLowerCase() as Lowercase<Method>,
      path,
      {
        params: { path: params?.path, query: withoutEmpty(params?.query) },
        body,
        signal,
        parseAs: "text",
        ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      } as Record<string, unknown>,
    );
    return { response, body: data ?? error };
  };
}

/** openapi-fetch leaves out what is null or undefined. */
function withoutEmpty(query: Record<string, unknown> = {}) {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}
