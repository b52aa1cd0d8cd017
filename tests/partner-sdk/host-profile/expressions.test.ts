import { execFile } from "node:child_process";
import { promisify } from "node:util";
import {
  getIntracitySummary,
  getTollplazaSummary,
  listIntercityReservations,
  listOfflineCounterDeviceIds,
  NotJsonError,
  WrongEnvelopeError,
} from "partner-sdk";
import { HostProfileError } from "partner-sdk/host-profile";
import { expect, it, vi } from "vitest";
import { answering, june } from "./answering.ts";

const compiled = vi.hoisted(() => [] as string[]);
vi.mock("jsonata", async (load) => {
  const { default: jsonata } = await load<{ default: typeof import("jsonata") }>();
  const spied = (...args: Parameters<typeof jsonata>) => {
    compiled.push(args[0]);
    return jsonata(...args);
  };
  return { default: spied };
});

const devices = (expression: string, body: unknown) => {
  const operations = { listOfflineCounterDeviceIds: { expression } };
  const host = answering({ operations }, () => Response.json(body));
  const input = { company_id: "c/1" };
  return { ...host, ids: () => host.client.call(listOfflineCounterDeviceIds, input) };
};

it("an expression is compiled once for all answers, also at the same time", async () => {
  compiled.length = 0;
  const { ids } = devices("pos.id", { pos: [{ id: "a" }, { id: "b" }] });
  expect(await Promise.all([ids(), ids(), ids()])).toEqual(Array(3).fill(["a", "b"]));
  expect(await ids()).toEqual(["a", "b"]);
  expect(compiled).toEqual(["pos.id"]);
});

it("JSONata is not loaded for a profile without expressions", async () => {
  compiled.length = 0;
  const host = answering({ operations: { listOfflineCounterDeviceIds: {} } }, { data: ["a"] });
  expect(await host.client.call(listOfflineCounterDeviceIds, { company_id: 1 })).toEqual(["a"]);
  expect(compiled).toEqual([]);
});

it("one row and no row are lists, too", async () => {
  expect(await devices("pos.id", { pos: [{ id: "a" }] }).ids()).toEqual(["a"]);
  expect(await devices("pos.id", { pos: [] }).ids()).toEqual([]);
});

it("the parameters of the request are those of the contract", async () => {
  const operations = {
    getIntracitySummary: {
      dates: { format: "DD-MM-YYYY", to: "inclusive" },
      expression: "{ 'totals': $request, 'days': [] }",
    },
  } as const;
  const { client } = answering({ operations }, {});
  expect(await client.call(getIntracitySummary, { company_id: 101, ...june })).toEqual({
    totals: { company_id: "101", ...june },
    days: [],
  });
});

it("pages and days are made of rows alone or of all", async () => {
  const operations = {
    listIntercityReservations: { expression: "list.{ 'seats': [s] }" },
    getIntracitySummary: {
      amounts: "minor",
      expression: "days.{ 'date': d, 'total_trips': 1, 'total_tickets': 2, 'total_fares': f }",
    },
  } as const;
  const body = { list: [{ s: "A1" }], days: { d: "2026-06-01", f: 250 } };
  const { client } = answering({ operations }, body);
  expect(await client.call(listIntercityReservations, { company_id: 1, ...june })).toEqual({
    rows: [{ seats: ["A1"] }],
    next_cursor: null,
  });
  const days = [{ date: "2026-06-01", total_trips: 1, total_tickets: 2, total_fares: "2.50" }];
  expect(await client.call(getIntracitySummary, { company_id: 1, ...june })).toEqual({
    totals: { total_trips: "1", total_tickets: "2", total_fares: "2.50" },
    days,
  });
  const whole = { listIntercityReservations: { expression: "{ 'rows': list, 'next_cursor': n }" } };
  const { client: paging } = answering({ operations: whole }, { list: { seats: [] }, n: 3 });
  expect(await paging.call(listIntercityReservations, { company_id: 1, ...june })).toEqual({
    rows: [{ seats: [] }],
    next_cursor: "3",
  });
});

it("no object where one is due is a wrong envelope", async () => {
  const operations = { getTollplazaSummary: { expression: "toll" } };
  const host = answering({ operations }, { data: 1 });
  const thrown = await host.client.call(getTollplazaSummary, { company_id: 1 }).catch((e) => e);
  expect(thrown).toBeInstanceOf(WrongEnvelopeError);
  expect(thrown.message).toBe(
    "The host's answer to getTollplazaSummary should have an object at its expression; came nothing.",
  );
});

it.each([
  ["pos + 1", { pos: "Rahima" }, "T2001 at 5"],
  ["($f := function($n) { 1 + $f($n) }; $f(1))", {}, "D1011 at 29"],
  ["[1..9999999]", {}, "D2015 at 4"],
])(
  "what goes wrong in %s says where, and nothing of the answer",
  async (expression, body, error) => {
    const { ids, mismatches } = devices(expression, body);
    const thrown = await ids().catch((caught) => caught);
    expect(thrown).toBeInstanceOf(WrongEnvelopeError);
    expect(thrown.message).toBe(
      `The host's answer to listOfflineCounterDeviceIds should have what its expression needs; came the error ${error}.`,
    );
    expect(mismatches).toEqual([
      {
        operation: "listOfflineCounterDeviceIds",
        field: "data",
        expected: "what its expression needs",
        came: `the error ${error}`,
      },
    ]);
  },
);

it("an answer that is no JSON does not reach the expression", async () => {
  const operations = { listOfflineCounterDeviceIds: { expression: "pos" } };
  const host = answering({ operations }, () => new Response("<p>"));
  const thrown = await host.client
    .call(listOfflineCounterDeviceIds, { company_id: 1 })
    .catch((e) => e);
  expect(thrown).toBeInstanceOf(NotJsonError);
});

it("a text that is no JSONata is an error of the profile, each time", async () => {
  compiled.length = 0;
  const { ids, requests } = devices("pos.{", {});
  for (const _ of [1, 2]) {
    const thrown = await ids().catch((error) => error);
    expect(thrown).toBeInstanceOf(HostProfileError);
    expect(thrown.problems).toEqual([
      {
        at: "operations.listOfflineCounterDeviceIds.expression",
        message: 'is not JSONata: Expected ":" before end of expression (character 5)',
      },
    ]);
  }
  expect([compiled, requests]).toEqual([["pos.{", "pos.{"], []]);
});

it("an expression that takes longer than five seconds ends", async () => {
  let now = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 10));
  const { ids, mismatches } = devices(
    "($f := function($n) { $n > 2000 ? ['a'] : $f($n + 1) }; $f(1))",
    {},
  );
  const thrown = await ids().catch((error) => error);
  clock.mockRestore();
  expect(thrown).toBeInstanceOf(WrongEnvelopeError);
  expect(mismatches.map(({ came }) => came)).toEqual([
    expect.stringMatching(/^the error D1012 at /),
  ]);
});

it("an expression works where a page's policy forbids code made of texts", async () => {
  const program = `
    const { default: jsonata } = await import(${JSON.stringify(import.meta.resolve("jsonata"))});
    let refused = "";
    try { new Function("1"); } catch (error) { refused = error.name; }
    const text = "$sum(rows[name ~> /^a/].{ 'n': $eval('n * 2') }.n)";
    console.log(refused, await jsonata(text).evaluate({ rows: [{ name: "ab", n: 4 }] }));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...["--disallow-code-generation-from-strings", "--input-type=module", "--eval", program],
  ]);
  expect(stdout).toBe("EvalError 8\n");
});
