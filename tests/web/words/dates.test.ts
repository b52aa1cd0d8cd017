import { describe, expect, it } from "vitest";
import * as dates from "web/words/bn/dates.ts";

describe("a date in Bangla", () => {
  it("has its month and its day of the week in words", () => {
    expect([
      dates.dateLabel("2026-11-23"),
      dates.dayLabel("2026-11-23"),
      dates.weekdayLabel("2026-11-23"),
      dates.monthDay("2026-11-01"),
    ]).toEqual(["23 নভেম্বর 2026", "সোমবার, 23 নভেম্বর", "সোমবার", "1 নভেম্বর"]);
  });

  it("is said to be missing where there is none", () => {
    expect([
      dates.dateLabel("2026-02-30"),
      dates.dayLabel(""),
      dates.weekdayLabel("today"),
      dates.monthDay("2026-13-01"),
    ]).toEqual(["নেই", "নেই", "", ""]);
  });

  it("is counted in ranges by service days", () => {
    expect(dates.rangeLabel({ from: "2026-11-02", to: "2026-11-04" })).toBe(
      "2 দিন: 2 নভেম্বর 2026 থেকে 3 নভেম্বর 2026, 4 নভেম্বর 2026 রাত 3:00টা পর্যন্ত",
    );
    expect(dates.rangeLabel({ from: "2026-11-02", to: "2026-11-03" })).toBe(
      "1 দিন: 2 নভেম্বর 2026, 3 নভেম্বর 2026 রাত 3:00টা পর্যন্ত",
    );
    expect(dates.rangeLabel({ from: "2026-11-04", to: "2026-11-02" })).toBe("");
  });
});
