import type { FakeHost } from "./fake-host.ts";

/** The part of MSW's `http` that is used. It is handed in, since an MSW takes no handlers of another copy of it. */
type Http<Handler> = {
  all(path: string, answer: (asked: { request: Request }) => Promise<Response>): Handler;
};

/**
 * A fake host's answers as handlers of MSW, for code that calls the global `fetch`.
 * @example const server = setupServer(...handlersOf(host, http));
 */
export function handlersOf<Handler>(host: FakeHost, http: Http<Handler>): Handler[] {
  // MSW makes what fetch throws of this alone.
  return [
    http.all(`${host.url}/*`, ({ request }) => host.fetch(request).catch(() => Response.error())),
  ];
}
