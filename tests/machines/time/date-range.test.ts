import fc from "fast-check";
import { addDays } from "machines/time/calendar-day";
import { maxRangeSpan, rangeAlert } from "machines/time/date-range";
import { describe, expect, it } from "vitest";
import { days } from "./dates.ts";

const before = "From date must be lesser than to date";

describe("the range check", () => {
  it.each([
    ["2026-11-20", "2026-11-20", 31, null],
    ["2026-11-20", "2026-11-21", 31, null],
    ["2026-11-20", "2026-11-19", 31, before],
    ["2026-01-01", "2025-12-31", 31, before],
    ["2026-01-01", "2026-02-01", 31, null],
    ["2026-01-01", "2026-02-02", 31, null],
    ["2026-01-01", "2026-02-03", 31, "Maximum 31 days"],
    ["2028-02-01", "2028-03-04", 31, null],
    ["2028-02-01", "2028-03-05", 31, "Maximum 31 days"],
    ["2026-01-01", "2026-01-10", 7, "Maximum 7 days"],
    ["2026-01-01", "2026-01-09", 7, null],
    ["2026-01-01", "2026-02-02", 90, null],
    ["2026-01-01", "2026-02-03", 90, "Maximum 31 days"],
    ["2026-01-01", "2026-02-03", 0, "Maximum 31 days"],
    ["2026-01-01", "2026-02-03", Number.NaN, "Maximum 31 days"],
    ["2026-02-30", "2026-03-01", 31, before],
    ["2026-02-30", "2026-03-05", 31, before],
    ["", "2026-03-01", 31, before],
    ["2026-03-01", "soon", 31, before],
  ])("from %s to %s with at most %i days: %s", (from, to, maxDays, alert) => {
    expect(rangeAlert({ from, to }, maxDays)).toBe(alert);
  });

  it("has nothing to say of a list without dates", () => {
    expect(rangeAlert(null, 31)).toBe(null);
  });

  it("goes by 31 days where no other number is given [S5.2]", () => {
    expect(rangeAlert({ from: "2026-01-01", to: "2026-02-02" })).toBe(null);
    expect(rangeAlert({ from: "2026-01-01", to: "2026-02-03" })).toBe("Maximum 31 days");
  });

  it.each([
    [undefined, 32],
    [7, 8],
    [90, 32],
    [0, 32],
  ])("of %s days lets dates be %i days apart", (maxDays, span) => {
    expect(maxRangeSpan(maxDays)).toBe(span);
  });

  it("allows exactly the spans from nothing to one day over the maximum [S5.2]", () => {
    const span = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(days, span, fc.integer({ min: 1, max: 31 }), (from, length, maxDays) => {
        const over = length > maxDays + 1 ? `Maximum ${maxDays} days` : null;
        expect(rangeAlert({ from, to: addDays(from, length) }, maxDays)).toBe(
          length < 0 ? before : over,
        );
      }),
    );
  });
});
