import { reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import type { ColumnKind } from "web/reports/definitions/report.ts";
import { cellText, fieldGetter, fieldOf, formatValue } from "web/reports/rules/cells.ts";

describe("a field", () => {
  it.each([
    [{ fares: 5 }, "fares", 5],
    [{ counter: { name: "Uttara" } }, "counter.name", "Uttara"],
    [{ trip: { coach: { name: "C-1" } } }, "trip.coach.name", "C-1"],
    [{ "counter.name": "flat" }, "counter.name", undefined],
    [{ counter: null }, "counter.name", undefined],
    [{ counter: "Uttara" }, "counter.length", undefined],
    [{}, "fares", undefined],
  ])("of %j at %s is %j", (row, path, value) => {
    expect([fieldOf(row, path), fieldGetter(path)(row)]).toEqual([value, value]);
  });

  it.each([null, undefined, "text", 7])("of %j is nothing", (row) => {
    expect(fieldOf(row, "length")).toBe(undefined);
  });
});

const cells: [ColumnKind, unknown, string][] = [
  ["name", "Uttara", "Uttara"],
  ["name", 7, "7"],
  ["name", "in_the_yard", "in_the_yard"],
  ["text", "by_road", "by_road"],
  ["name", "", "N/A"],
  ["name", true, "N/A"],
  ["text", ["A1", "A2"], "A1, A2"],
  ["text", [], "N/A"],
  ["count", "1412", "1,412"],
  ["count", [1200, null], "1,200, N/A"],
  ["count", " ", "N/A"],
  ["count", "many", "N/A"],
  ["count", Number.POSITIVE_INFINITY, "N/A"],
  ["money", "22137.2", "22,137.20"],
  ["money", "  ", "N/A"],
  ["money", "12 taka", "N/A"],
  ["count change", "1500", "▲ 1,500"],
  ["count change", 0, "0"],
  ["money change", "-12.5", "▼ 12.50"],
  ["money change", "0.01", "▲ 0.01"],
  ["money change", "many", "N/A"],
  ["time", "22:30", "10:30 PM"],
  ["time", "", "N/A"],
  ["time", "noon", "N/A"],
  ["duration", 60, "1 h 0 min"],
  ["duration", 59.9, "59 min"],
  ["duration", 1439, "23 h 59 min"],
  ["duration", 1501, "1 d 1 h"],
  ["duration", "1e999", "N/A"],
  ["duration", "-1", "N/A"],
  ["share", 12.34, "▲ 12.3%"],
  ["share", 0, "0.0%"],
  ["share", -1, "▼ 1.0%"],
  ["share", "new", "new"],
  ["date", "2026-11-21", "November 21, 2026"],
  ["date", 20_261_121, "N/A"],
  ["status", "in_the_yard", "In the yard"],
  ["status", 7, "7"],
  ["timestamp", "2026-11-21T04:05:00Z", "21.11.2026 10:05 AM"],
  ["timestamp", Date.UTC(2026, 10, 21), "21.11.2026 06:00 AM"],
  ["timestamp", null, "N/A"],
  ["timestamp", true, "N/A"],
  ["timestamp", { at: 1 }, "N/A"],
];

it.each(cells)("a %s of %j is read as %j", (kind, value, text) => {
  expect(cellText(value, kind, reportingClock("Asia/Dhaka"))).toBe(text);
  if (kind !== "timestamp") expect(formatValue(value, kind)).toBe(text);
});
