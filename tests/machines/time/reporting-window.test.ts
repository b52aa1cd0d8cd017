import fc from "fast-check";
import { addDays, daysBetween } from "machines/time/calendar-day";
import { rangeAlert } from "machines/time/date-range";
import {
  isRunning,
  nextRange,
  previousRange,
  serviceDays,
  splitRange,
} from "machines/time/reporting-window";
import { describe, expect, it } from "vitest";
import { days } from "./dates.ts";

describe("previous and next range", () => {
  const today = "2026-11-20";

  it("have the same length and follow on", () => {
    const range = { from: "2026-11-01", to: "2026-11-08" };
    expect(previousRange(range)).toEqual({ from: "2026-10-25", to: "2026-11-01" });
    expect(nextRange(range, today)).toEqual({ from: "2026-11-08", to: "2026-11-15" });
  });

  it("move a range of equal dates, one day's window, by a day", () => {
    const day = { from: "2026-11-01", to: "2026-11-01" };
    expect(previousRange(day)).toEqual({ from: "2026-10-31", to: "2026-10-31" });
    expect(nextRange(day, today)).toEqual({ from: "2026-11-02", to: "2026-11-02" });
  });

  it("do not go ahead of today", () => {
    expect(nextRange({ from: "2026-11-19", to: "2026-11-20" }, today)).toEqual({
      from: "2026-11-20",
      to: "2026-11-21",
    });
    expect(nextRange({ from: "2026-11-20", to: "2026-11-21" }, today)).toBe(null);
  });

  it("are none for what is no range of the calendar", () => {
    expect(previousRange({ from: "2026-02-30", to: "2026-03-01" })).toBe(null);
    expect(nextRange({ from: "2026-02-01", to: "soon" }, today)).toBe(null);
    expect(addDays("soon", 1)).toBe("");
  });

  it("undo each other", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 31 }), (from, length) => {
        const range = { from, to: addDays(from, length) };
        const previous = previousRange(range) ?? range;
        expect(nextRange(previous, "2101-01-01")).toEqual(range);
      }),
    );
  });
});

it.each([
  ["2026-11-01", "2026-11-20", { count: 19, first: "2026-11-01", last: "2026-11-19" }],
  ["2028-02-28", "2028-03-01", { count: 2, first: "2028-02-28", last: "2028-02-29" }],
  ["2026-11-20", "2026-11-21", { count: 1, first: "2026-11-20", last: "2026-11-20" }],
])("the range %s to %s has its service days and ends on the second date", (from, to, days) => {
  expect(serviceDays({ from, to })).toEqual({ ...days, end: to });
});

it("the service day of two equal dates ends on the next", () => {
  expect(serviceDays({ from: "2026-12-31", to: "2026-12-31" })).toEqual({
    count: 1,
    first: "2026-12-31",
    last: "2026-12-31",
    end: "2027-01-01",
  });
});

it.each([
  ["2026-11-02", "2026-11-01"],
  ["2026-02-30", "2026-03-02"],
  ["2026-02-28", "soon"],
  ["", ""],
])("%j to %j has no service days", (from, to) => {
  expect(serviceDays({ from, to })).toBe(null);
});

it.each([
  ["2026-11-19", "2026-11-20", "2026-11-19", true],
  ["2026-11-19", "2026-11-20", "2026-11-20", false],
  ["2026-11-19", "2026-11-19", "2026-11-19", true],
  ["2026-11-19", "2026-11-19", "2026-11-20", false],
  ["2026-11-01", "2026-11-21", "2026-11-20", true],
  ["2026-11-22", "2026-11-21", "2026-11-20", false],
])("the range %s to %s is running on the service day %s: %s", (from, to, today, is) => {
  expect(isRunning({ from, to }, today)).toBe(is);
});

it.each([
  ["2026-11-20", "2026-11-21", 1],
  ["2026-11-21", "2026-11-20", -1],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-11-20", "2026-11-20", 0],
  ["2026-11-20", "tomorrow", Number.NaN],
])("from %s to %s it is %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

describe("splitRange", () => {
  it("leaves a legal range whole", () => {
    const range = { from: "2026-01-01", to: "2026-02-01" };
    expect(splitRange(range)).toEqual([range]);
  });

  it("has nothing to split in what is no range", () => {
    expect(splitRange({ from: "soon", to: "2026-01-01" })).toEqual([]);
  });

  it("splits any range into legal ones, without gap or overlap", () => {
    const length = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(days, length, fc.integer({ min: 1, max: 31 }), (from, span, maxDays) => {
        const to = addDays(from, span);
        const parts = splitRange({ from, to }, maxDays);
        expect(parts.map((part) => rangeAlert(part, maxDays))).toEqual(parts.map(() => null));
        expect([parts[0]?.from, ...parts.map((part) => part.to)]).toEqual([
          ...parts.map((part) => part.from),
          to,
        ]);
        expect(parts[0]?.from).toBe(from);
        expect(parts.length).toBe(Math.max(1, Math.ceil(span / maxDays)));
      }),
    );
  });
});
