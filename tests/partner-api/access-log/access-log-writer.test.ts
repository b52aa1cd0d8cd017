import { accessLogWriter, DatabaseUnavailable, type Db } from "partner-api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = () => Promise.reject(new Error("nobody asks this"));

const reading = (userId: number) => ({
  at: new Date("2026-06-08T03:14:07Z"),
  userId,
  companyId: 101,
  module: "intracity",
  act: "read" as const,
  report: "/api/intracity/summary/{company_id}",
  fromDate: "2026-06-01",
  toDate: "2026-06-02",
  address: "203.0.113.7",
  device: null,
});

/** A record over a database that takes as many readings at once as it is given, or fails. */
function begin() {
  const stored: number[][] = [];
  const warned: unknown[] = [];
  let fails: Error | undefined;
  let meanwhile = () => {};
  const db: Db = {
    isDistributed: false,
    query: async (_, [readings] = []) => {
      if (fails) throw fails;
      meanwhile();
      stored.push(JSON.parse(String(readings)).map(([, user]: number[]) => user));
      return [];
    },
    tx: nobody,
    pipeline: nobody,
    vacuum: nobody,
    ping: nobody,
    load: () => ({ open: 0, idle: 0, waiting: 0 }),
    close: async () => {},
  };
  const record = accessLogWriter(db, { warn: (what, why) => warned.push([why, what]) });
  const fail = (error: Error | undefined) => {
    fails = error;
  };
  const whileStoring = (happens: () => void) => {
    meanwhile = happens;
  };
  return { record, stored, warned, fail, whileStoring };
}

const away = new DatabaseUnavailable("The database does not answer.");
const second = () => vi.advanceTimersByTimeAsync(1000);

it("readings are stored together a second after the first, the same one once", async () => {
  const { record, stored } = begin();
  for (const user of [7, 8, 7]) record.note(reading(user));
  await vi.advanceTimersByTimeAsync(999);
  expect(stored).toEqual([]);
  record.note(reading(9));
  await vi.advanceTimersByTimeAsync(1);
  expect(stored).toEqual([[7, 8, 9]]);
  record.note(reading(7));
  await second();
  expect(stored).toEqual([[7, 8, 9], [7]]);
});

it("what comes while others are stored waits for a second of its own", async () => {
  const { record, stored, whileStoring } = begin();
  whileStoring(() => record.note(reading(8)));
  record.note(reading(7));
  await second();
  expect(stored).toEqual([[7]]);
  await second();
  expect(stored).toEqual([[7], [8]]);
});

it.each([
  ["company", { companyId: 102 }],
  ["act", { act: "searched" as const }],
  ["report", { report: "/api/intracity/vehicles/{company_id}" }],
  ["first day", { fromDate: "2026-05-31" }],
  ["last day", { toDate: "2026-06-03" }],
  ["address", { address: "203.0.113.8" }],
  ["device", { device: "Chrome on Android" }],
])("a reading of another %s is another one", async (_, other) => {
  const { record, stored } = begin();
  record.note(reading(7));
  record.note({ ...reading(7), ...other });
  await second();
  expect(stored).toEqual([[7, 7]]);
});

it("readings wait until the database is back, and then come in parts of 500", async () => {
  const { record, stored, warned, fail } = begin();
  fail(away);
  for (let user = 1; user <= 1001; user += 1) record.note(reading(user));
  await second();
  await second();
  expect([stored, warned]).toEqual([[], []]);
  fail(undefined);
  await second();
  expect(stored.map((part) => [part.length, part[0]])).toEqual([
    [500, 1],
    [500, 501],
    [1, 1001],
  ]);
  expect(warned).toEqual([]);
});

it("at most 10,000 readings wait, and how many were lost is said", async () => {
  const { record, stored, warned, fail } = begin();
  fail(away);
  for (let user = 1; user <= 10_003; user += 1) record.note(reading(user));
  await second();
  fail(undefined);
  await second();
  expect(stored.flat()).toHaveLength(10_000);
  expect(warned).toEqual([["readings lost", { lost: 3 }]]);
});

it("what the database refuses is lost, and holds nothing up", async () => {
  const { record, stored, warned, fail } = begin();
  fail(Object.assign(new Error("a value"), { code: "22007" }));
  record.note(reading(7));
  await second();
  fail(undefined);
  record.note(reading(8));
  await second();
  expect(stored).toEqual([[8]]);
  expect(warned).toEqual([
    ["readings not stored", { code: "22007" }],
    ["readings lost", { lost: 1 }],
  ]);
});

it("the end stores what waits, and says what it could not", async () => {
  const { record, stored, warned, fail } = begin();
  record.note(reading(7));
  await record.close();
  expect(stored).toEqual([[7]]);
  fail(away);
  record.note(reading(8));
  await record.close();
  expect(warned).toEqual([["readings lost", { lost: 1 }]]);
  expect(vi.getTimerCount()).toBe(0);
});
