import { accessTokenEntry, getUser, sendableToken } from "partner-sdk";
import { isUsable, leftToken } from "./left-token.ts";
import { stored } from "./stored.ts";

/** The start-up user load, under way before the main bundle has been evaluated. */
export type EarlyUser = { url: string; authorization: string; answer: Promise<Response> };

export function startUserLoad(apiBase: string): EarlyUser | undefined {
  const left = leftToken();
  const token = sendableToken(
    left && isUsable(left) ? left.token : stored("device", accessTokenEntry),
  );
  if (!token) return undefined;
  const url = new URL(`${apiBase.replace(/\/$/, "")}${getUser.path}`, location.href).href;
  const authorization = `Bearer ${token}`;
  const answer = fetch(url, { headers: { authorization }, credentials: "include" });
  // Whoever takes the answer sees its failure; until then it must not count as unhandled.
  answer.catch(() => {});
  return { url, authorization, answer };
}

type Send = (request: Request) => Promise<Response>;

/** A fetch for the SDK: the first user load gets the answer that is already under way. */
export function withEarlyUser(early: EarlyUser | undefined, send: Send): Send {
  let unused = early;
  return (request) => {
    const early = unused;
    if (!early || !asksFor(early, request)) return send(request);
    unused = undefined;
    return untilAborted(early.answer, request.signal);
  };
}

function asksFor({ url, authorization }: EarlyUser, request: Request): boolean {
  return (
    request.method === getUser.method &&
    request.url === url &&
    request.headers.get("authorization") === authorization
  );
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
