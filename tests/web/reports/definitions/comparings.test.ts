import { describe, expect, it } from "vitest";
import {
  comparedInWords,
  comparingsOf,
  isComparing,
  unlikeInWords,
} from "web/reports/definitions/comparings.ts";

const range = (from: string, to: string) => ({ from, to });

describe("what a range can be compared with", () => {
  it("is for a single day first of all its weekday", () => {
    const offered = [
      { comparing: "week", title: "Same weekday a week earlier" },
      { comparing: "before", title: "Day before" },
      { comparing: "month", title: "Same day a month earlier" },
      { comparing: "year", title: "Same day a year earlier" },
    ];
    expect(comparingsOf(range("2026-11-21", "2026-11-22"))).toEqual(offered);
    expect(comparingsOf(range("2026-11-21", "2026-11-21"))).toEqual(offered);
  });

  it("is for more days first of all the days before", () => {
    expect(comparingsOf(range("2026-11-01", "2026-11-22"))).toEqual([
      { comparing: "before", title: "21 days before" },
      { comparing: "week", title: "Same weekdays 3 weeks earlier" },
      { comparing: "month", title: "Same days a month earlier" },
      { comparing: "year", title: "Same days a year earlier" },
    ]);
    expect(comparedInWords(range("2026-11-15", "2026-11-22"), "week")).toBe(
      "the same weekdays a week earlier",
    );
  });

  it("is no month that would hold days of both, and nothing for a range that is refused", () => {
    const both = comparingsOf(range("2026-02-10", "2026-03-13"));
    expect(both.map(({ comparing }) => comparing)).toEqual(["before", "week", "year"]);
    expect(comparingsOf(range("2026-11-22", "2026-11-21"))).toEqual([]);
    expect(comparingsOf(range("", ""))).toEqual([]);
  });

  it("is one of four words", () => {
    const words = ["before", "week", "month", "year", "", "1", "day", null];
    expect(words.map(isComparing)).toEqual([true, true, true, true, false, false, false, false]);
  });
});

it.each([
  [["2026-11-21", "2026-11-22"], ["2026-11-14", "2026-11-15"], ""],
  [
    ["2026-11-21", "2026-11-22"],
    ["2026-11-20", "2026-11-21"],
    "A Saturday is compared with a Friday.",
  ],
  [
    ["2026-11-01", "2026-11-22"],
    ["2026-10-01", "2026-10-22"],
    "This range begins on a Sunday, the other on a Thursday.",
  ],
  [
    ["2026-03-01", "2026-04-01"],
    ["2026-02-01", "2026-03-01"],
    "It has 31 days, the other 28 days.",
  ],
  [
    ["2026-03-30", "2026-04-01"],
    ["2026-02-28", "2026-03-01"],
    "This range begins on a Monday, the other on a Saturday. It has 2 days, the other 1 day.",
  ],
] as const)("of %j against %j is said: %s", ([from, to], [before, until], words) => {
  expect(unlikeInWords({ from, to }, { from: before, to: until })).toBe(words);
});
