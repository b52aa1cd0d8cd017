import { http } from "msw";
import { setupServer } from "msw/node";
import { fakeHost, handlersOf } from "partner-sdk/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";

const host = fakeHost({ examples: false });
const server = setupServer(...handlersOf(host, http));

export const apiBase = host.url;

/** The fake host of a test file. A request that it was not told to answer fails the test. */
export function portalHost() {
  const unhandled: string[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledRequest({ method, url }, print) {
        unhandled.push(`${method} ${url}`);
        print.error();
      },
    }),
  );
  beforeEach(() => host.reset());
  afterEach(() => {
    server.resetHandlers();
    expect([...host.untold, ...unhandled.splice(0)]).toEqual([]);
  });
  afterAll(() => server.close());

  return {
    ...host,
    /** The page of the portal itself, as whoever serves it answers. */
    servesThePage(answer: () => Response) {
      server.use(http.get(location.href, answer));
    },
  };
}
