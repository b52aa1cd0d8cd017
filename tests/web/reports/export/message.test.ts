import { expect, it } from "vitest";
import { messageOf } from "web/reports/export/message.ts";
import type { SheetInput } from "web/reports/export/sheet-of.ts";
import { compareRows, withComparedColumns } from "web/reports/rules/compare.ts";
import { totalsOf } from "web/reports/rules/figures.ts";
import { at, inputOf } from "./report-input.ts";

const link = "https://portal.example/intracity/counterwise/report/?company=1";
const counters = at("/intracity/counterwise/report/");
const sold = [
  { counter: { id: 2, name: "Gabtoli" }, total_tickets: 1200, total_fares: "22137.20" },
  { counter: { id: 1, name: "Uttara" }, total_tickets: 45, total_fares: "1000.10" },
];
const linesOf = (input: SheetInput) => messageOf({ input, link }).split("\n");
const range = { from: "2026-11-19", to: "2026-11-20" };
const before = { from: "2026-11-12", to: "2026-11-13" };

/** The counters of a day, with the same rows a week earlier in other amounts. */
function compared(earlier: string, until: string | null = null): SheetInput {
  const { report } = counters;
  const shown = withComparedColumns(report);
  const input = inputOf(counters, sold, {
    filter: { range, fields: {} },
    comparedRanges: { range, before, until },
  });
  const rows = [{ counter: { id: 2, name: "Gabtoli" }, total_tickets: 1, total_fares: earlier }];
  const { clock } = input.table;
  const all = compareRows(report, sold, { rows, days: new Map() }, clock);
  const totals = totalsOf(all, shown);
  return { ...input, table: { ...input.table, report: shown, rows: all, totals } };
}

it("a message says in three lines what it is about and when, the total, and where the rest is", () => {
  const input = inputOf(counters, sold, { company: "Meghna City Line", currency: "৳" });
  expect(linesOf(input)).toEqual([
    "Counter Wise Report · Meghna City Line · 2 days: November 2, 2026 to November 3, 2026",
    "Total: Fares ৳23,137.30",
    link,
  ]);
});

it("a message of one day names the day, and of a running one when it was fetched", () => {
  const of = (range: NonNullable<SheetInput["filter"]["range"]>) =>
    linesOf(inputOf(counters, sold, { company: "Meghna", filter: { range, fields: {} } }))[0];
  expect(of({ from: "2026-11-20", to: "2026-11-21" })).toBe(
    "Counter Wise Report · Meghna · November 20, 2026",
  );
  expect(of({ from: "2026-11-21", to: "2026-11-22" })).toBe(
    "Counter Wise Report · Meghna · November 21, 2026 · Fetched: 21.11.2026 10:05 AM",
  );
});

it.each([
  ["23137.30", "no change"],
  ["23000", "▲ 137.30 (0.6%)"],
  ["46274.60", "▼ 23,137.30 (50.0%)"],
  ["226.80", "▲ 22,910.50 (×102)"],
  ["0", "▲ 23,137.30 (new)"],
])("a message of a comparison says the change from %s as %s", (earlier, change) => {
  expect(linesOf(compared(earlier))).toEqual([
    "Counter Wise Report · ঢাকা Line · November 19, 2026",
    `Total: Fares 23,137.30 ${change} vs. November 12, 2026`,
    link,
  ]);
});

it("a message of a part of a day says until which hour it is compared", () => {
  expect(linesOf(compared("23137.30", "14:00"))[1]).toBe(
    "Total: Fares 23,137.30 no change vs. November 12, 2026 until 2:00 PM",
  );
});

it("a message of a search has the sum of what was found, and names the search", () => {
  const input = inputOf(counters, sold.slice(0, 1), {
    activeFilters: [{ by: "search", field: "", title: "Search", value: "gab", isRequired: false }],
    fetched: 2,
  });
  const found = totalsOf(sold.slice(0, 1), counters.report);
  const all = totalsOf(sold, counters.report);
  const table = { ...input.table, totals: all, subtotals: found };
  expect(linesOf({ ...input, table }).slice(0, 2)).toEqual([
    "Counter Wise Report (Search: gab) · ঢাকা Line · 2 days: November 2, 2026 to November 3, 2026",
    "Total: Fares 22,137.20",
  ]);
});

it("a total that says so itself is not called one twice", () => {
  const cards = at("/offline-counter/report");
  const rows = [{ counterman: { name: "Karim" }, total_tickets: 3, total_fares: "-4.5" }];
  expect(linesOf(inputOf(cards, rows, { currency: "৳" }))[1]).toBe("Total Amount: −৳4.50");
});

it("a message of a list without sums says how many rows there are, and when they were fetched", () => {
  const buses = at("/intracity/vehicle/report/");
  const rows = [{ registration_number: "DHK-1" }, { registration_number: "DHK-2" }];
  const of = (part: Partial<SheetInput> = {}) => linesOf(inputOf(buses, rows, part)).slice(0, 2);
  const head = "Buses · ঢাকা Line · Fetched: 21.11.2026 10:05 AM";
  expect(of()).toEqual([head, "2 rows"]);
  expect(of({ isPartial: true })[1]).toBe("2 rows fetched");
});
