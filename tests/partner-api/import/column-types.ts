import type { kinds } from "partner-api";

type Holds = { fits(text: string): boolean; write?(text: string): string };

export function columnOf(of: typeof kinds, kind: string, name: string): Holds {
  const column = of[kind]?.columns.find((one) => one.name === name);
  if (!column) throw new Error(`${kind} has no column ${name}.`);
  return column.holds;
}

const repeated = (text: string, times: number) => text.repeat(times);
const seats = (count: number) => Array.from({ length: count }, () => "A1").join(" ");
const at = "2026-06-01T14:30";

type Case = [name: string, kind: string, column: string, fits: string[], doesNotFit: string[]];
export const columnTypes: Case[] = [
  [
    "the id of a company",
    "counters",
    "company_id",
    ["1", "2147483647", "0000000000000011"],
    ["0", "2147483648", "-1", "1.0", "1e3", "0x1", "00000000000000011", "1 1"],
  ],
  ["any other id", "counters", "counter_id", ["1", "9007199254740991"], ["0", "9007199254740992"]],
  ["a count", "coach-trips", "seats", ["0", "2147483647"], ["-1", "2147483648"]],
  ["a count from one", "ticket-sales", "tickets", ["1", "2147483647"], ["0", "2147483648"]],
  ["a toll", "toll-fares", "fare", ["0", "999999999999"], ["1000000000000", "0.5"]],
  [
    "money",
    "ticket-sales",
    "fares",
    ["0", "9999999999.99", "1.5", "01.50"],
    ["10000000000", "1.234", "1.", ".5", "-1", "1,5", "1.5.5", "x1", "1x"],
  ],
  [
    "text",
    "counters",
    "name",
    [repeated("x", 200), "রহিম", "a\\b"],
    [repeated("x", 201), "a\u0007", "a\nb", "a\u2028b", "a\u202eb", "a\uFFFDb"],
  ],
  [
    "seats",
    "reservations",
    "seats",
    [
      "A",
      "A B",
      "ক1 B-2",
      "nulls A-null null1",
      repeated("x", 10),
      seats(200),
      Array(200).fill(repeated("x", 10)).join(" "),
    ],
    [
      repeated("x", 11),
      `A1 ${repeated("x", 11)}`,
      "A1  A2",
      "A1,A2",
      "{A1}",
      " A1",
      "A1 ",
      seats(201),
      "null",
      "A1 NULL",
      "Null A1",
    ],
  ],
  ["one of several words", "vehicles", "status", ["active", "retired"], ["Active", "sold"]],
  [
    "a moment",
    "ticket-sales",
    "sold_at",
    [
      at,
      "2000-01-01T00:00",
      "2026-12-31 23:59:59.999999",
      "2024-02-29T20:59:59",
      "2000-02-29T19:00",
      "2026-04-30T09:00",
      "2026-01-31T10:00",
      ...["Z", "+06:00", "-14:59", "+0600", "+06", "-09:30", "+10"].map((offset) => at + offset),
      `${at}:59.1Z`,
      `${at}:09`,
    ],
    [
      "1999-12-31T23:59",
      "2026-00-10T10:00",
      "2026-13-10T10:00",
      "2026-06-00T10:00",
      "2026-06-31T10:00",
      "2026-02-29T10:00",
      "2100-02-29T10:00",
      "2026-01-32T10:00",
      "2026-06-01T24:00",
      "2026-06-01T30:00",
      "2026-06-01T10:60",
      "2026-06-01T10:00:60",
      "2026-06-01T10:00:00.1234567",
      "2026-06-01T10:00:00.",
      "2026-06-01T10",
      "2026-06-01",
      "26-06-01T10:00",
      "2026-6-01T10:00",
      "2026-06-01_10:00",
      "2026-06-01T9:00",
      ...["z", "+15", "+20:00", "+06:60", "+6", "+06:0", " +06", "ZZ"].map((offset) => at + offset),
      ` ${at}`,
    ],
  ],
];
