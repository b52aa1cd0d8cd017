import { createFinalURL, mergeHeaders, removeTrailingSlash } from "openapi-fetch";
import type { RequestInfo } from "./errors/failed-request.ts";
import { codeOf, NoAnswerError } from "./errors/no-answer-error.ts";
import { isLostConnection } from "./lost-connection.ts";
import { redact } from "./redact.ts";

export type Params = { path?: Record<string, unknown>; query?: Record<string, unknown> };
type Sent = {
  params?: Params | undefined;
  body?: unknown;
  /** Later ones take precedence. */
  headers: (Record<string, string> | undefined)[];
  signal: AbortSignal | undefined;
};
export type Reply = { response: Response; text: string };
export type Transport = (
  info: RequestInfo,
  sent: Sent,
  secrets: readonly string[],
) => Promise<Reply>;

/** The only file that knows openapi-fetch. What a `fetch` of the caller's own throws comes through, unless the connection was lost. */
export function createTransport(
  baseUrl: string,
  fetch?: (request: Request) => Promise<Response>,
): Transport {
  const written = writing(baseUrl);
  return async (info, sent, secrets) => {
    let request: Request | undefined;
    try {
      request = written(info, sent);
      const response = await (fetch ?? globalThis.fetch)(request);
      return { response, text: await response.text() };
    } catch (error) {
      if (request && fetch && !isLostConnection(error)) throw error;
      const cause = redact(error, secrets);
      if (!request) throw cause;
      throw new NoAnswerError(info, cause, new URL(request.url).host, codeOf(error));
    }
  };
}

function writing(baseUrl: string) {
  const isOfPage = baseUrl === "" && globalThis.location;
  if (!isOfPage && !isAddress(baseUrl)) {
    throw new TypeError(
      "baseUrl must be an address such as https://partner.example, without a user, a query or a fragment; only in a page may it be empty.",
    );
  }
  const options = {
    baseUrl: removeTrailingSlash(baseUrl),
    pathSerializer: pathOf,
    querySerializer: queryOf,
  };
  return ({ method, path }: RequestInfo, { params, body, headers, signal }: Sent): Request => {
    const ofBody = body === undefined ? undefined : { "Content-Type": "application/json" };
    return new Request(createFinalURL(path, { ...options, params: params ?? {} }), {
      method,
      headers: mergeHeaders(ofBody, ...headers),
      credentials: "include",
      body: ofBody ? JSON.stringify(body) : null,
      signal: signal ?? null,
    });
  };
}

/** `URL.canParse` is younger than the browsers that the portal is built for. */
function isAddress(text: string): boolean {
  try {
    return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(text) && new URL(text) !== null;
  } catch {
    return false;
  }
}

/** A path of the contract has fields of one value each. One that is missing stays as the contract names it. */
function pathOf(template: string, fields: Record<string, unknown>): string {
  return template.replace(/\{([^{}]+)\}/g, (name, field) =>
    fields[field] == null ? name : encodeURIComponent(`${fields[field]}`),
  );
}

/** A query of the contract has no lists. What is blank is left out. */
function queryOf(query: Record<string, unknown>): string {
  const filled = Object.entries(query).filter(([, value]) => `${value ?? ""}`.trim() !== "");
  return filled.map(([name, value]) => `${name}=${encodeURIComponent(`${value}`)}`).join("&");
}
