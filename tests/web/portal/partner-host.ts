import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { DataOf, Operation, Schemas } from "partner-sdk";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";

export const apiBase = "http://partner.test";

/** A request as the host got it. */
export type Asked = {
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  body: unknown;
};

const server = setupServer();

/** The partner host of a test file. A request that it was not told to answer fails the test. */
export function partnerHost() {
  const asked: Asked[] = [];
  const unhandled: string[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledRequest({ method, url }, print) {
        unhandled.push(`${method} ${url}`);
        print.error();
      },
    }),
  );
  beforeEach(() => {
    asked.length = 0;
  });
  afterEach(() => {
    server.resetHandlers();
    expect(unhandled.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());

  const respond = ({ method, path }: Operation, answer: (asked: Asked) => Promise<Response>) => {
    const pattern = `${apiBase}${path.replace(/\{(\w+)\}/g, ":$1")}`;
    const on = method === "GET" ? http.get : http.post;
    server.use(
      on(pattern, async ({ request }) => {
        const { pathname, searchParams } = new URL(request.url);
        const text = await request.text();
        const one: Asked = {
          path: pathname,
          query: Object.fromEntries(searchParams),
          authorization: request.headers.get("Authorization"),
          body: text ? JSON.parse(text) : null,
        };
        asked.push(one);
        return answer(one);
      }),
    );
  };

  return {
    /** Every request so far, in order. */
    asked,
    answers<Op extends Operation>(operation: Op, data: DataOf<Op>) {
      respond(operation, async () => success(data));
    },
    /** Answers by what it was asked. */
    answersTo<Op extends Operation>(operation: Op, answer: (asked: Asked) => DataOf<Op>) {
      respond(operation, async (one) => success(answer(one)));
    },
    refuses(operation: Operation, status: number, failure?: Partial<Schemas["Failure"]>) {
      respond(operation, async () => {
        const headers: Record<string, string> = status === 429 ? { "Retry-After": "120" } : {};
        const body = { success: false, code: "refused", message: `Refused with ${status}.` };
        return HttpResponse.json({ ...body, ...failure }, { status, headers });
      });
    },
    /** Refuses the next request alone. */
    busyOnce({ path }: Operation) {
      const pattern = `${apiBase}${path.replace(/\{(\w+)\}/g, ":$1")}`;
      const answer = () => HttpResponse.json({ success: false }, { status: 503 });
      server.use(http.get(pattern, answer, { once: true }));
    },
    /** Any text at all with status 200, at once or when it may. */
    says(operation: Operation, text: string, when?: Promise<void>) {
      respond(operation, async () => {
        await when;
        return new HttpResponse(text, { status: 200 });
      });
    },
    /** The page of the portal itself, as whoever serves it answers. */
    servesThePage(answer: () => Response) {
      server.use(http.get(location.href, answer));
    },
    doesNotAnswer(operation: Operation) {
      respond(operation, async () => HttpResponse.error());
    },
    /** Keeps everyone waiting, and breaks off when what it returns is called. */
    holdsAndBreaks(operation: Operation): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      respond(operation, async () => {
        await released;
        return HttpResponse.error();
      });
      return () => release();
    },
    /** Keeps everyone waiting until what it returns is called. */
    holds<Op extends Operation>(operation: Op, data: DataOf<Op>): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      respond(operation, async () => {
        await released;
        return success(data);
      });
      return () => release();
    },
  };
}

function success(data: unknown): Response {
  return HttpResponse.json({ success: true, data });
}

export type PartnerHost = ReturnType<typeof partnerHost>;
