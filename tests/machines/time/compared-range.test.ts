import fc from "fast-check";
import { addDays, daysBetween } from "machines/time/calendar-day";
import {
  type ComparisonPeriod,
  comparedRange,
  comparisonPeriods,
  counterparts,
} from "machines/time/compared-range";
import { rangeAlert } from "machines/time/date-range";
import { previousRange, serviceDays } from "machines/time/reporting-window";
import { describe, expect, it } from "vitest";
import { days } from "./dates.ts";

const range = (from: string, to: string) => ({ from, to });
const ranges = fc
  .tuple(days, fc.integer({ min: 0, max: 32 }))
  .map(([from, length]) => range(from, addDays(from, length)));
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();

it("the ways to compare have the names that addresses hold", () => {
  expect(comparisonPeriods).toEqual(["before", "week", "month", "year"]);
});

describe("the range that another is set against", () => {
  it.each([
    ["before", "2026-11-21", "2026-11-22", "2026-11-20", "2026-11-21"],
    ["before", "2026-11-15", "2026-11-22", "2026-11-08", "2026-11-15"],
    ["week", "2026-11-21", "2026-11-22", "2026-11-14", "2026-11-15"],
    ["week", "2026-11-21", "2026-11-21", "2026-11-14", "2026-11-14"],
    ["week", "2026-11-15", "2026-11-22", "2026-11-08", "2026-11-15"],
    ["week", "2026-11-14", "2026-11-22", "2026-10-31", "2026-11-08"],
    ["week", "2027-01-01", "2027-01-03", "2026-12-25", "2026-12-27"],
    ["month", "2026-11-01", "2026-11-22", "2026-10-01", "2026-10-22"],
    ["month", "2026-10-01", "2026-11-01", "2026-09-01", "2026-10-01"],
    ["month", "2026-03-01", "2026-04-01", "2026-02-01", "2026-03-01"],
    ["month", "2026-02-01", "2026-03-01", "2026-01-01", "2026-01-29"],
    ["month", "2026-03-31", "2026-04-01", "2026-02-28", "2026-03-01"],
    ["month", "2028-03-30", "2028-03-30", "2028-02-29", "2028-02-29"],
    ["month", "2026-01-05", "2026-01-06", "2025-12-05", "2025-12-06"],
    ["year", "2026-11-01", "2026-11-22", "2025-11-01", "2025-11-22"],
    ["year", "2028-02-29", "2028-03-01", "2027-02-28", "2027-03-01"],
    ["year", "2028-02-29", "2028-02-29", "2027-02-28", "2027-02-28"],
    ["year", "2029-02-01", "2029-03-01", "2028-02-01", "2028-02-29"],
    ["year", "2028-12-31", "2029-01-02", "2027-12-31", "2028-01-02"],
  ] as const)("%s of %s to %s is %s to %s", (comparing, from, to, before, until) => {
    expect(comparedRange({ from, to }, comparing)).toEqual({ from: before, to: until });
  });

  it("is none that holds days of both, nor one of a range that is refused, nor a refused one", () => {
    expect([
      comparedRange(range("2026-02-10", "2026-03-13"), "month"),
      // Both would be accepted: a day over the most is.
      comparedRange(range("2026-01-01", "2026-02-02"), "month"),
      comparedRange(range("2026-11-22", "2026-11-21"), "week"),
      comparedRange(range("2026-01-01", "2026-03-01"), "before"),
      comparedRange(range("soon", "2026-03-01"), "before"),
      comparedRange(range("2029-02-01", "2029-03-05"), "year"),
    ]).toEqual([null, null, null, null, null, null]);
  });

  it("is over before the other begins, and would itself be accepted", () => {
    fc.assert(
      fc.property(ranges, fc.constantFrom(...comparisonPeriods), (now, comparing) => {
        const earlier = comparedRange(now, comparing);
        const isAsLong = comparing === "before" || comparing === "week";
        if (isAsLong) expect(earlier).not.toBe(null);
        if (!earlier) return;
        expect(rangeAlert(earlier)).toBe(null);
        expect((serviceDays(earlier)?.end ?? "9999") <= now.from).toBe(true);
      }),
    );
  });

  it("before is the range before, and a week earlier has the same weekdays and as many", () => {
    fc.assert(
      fc.property(ranges, (now) => {
        expect(comparedRange(now, "before")).toEqual(previousRange(now));
        const earlier = comparedRange(now, "week") ?? now;
        expect([weekdayOf(earlier.from), daysBetween(earlier.from, earlier.to)]).toEqual([
          weekdayOf(now.from),
          daysBetween(now.from, now.to),
        ]);
        expect(daysBetween(earlier.from, now.from)).toBeLessThan(daysBetween(now.from, now.to) + 8);
      }),
    );
  });
});

describe("the days of a range, by those that they are set against", () => {
  const pairs = (from: string, to: string, comparing: ComparisonPeriod) => [
    ...counterparts({ from, to }, comparing),
  ];

  it("are as far apart as the ranges are", () => {
    expect([
      pairs("2026-11-20", "2026-11-22", "before"),
      pairs("2026-11-20", "2026-11-22", "week"),
      pairs("2026-11-21", "2026-11-21", "week"),
    ]).toEqual([
      [
        ["2026-11-18", "2026-11-20"],
        ["2026-11-19", "2026-11-21"],
      ],
      [
        ["2026-11-13", "2026-11-20"],
        ["2026-11-14", "2026-11-21"],
      ],
      [["2026-11-14", "2026-11-21"]],
    ]);
  });

  it("have the same number in the month, and a 31st has none after a shorter one", () => {
    expect(pairs("2026-10-30", "2026-11-02", "month")).toEqual([
      ["2026-09-30", "2026-10-30"],
      ["2026-10-01", "2026-11-01"],
    ]);
    expect(pairs("2026-03-31", "2026-04-01", "month")).toEqual([["2026-02-28", "2026-03-31"]]);
  });

  it("have the same date in the year, and the 29th of February has none beside the 28th", () => {
    expect(pairs("2028-02-28", "2028-03-02", "year")).toEqual([
      ["2027-02-28", "2028-02-28"],
      ["2027-03-01", "2028-03-01"],
    ]);
    expect(pairs("2028-02-29", "2028-03-01", "year")).toEqual([["2027-02-28", "2028-02-29"]]);
  });

  it("are none where nothing is compared", () => {
    expect([
      pairs("2026-11-22", "2026-11-21", "before"),
      pairs("2026-02-10", "2026-03-13", "month"),
    ]).toEqual([[], []]);
  });

  it("lie in their ranges, each of them once", () => {
    fc.assert(
      fc.property(ranges, fc.constantFrom(...comparisonPeriods), (now, comparing) => {
        const earlier = comparedRange(now, comparing);
        const found = [...counterparts(now, comparing)];
        const own = found.map(([, day]) => day);
        expect(new Set(own).size).toBe(own.length);
        for (const [before, day] of found) {
          expect(before >= (earlier?.from ?? "") && day >= now.from).toBe(true);
          expect(before < (earlier ? (serviceDays(earlier)?.end ?? "") : "")).toBe(true);
          expect(day < (serviceDays(now)?.end ?? "")).toBe(true);
        }
      }),
    );
  });
});
