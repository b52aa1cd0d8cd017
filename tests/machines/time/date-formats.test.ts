import fc from "fast-check";
import { dateLabel, dayLabel, daysLabel, inputDate, rangeLabel } from "machines/time/date-formats";
import { afterEach, describe, expect, it, vi } from "vitest";
import { days, zones } from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

describe.each(zones)("in the zone %s", (zone) => {
  it("a date is the same day in every format [S9.2]", () => {
    vi.stubEnv("TZ", zone);
    expect(dateLabel("2026-11-01")).toBe("November 1, 2026");
    expect(dateLabel("2024-02-29")).toBe("February 29, 2024");
    expect(dayLabel("2026-11-01")).toBe("Sunday, November 1");
    expect(inputDate("2026-11-01")).toBe("01-11-2026");
    expect(rangeLabel({ from: "2025-12-31", to: "2026-01-01" })).toBe(
      "1 day: December 31, 2025, until 3:00 AM on January 1, 2026",
    );
  });
});

it.each(["", "2026-02-30", "2026-13-01", "01-11-2026", "2026-1-1"])(
  "%j is no date of the calendar",
  (date) => {
    expect(dateLabel(date)).toBe("N/A");
    expect(dayLabel(date)).toBe("N/A");
    expect(inputDate(date)).toBe("");
  },
);

it.each([
  [
    "2026-11-01",
    "2026-11-20",
    "19 days: November 1, 2026 to November 19, 2026, until 3:00 AM on November 20, 2026",
  ],
  [
    "2026-11-29",
    "2026-12-01",
    "2 days: November 29, 2026 to November 30, 2026, until 3:00 AM on December 1, 2026",
  ],
  [
    "2025-12-25",
    "2026-01-05",
    "11 days: December 25, 2025 to January 4, 2026, until 3:00 AM on January 5, 2026",
  ],
  ["2026-11-01", "2026-11-02", "1 day: November 1, 2026, until 3:00 AM on November 2, 2026"],
  ["2026-11-01", "2026-11-01", "1 day: November 1, 2026, until 3:00 AM on November 2, 2026"],
  ["2026-11-02", "2026-11-01", ""],
  ["2026-02-30", "2026-03-02", ""],
  ["", "", ""],
])("the range %s to %s is %j", (from, to, label) => {
  expect(rangeLabel({ from, to })).toBe(label);
  expect(daysLabel({ from, to })).toBe(label.replace(/, until .*/, ""));
});

it("every date of the calendar has its formats", () => {
  fc.assert(
    fc.property(days, (date) => {
      expect(dateLabel(date)).toMatch(/^[A-Z][a-z]+ [1-9]\d?, \d{4}$/);
      expect(inputDate(date).split("-").reverse().join("-")).toBe(date);
    }),
  );
});
