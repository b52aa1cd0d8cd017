import {
  createPartnerClient,
  getUser,
  login,
  memoryTokenStore,
  type NoAnswerError,
  type Settled,
  type StatusError,
} from "partner-sdk";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answer, hosted, ok, unauthenticated, user } from "./hosted.ts";

afterEach(() => vi.unstubAllGlobals());

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

  it("without a value are left out, whatever their names, and the request settles as every request does", async () => {
    const events: string[] = [];
    const { client, seen } = hosted({
      headers: { "X-Api-Key": undefined as never, "X-Tool": undefined as never },
      on: {
        started: ({ path }) => events.push(`started ${path}`),
        settled: (_request, { status }) => events.push(`settled ${status}`),
      },
    });
    expect(await client.call(getUser)).toEqual(user);
    expect([seen, events]).toEqual([[{}], ["started /api/auth/user", "settled 200"]]);
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

  it.each([
    ["without an end", { timeout: Number.POSITIVE_INFINITY }, {}],
    ["of 0", { timeout: 0 }, {}],
    ["of 0 for a call, whatever the client has", { timeout: 1000 }, { timeout: 0 }],
    ["of 0 beside a signal", { timeout: 0 }, { signal: new AbortController().signal }],
  ])("%s is none", async (_what, ofClient, ofCall) => {
    vi.useFakeTimers();
    const { client } = hosted(ofClient, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5e9));
      return ok();
    });
    const call = client.call(getUser, {}, ofCall).catch(String);
    await vi.advanceTimersByTimeAsync(5e9);
    vi.useRealTimers();
    expect(await call).toEqual(user);
  });
});
