import fc from "fast-check";
import { addDays, daysBetween } from "machines/time/calendar-day";
import { rangeAlert } from "machines/time/date-range";
import { availablePresets, presetOf, presetRange, presets } from "machines/time/range-presets";
import { reportingWeek } from "machines/time/reporting-week";
import { describe, expect, it } from "vitest";
import { days } from "./dates.ts";

const fromSunday = reportingWeek("sunday", ["friday", "saturday"]);
const unnamed = reportingWeek(null, []);
/** A Friday. */
const today = "2026-11-20";

function rangeOf(...asked: Parameters<typeof presetRange>) {
  const range = presetRange(...asked);
  if (!range) throw new Error(`There is no range of ${asked[0]}.`);
  return range;
}

describe("presets", () => {
  it("have words, a key and a range, in the order of their buttons", () => {
    expect(availablePresets(today, fromSunday)).toEqual([
      { preset: "Today", key: "t", range: { from: "2026-11-20", to: "2026-11-21" } },
      { preset: "Yesterday", key: "y", range: { from: "2026-11-19", to: "2026-11-20" } },
      { preset: "Last 7 days", key: "7", range: { from: "2026-11-14", to: "2026-11-21" } },
      { preset: "This week", key: "w", range: { from: "2026-11-15", to: "2026-11-21" } },
      { preset: "Last week", key: "W", range: { from: "2026-11-08", to: "2026-11-15" } },
      { preset: "This month", key: "m", range: { from: "2026-11-01", to: "2026-11-21" } },
      { preset: "Last month", key: "M", range: { from: "2026-10-01", to: "2026-11-01" } },
    ]);
  });

  it("offer no week where nobody has said on which day it begins", () => {
    expect(availablePresets(today, unnamed).map(({ preset }) => preset)).toEqual([
      "Today",
      "Yesterday",
      "Last 7 days",
      "This month",
      "Last month",
    ]);
    expect([
      presetRange("This week", today, unnamed),
      presetRange("Last week", today),
      presetRange("Yesterday", today),
    ]).toEqual([null, null, { from: "2026-11-19", to: "2026-11-20" }]);
  });

  it.each([
    ["sunday", "2026-11-22", "2026-11-22", "2026-11-15"],
    ["sunday", "2026-11-21", "2026-11-15", "2026-11-08"],
    ["monday", "2026-11-22", "2026-11-16", "2026-11-09"],
    ["saturday", "2026-11-20", "2026-11-14", "2026-11-07"],
    ["monday", "2027-01-01", "2026-12-28", "2026-12-21"],
    ["sunday", "2028-03-01", "2028-02-27", "2028-02-20"],
  ])(
    "of a week from %s on, %s is in the one of %s, after the one of %s",
    (start, day, own, last) => {
      const week = reportingWeek(start, []);
      expect(presetRange("This week", day, week)).toEqual({ from: own, to: addDays(day, 1) });
      expect(presetRange("Last week", day, week)).toEqual({ from: last, to: own });
    },
  );

  it.each([
    ["2026-11-30", "2026-11-01", "2026-12-01", "2026-10-01"],
    ["2026-01-31", "2026-01-01", "2026-02-01", "2025-12-01"],
    ["2028-03-31", "2028-03-01", "2028-04-01", "2028-02-01"],
  ])("on %s have the month from %s to %s, after the one from %s on", (day, from, to, last) => {
    expect(presetRange("This month", day)).toEqual({ from, to });
    expect(presetRange("Last month", day)).toEqual({ from: last, to: from });
  });

  it("are told from their ranges: the one that was chosen, or else the first", () => {
    const sunday = "2026-11-01";
    const day = { from: "2026-11-01", to: "2026-11-02" };
    expect([
      presetOf(day, sunday),
      presetOf(day, sunday, fromSunday, "This month"),
      presetOf(day, sunday, fromSunday, "This week"),
      presetOf(day, sunday, unnamed, "This week"),
      presetOf(day, sunday, fromSunday, "Yesterday"),
      presetOf({ from: "2026-10-31", to: "2026-11-01" }, sunday),
      presetOf({ from: "2026-10-30", to: "2026-11-01" }, sunday),
      presetOf({ from: "2026-11-01", to: "2026-11-03" }, sunday),
    ]).toEqual(
      ["Today", "This month", "This week", "Today", "Today", "Yesterday"].concat([
        undefined,
        undefined,
      ] as never),
    );
  });

  it("each have a key of their own", () => {
    const keys = availablePresets(today, fromSunday).map(({ key }) => key);
    expect([new Set(keys).size, presets]).toEqual([
      7,
      availablePresets(today, fromSunday).map(({ preset }) => preset),
    ]);
  });

  const starts = fc.integer({ min: 0, max: 6 });

  it("are always accepted by the range check", () => {
    fc.assert(
      fc.property(days, starts, (day, startsOn) => {
        const offered = availablePresets(day, { startsOn, weekend: [] });
        expect(offered.map(({ range }) => rangeAlert(range))).toEqual(offered.map(() => null));
      }),
    );
  });

  it("of weeks begin on the day that was named, hold the day, and follow on, in any year", () => {
    fc.assert(
      fc.property(days, starts, (day, startsOn) => {
        const week = { startsOn, weekend: [] };
        const own = rangeOf("This week", day, week);
        const last = rangeOf("Last week", day, week);
        expect(new Date(`${own.from}T00:00:00Z`).getUTCDay()).toBe(startsOn);
        expect(own.from <= day && daysBetween(own.from, day) < 7).toBe(true);
        expect([own.to, last.to, daysBetween(last.from, last.to)]).toEqual([
          addDays(day, 1),
          own.from,
          7,
        ]);
      }),
    );
  });

  it("of months begin on their first day and follow on", () => {
    fc.assert(
      fc.property(days, (day) => {
        const own = rangeOf("This month", day);
        const last = rangeOf("Last month", day);
        expect([own.from, last.to, last.from.slice(8)]).toEqual([
          `${day.slice(0, 7)}-01`,
          own.from,
          "01",
        ]);
        expect(daysBetween(last.from, last.to)).toBe(
          new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, 0)).getUTCDate(),
        );
      }),
    );
  });
});
