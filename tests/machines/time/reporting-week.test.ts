import fc from "fast-check";
import { isWeekend, reportingWeek, weekdayLabel } from "machines/time/reporting-week";
import { describe, expect, it } from "vitest";
import { days } from "./dates.ts";

describe("the week that a host names", () => {
  it.each([
    ["sunday", ["friday", "saturday"], { startsOn: 0, weekend: [5, 6] }],
    ["monday", ["tuesday", "wednesday", "thursday"], { startsOn: 1, weekend: [2, 3, 4] }],
    ["saturday", ["sunday"], { startsOn: 6, weekend: [0] }],
    [null, [], { startsOn: null, weekend: [] }],
    [undefined, undefined, { startsOn: null, weekend: [] }],
    ["Sunday", ["friday", "someday", 5, null], { startsOn: null, weekend: [5] }],
    [0, "friday", { startsOn: null, weekend: [] }],
  ])("%j and %j", (startsOn, weekend, week) => {
    expect(reportingWeek(startsOn, weekend)).toEqual(week);
  });

  it("has the days of its weekend, and of no other", () => {
    const week = reportingWeek("sunday", ["friday", "saturday"]);
    const dates = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
    expect(dates.map((date) => isWeekend(date, week))).toEqual([false, true, true, false]);
    expect(isWeekend("2026-11-21", reportingWeek("sunday", []))).toBe(false);
    expect(isWeekend("soon", week)).toBe(false);
  });
});

it("the day of the week of a date is the one of the calendar, in any year", () => {
  const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  fc.assert(
    fc.property(days, (date) => {
      expect(weekdayLabel(date)).toBe(names[new Date(`${date}T12:00:00Z`).getUTCDay()]);
    }),
  );
  expect(weekdayLabel("soon")).toBe("");
});
