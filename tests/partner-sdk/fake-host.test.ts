import { getResponse, http } from "msw";
import * as sdk from "partner-sdk";
import {
  getIntracityCounterwiseReport,
  type getOfflineCounterReport,
  getUser,
  listIntercityReservations,
  login,
  logout,
  NoAnswerError,
  NotJsonError,
  type Operation,
  rowsOf,
  type Schemas,
  StatusError,
  TimedOutError,
  WrongEnvelopeError,
} from "partner-sdk";
import { type Asked, exampleOf, fakeHost, handlersOf } from "partner-sdk/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { contract, operations, resolve } from "../contract/contract.ts";
import { start } from "./started-host.ts";

const range = { from_date: "2026-06-01", to_date: "2026-06-02" };
const counters = { company_id: 101, ...range };

describe("a fake host", () => {
  it.each(operations)("answers $method $path with the contract's first example", async (one) => {
    const { client } = start();
    const operation = (sdk as unknown as Record<string, Operation>)[one.operation.operationId];
    const names = one.path.match(/(?<=\{)\w+/g) ?? [];
    const input = Object.fromEntries(names.map((name) => [name, "7"]));
    const { content } = resolve(one.operation.responses["200"] ?? { description: "" });
    const [first] = Object.values(content?.["application/json"].examples ?? {});
    const answered = await client.call(operation as typeof getUser, input as never);
    expect({ success: true, ...(answered !== undefined && { data: answered }) }).toEqual(
      first?.value,
    );
  });

  it("answers with what it is told, and keeps what it was asked", async () => {
    const { host, client } = start();
    host.answers(getIntracityCounterwiseReport, exampleOf(getIntracityCounterwiseReport, "empty"));
    const headers = { "X-Tool": "nightly" };
    expect(await client.call(getIntracityCounterwiseReport, counters, { headers })).toEqual([]);
    await client.call(login, { username: "rahima", password: "p" });
    expect(host.asked).toEqual([
      {
        method: "GET",
        path: "/api/intracity/reports/counterwise/101",
        query: range,
        headers: { "x-tool": "nightly" },
        authorization: null,
        body: null,
      },
      {
        method: "POST",
        path: "/api/auth/login",
        query: {},
        headers: { "content-type": "application/json" },
        authorization: null,
        body: { username: "rahima", password: "p" },
      },
    ]);
  });

  it("answers by what it was asked, as a list of pages", async () => {
    const { host, client } = start();
    const { rows } = exampleOf(listIntercityReservations);
    host.answers(listIntercityReservations, ({ query }) =>
      query.cursor ? { rows, next_cursor: null } : { rows, next_cursor: "c-2" },
    );
    const all: unknown[] = [];
    const pages = rowsOf(client, listIntercityReservations, { company_id: "c1", ...range });
    for await (const row of pages) all.push(row);
    expect(all).toEqual([...rows, ...rows]);
    expect(host.asked.map(({ query }) => query.cursor)).toEqual([undefined, "c-2"]);
  });

  it.each([
    ["lost", NoAnswerError, "There was no answer from partner.test: ECONNRESET."],
    ["silent", TimedOutError, "There was no answer within 20 ms."],
    ["not_json", NotJsonError, undefined],
    ["wrong_envelope", WrongEnvelopeError, undefined],
    [502, StatusError, "Failed with 502."],
  ] as const)("fails as %s", async (name, kind, message) => {
    const { host, client } = start();
    host.fails(getUser, name);
    const failed = await client.call(getUser, {}, { timeout: 20 }).catch((error) => error);
    expect(failed).toBeInstanceOf(kind);
    if (message) expect(failed.message).toBe(message);
  });

  it("answers what calls the global fetch, as handlers of MSW", async () => {
    const { host } = start({ url: "http://partner.test/v2" });
    const handlers = handlersOf(host, http);
    const asking = (url: string) => getResponse(handlers, new Request(url));
    host.answers(getUser, { user: { name: "Tariq" }, allowed_companies: {} }, { times: 1 });
    const answered = await asking("http://partner.test/v2/api/auth/user");
    expect(await answered?.json()).toEqual({
      success: true,
      data: { user: { name: "Tariq" }, allowed_companies: {} },
    });
    host.fails(getUser, "lost");
    expect((await asking("http://partner.test/v2/api/auth/user"))?.type).toBe("error");
    expect(await asking("http://other.test/v2/api/auth/user")).toBeUndefined();
    expect(await asking("http://partner.test/other")).toBeUndefined();
  });

  const codes = contract.components.schemas.FailureCode as unknown as {
    enum: Schemas["FailureCode"][];
    "x-enumDescriptions": Record<string, string>;
  };

  it.each(codes.enum)("fails as %s, with the status that the contract gives it", async (code) => {
    const { host, client } = start();
    host.fails(getUser, code);
    const failed = await client.call(getUser).catch((error) => error);
    expect([failed.code, failed.requestId]).toEqual([code, "req-7f3a"]);
    expect(codes["x-enumDescriptions"][code]).toMatch(new RegExp(`^\\(${failed.status}\\b`));
  });

  it("says more of a failure, in its fields and headers", async () => {
    const { host, client } = start();
    const failure = { message: "Too early.", errors: [{ field: "from_date", message: "is past" }] };
    host.fails(getUser, 400, { failure, headers: { "Retry-After": "3" } });
    const failed = await client.call(getUser).catch((error) => error);
    expect([failed.code, failed.fieldErrors, failed.retryAfter]).toEqual([
      "bad_request",
      failure.errors,
      3,
    ]);
  });

  it("sends headers with an answer", async () => {
    const { host, client } = start();
    host.answers(getUser, exampleOf(getUser), { headers: { "X-Request-Id": "r-1" } });
    const { data, requestId } = await client.callWithResponse(getUser);
    expect([data, requestId]).toEqual([exampleOf(getUser), "r-1"]);
  });

  it("says any text with any status", async () => {
    const { host, client } = start();
    host.says(getUser, "<h1>Moved</h1>", { status: 404, headers: { "X-Request-Id": "r-1" } });
    const failed = await client.call(getUser).catch((error) => error);
    expect([failed.status, failed.requestId]).toEqual([404, "r-1"]);
  });

  it("says nothing at all with a status that allows no text", async () => {
    const { host, client } = start();
    host.says(getUser, "", { status: 204 });
    const failed = await client.call(getUser).catch((error) => error);
    expect([failed.name, failed.status, failed.contentType]).toEqual([
      "NotJsonError",
      204,
      undefined,
    ]);
  });

  it("throws where it was not told, and keeps what that was", async () => {
    const { host, client } = start({ examples: false });
    const failed = await client.call(getUser).catch((error) => error);
    expect(failed.message).toBe("The fake host was not told to answer GET /api/auth/user.");
    await host.fetch(new Request(`${host.url}/api/other`)).catch(() => {});
    expect([host.untold, host.asked]).toEqual([["GET /api/auth/user", "GET /api/other"], []]);
    host.answers(getUser, exampleOf(getUser));
    await client.call(getUser);
    host.reset();
    expect([host.untold, host.asked]).toEqual([[], []]);
    await expect(client.call(getUser)).rejects.toThrow("not told");
  });

  it("may want a token of everyone but who signs in", async () => {
    const { host, client } = start({ wantsToken: true });
    const refused = await client.call(getUser).catch((error) => error);
    expect([refused.status, refused.code]).toEqual([401, "unauthenticated"]);
    const { token } = await client.call(login, { username: "rahima", password: "p" });
    const headers = { Authorization: `Bearer ${token}` };
    expect(await client.call(getUser, {}, { headers })).toEqual(exampleOf(getUser));
    expect(host.asked.map(({ authorization }) => authorization)).toEqual([
      null,
      null,
      "Bearer an-opaque-access-token",
    ]);
  });

  it("may have an address with a path", async () => {
    const { host, client } = start({ url: "https://host.test/partner/" });
    await client.call(getUser);
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/user"]);
  });

  it("gives a new example each time", () => {
    exampleOf(getIntracityCounterwiseReport).length = 0;
    expect(exampleOf(getIntracityCounterwiseReport)).toHaveLength(3);
  });

  it("can only answer an operation with what the contract says", () => {
    const host = fakeHost();
    type Answer = Parameters<typeof host.answers<typeof getOfflineCounterReport>>[1];
    expectTypeOf<Exclude<Answer, (...args: never) => unknown>>().toEqualTypeOf<
      Schemas["OfflineCounterRow"][]
    >();
    expectTypeOf<Extract<Answer, (...args: never) => unknown>>().toBeCallableWith(
      {} as Asked,
      {} as Request,
    );
    host.answers(getIntracityCounterwiseReport, ({ query }) =>
      query.to_date ? [{ counter: { id: 1 }, total_tickets: 1, total_fares: "2" }] : [],
    );
    host.answers(getUser, () => ({ user: { name: "Tariq", age: 7 }, allowed_companies: {} }));
    host.answers(logout, () => undefined);
    const asLeftOut = { delay: undefined, times: undefined, headers: undefined };
    host.answers(getUser, exampleOf(getUser), asLeftOut);
    host.fails(getUser, 401, { ...asLeftOut, failure: undefined });
    host.says(getUser, "text", { ...asLeftOut, status: undefined });
    fakeHost({ url: undefined, examples: undefined, wantsToken: undefined });
    // @ts-expect-error: a field that the contract has not, deep in what a function makes.
    host.answers(getIntracityCounterwiseReport, () => [
      { counter: { id: 1, title: "A" }, total_tickets: 1, total_fares: 2 },
    ]);
    // @ts-expect-error: the same beside rows.
    host.answers(listIntercityReservations, () => ({ rows: [], next_cursor: null, more: true }));
    // @ts-expect-error: a name that no example of the operation has.
    exampleOf(getUser, "empty");
    // @ts-expect-error: a code that the contract does not know.
    host.fails(getUser, "teapot");
    // @ts-expect-error: a field that is missing.
    host.answers(getUser, { user: { name: "Tariq" } });
  });
});
