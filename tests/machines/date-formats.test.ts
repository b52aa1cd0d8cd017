import fc from "fast-check";
import { dateLabel, inputDate, rangeLabel, rangeLabelWithHours, timestamp } from "machines/formats";
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

  it("a timestamp is what the clock on the wall shows", () => {
    vi.stubEnv("TZ", zone);
    expect(timestamp(new Date(2026, 0, 5, 0, 7))).toBe("05.01.2026 12:07 AM");
    expect(timestamp(new Date(2026, 0, 5, 12, 0))).toBe("05.01.2026 12:00 PM");
    expect(timestamp(new Date(2026, 11, 31, 23, 59, 59))).toBe("31.12.2026 11:59 PM");
  });
});

it("a timestamp of the wire is shown on the clock of the browser", () => {
  vi.stubEnv("TZ", "Asia/Dhaka");
  expect(timestamp("2026-03-09T20:30:00Z")).toBe("10.03.2026 02:30 AM");
  expect(timestamp(Date.UTC(2026, 2, 9, 4, 5))).toBe("09.03.2026 10:05 AM");
});

it.each([null, undefined, "", "yesterday", Number.NaN])("a timestamp of %s is N/A", (moment) => {
  expect(timestamp(moment)).toBe("N/A");
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
