import fc from "fast-check";
import { dateLabel, inputDate, rangeLabel, rangeLabelWithHours } from "machines/formats";
import { afterEach, describe, expect, it, vi } from "vitest";
import { days, zones } from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

describe.each(zones)("in the zone %s", (zone) => {
  it("a date is the same day in every format", () => {
    vi.stubEnv("TZ", zone);
    expect(dateLabel("2026-11-01")).toBe("November 1, 2026");
    expect(dateLabel("2024-02-29")).toBe("February 29, 2024");
    expect(inputDate("2026-11-01")).toBe("01-11-2026");
    expect(rangeLabel({ from: "2025-12-31", to: "2026-01-01" })).toBe(
      "December 31, 2025 - January 1, 2026",
    );
  });
});

it.each(["", "2026-02-30", "2026-13-01", "01-11-2026", "2026-1-1"])(
  "%j is no date of the calendar",
  (date) => {
    expect(dateLabel(date)).toBe("N/A");
    expect(inputDate(date)).toBe("");
  },
);

it("a range of one day is labelled by that day", () => {
  expect(rangeLabel({ from: "2026-11-01", to: "2026-11-01" })).toBe("November 1, 2026");
});

it("a range says its hours on demand", () => {
  const text = "November 1, 2026, 3:00 AM to November 2, 2026, 3:00 AM";
  expect(rangeLabelWithHours({ from: "2026-11-01", to: "2026-11-02" })).toBe(text);
  expect(rangeLabelWithHours({ from: "2026-11-01", to: "2026-11-01" })).toBe(text);
});

it("every date of the calendar has its formats", () => {
  fc.assert(
    fc.property(days, (date) => {
      expect(dateLabel(date)).toMatch(/^[A-Z][a-z]+ [1-9]\d?, \d{4}$/);
      expect(inputDate(date).split("-").reverse().join("-")).toBe(date);
    }),
  );
});
