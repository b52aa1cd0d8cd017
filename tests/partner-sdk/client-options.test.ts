import {
  createPartnerClient,
  getUser,
  login,
  memoryTokenStore,
  type NoAnswerError,
  type PartnerClientOptions,
  type Settled,
  type StatusError,
} from "partner-sdk";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

const user = { user: { name: "Rahima" }, allowed_companies: {} };
const ok = (headers = {}) => Response.json({ success: true, data: user }, { headers });
const unauthenticated = () => new Response(null, { status: 401 });

type Answer = (request: Request) => Response | Promise<Response>;

function hosted(options: Partial<PartnerClientOptions> = {}, answer: Answer = () => ok()) {
  const seen: Record<string, string>[] = [];
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    ...options,
    fetch: async (request) => {
      seen.push(Object.fromEntries(request.headers));
      return answer(request);
    },
  });
  return { client, seen };
}

describe("headers", () => {
  it("go with every request of a client, and those of a call with that call", async () => {
    const { client, seen } = hosted({ headers: { "X-Tool": "nightly", "X-Region": "east" } });
    await client.call(getUser);
    await client.call(getUser, {}, { headers: { "x-tool": "by hand", Accept: "text/csv" } });
    await client.GET("/api/auth/user", { headers: { "X-Region": "west" } });
    expect(seen).toEqual([
      { "x-tool": "nightly", "x-region": "east" },
      { "x-tool": "by hand", "x-region": "east", accept: "text/csv" },
      { "x-tool": "nightly", "x-region": "west" },
    ]);
  });

  it("take precedence over those that the SDK writes", async () => {
    const headers = { authorization: "Basic dXNlcg==", "Content-Type": "application/json; v=1" };
    const { client, seen } = hosted({ tokenStore: memoryTokenStore("a-token") });
    await client.call(login, { username: "demo", password: "x" }, { headers });
    expect(seen).toEqual([
      { authorization: "Basic dXNlcg==", "content-type": "application/json; v=1" },
    ]);
  });
});

describe("appName", () => {
  it.each([
    ["Node 20", undefined, { "user-agent": "nightly-export/1.2 partner-sdk" }],
    ["Deno", { userAgent: "Deno/2.5.0" }, { "user-agent": "nightly-export/1.2 partner-sdk" }],
    [
      "a tool that names one",
      { userAgent: "fetcher (no Mozilla)" },
      { "user-agent": "nightly-export/1.2 partner-sdk" },
    ],
    ["a browser", { userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0" }, {}],
  ])("is in the user agent outside of browsers: %s", async (_where, navigator, headers) => {
    vi.stubGlobal("navigator", navigator);
    const { client, seen } = hosted({ appName: "nightly-export/1.2" });
    await client.call(getUser);
    expect(seen).toEqual([headers]);
  });

  it("gives way to a user agent among the headers", async () => {
    const { client, seen } = hosted({ appName: "a", headers: { "User-Agent": "b" } });
    await client.call(getUser);
    expect(seen).toEqual([{ "user-agent": "b" }]);
  });
});

describe("callWithResponse", () => {
  it("gives the data with status, headers and request id", async () => {
    const { client } = hosted({}, () => ok({ "X-Request-Id": "req-7", ETag: '"a"' }));
    const { data, status, headers, requestId } = await client.callWithResponse(getUser);
    expect([data, status, headers.get("ETag"), requestId]).toEqual([user, 200, '"a"', "req-7"]);
  });

  it("leaves the request id out where the host told none, and throws as call does", async () => {
    const answers = [ok(), unauthenticated()];
    const { client } = hosted({}, () => answers.shift() as Response);
    expect((await client.callWithResponse(getUser)).requestId).toBeUndefined();
    await expect(client.callWithResponse(getUser)).rejects.toMatchObject({ status: 401 });
  });
});

describe("settled", () => {
  it("tells status, request id, attempts and milliseconds", async () => {
    vi.useFakeTimers();
    const outcomes: Settled[] = [];
    const answers = [new Response(null, { status: 503 }), ok({ "X-Request-Id": "req-7" })];
    const { client } = hosted(
      {
        retry: { retries: 1, delay: () => 250 },
        on: { settled: (_request, outcome) => outcomes.push(outcome) },
      },
      () => answers.shift() as Response,
    );
    const call = client.call(getUser);
    await vi.runAllTimersAsync();
    await call;
    vi.useRealTimers();
    expect(outcomes).toEqual([{ status: 200, requestId: "req-7", attempts: 2, durationMs: 250 }]);
  });
});

describe("logger", () => {
  it("gets a line for each request: a warning for a failure", async () => {
    const lines: [string, string, Settled][] = [];
    const logger = {
      debug: (line: string, outcome: Settled) => lines.push(["debug", line, outcome]),
      warn: (line: string, outcome: Settled) => lines.push(["warn", line, outcome]),
    };
    vi.spyOn(performance, "now").mockReturnValue(5);
    const answers: Answer[] = [
      () => ok(),
      () => new Response(null, { status: 404 }),
      () => Promise.reject(new TypeError("Failed to fetch")),
    ];
    const { client } = hosted({ logger }, (request) => (answers.shift() as Answer)(request));
    await client.call(getUser);
    const notFound: StatusError = await client.call(getUser).catch((error) => error);
    const lost: NoAnswerError = await client.call(getUser).catch((error) => error);
    vi.restoreAllMocks();
    expect(lines).toEqual([
      ["debug", "GET /api/auth/user: 200, 0 ms", { status: 200, attempts: 1, durationMs: 0 }],
      [
        "warn",
        "GET /api/auth/user: 404, 0 ms",
        { status: 404, error: notFound, attempts: 1, durationMs: 0 },
      ],
      [
        "warn",
        "GET /api/auth/user: NoAnswerError, 0 ms",
        { error: lost, attempts: 1, durationMs: 0 },
      ],
    ]);
    expect([notFound.name, lost.name]).toEqual(["StatusError", "NoAnswerError"]);
  });
});

describe("onUnauthenticated", () => {
  /** A host that knows only the token `new`. */
  function strict(renew: (set: (token: string) => void) => boolean | Promise<boolean>) {
    const tokenStore = memoryTokenStore("old");
    let renewals = 0;
    const told: string[] = [];
    const outcomes: Settled[] = [];
    const { client, seen } = hosted(
      {
        tokenStore,
        onUnauthenticated: () => {
          renewals++;
          return renew(tokenStore.set);
        },
        on: {
          started: ({ id }) => told.push(`started ${id}`),
          settled: ({ id }, outcome) => {
            told.push(`settled ${id}: ${outcome.status}, ${outcome.attempts}`);
            outcomes.push(outcome);
          },
        },
      },
      ({ headers }) =>
        headers.get("Authorization") === "Bearer new"
          ? ok({ "X-Request-Id": "req-2" })
          : new Response(null, { status: 401, headers: { "X-Request-Id": "req-1" } }),
    );
    const asked = () => seen.map(({ authorization }) => authorization?.slice(7));
    return { client, asked, told, outcomes, renewals: () => renewals };
  }

  it("renews the token once for all that wait, and each is sent once more", async () => {
    const { client, asked, told, renewals } = strict(async (set) => {
      await Promise.resolve();
      set("new");
      return true;
    });
    expect(await Promise.all([client.call(getUser), client.call(getUser)])).toEqual([user, user]);
    expect(renewals()).toBe(1);
    expect(asked()).toEqual(["old", "old", "new", "new"]);
    expect(told).toEqual(["started 1", "started 2", "settled 1: 200, 2", "settled 2: 200, 2"]);
  });

  it("is asked again when a later token has expired", async () => {
    const { client, asked, renewals } = strict((set) => {
      set("newer");
      return true;
    });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 401 });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 401 });
    expect(renewals()).toBe(2);
    expect(asked()).toEqual(["old", "newer", "newer", "newer"]);
  });

  it("is not asked when another has put a new token into the store meanwhile", async () => {
    const tokenStore = memoryTokenStore("old");
    const { client, seen } = hosted(
      {
        tokenStore,
        onUnauthenticated: () => {
          throw new Error("This was not necessary.");
        },
      },
      ({ headers }) => {
        if (headers.get("Authorization") === "Bearer new") return ok();
        tokenStore.set("new");
        return unauthenticated();
      },
    );
    expect(await client.call(getUser)).toEqual(user);
    expect(seen.map(({ authorization }) => authorization)).toEqual(["Bearer old", "Bearer new"]);
  });

  it("leaves the failure as it is when it answers false", async () => {
    const { client, asked } = strict(() => false);
    await expect(client.call(getUser)).rejects.toMatchObject({ name: "StatusError", status: 401 });
    expect(asked()).toEqual(["old"]);
  });

  it("is asked about a 401 alone", async () => {
    const onUnauthenticated = vi.fn(() => true);
    const outcomes: Settled[] = [];
    const answers = [
      ok(),
      new Response(null, { status: 403 }),
      new Response(null, { status: 500 }),
    ];
    const { client } = hosted(
      { onUnauthenticated, on: { settled: (_request, outcome) => outcomes.push(outcome) } },
      () => answers.shift() as Response,
    );
    await client.call(getUser);
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 403 });
    await expect(client.call(getUser)).rejects.toMatchObject({ status: 500 });
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(outcomes.map(({ attempts, unauthenticated }) => [attempts, unauthenticated])).toEqual([
      [1, undefined],
      [1, undefined],
      [1, undefined],
    ]);
  });

  it("is not asked about a POST: a sign-in may be what renews the token", async () => {
    const { client, renewals } = strict(() => true);
    const refused = client.call(login, { username: "demo", password: "wrong" });
    await expect(refused).rejects.toMatchObject({ status: 401 });
    expect(renewals()).toBe(0);
  });

  it("tells all that wait what it threw", async () => {
    const sealed = new Error("vault is sealed");
    const { client } = strict(() => Promise.reject(sealed));
    const thrown = await Promise.allSettled([client.call(getUser), client.call(getUser)]);
    expect(thrown).toEqual([
      { status: "rejected", reason: sealed },
      { status: "rejected", reason: sealed },
    ]);
  });

  it("leaves the 401 that it was asked about to `settled`, however that ended", async () => {
    const sealed = new Error("vault is sealed");
    const renewing = strict((set) => {
      set("new");
      return true;
    });
    await renewing.client.call(getUser);
    const failing = strict(() => Promise.reject(sealed));
    await failing.client.call(getUser).catch(() => {});
    const outcomes = [...renewing.outcomes, ...failing.outcomes];
    expect(
      outcomes.map(({ status, requestId, error, unauthenticated }) => {
        const { name, path, requestId: first } = unauthenticated ?? {};
        return [status, requestId, error, name, path, first];
      }),
    ).toEqual([
      [200, "req-2", undefined, "StatusError", "/api/auth/user", "req-1"],
      [undefined, undefined, sealed, "StatusError", "/api/auth/user", "req-1"],
    ]);
  });
});

describe("a time limit", () => {
  it.each([
    [3e9, 3e9],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31, 2 ** 31],
    [7e9, 7e9],
  ])("of %d milliseconds ends a call after that time, and not before", async (timeout, after) => {
    vi.useFakeTimers();
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      timeout,
      fetch: () => new Promise(() => {}),
    });
    const ends: number[] = [];
    const began = Date.now();
    const call = client.call(getUser).catch(() => ends.push(Date.now() - began));
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    vi.useRealTimers();
    expect(ends).toEqual([after]);
  });

  it("without an end is none", async () => {
    vi.useFakeTimers();
    const { client } = hosted({ timeout: Number.POSITIVE_INFINITY }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5e9));
      return ok();
    });
    const call = client.call(getUser);
    await vi.advanceTimersByTimeAsync(5e9);
    vi.useRealTimers();
    expect(await call).toEqual(user);
  });
});
