import { describe, expect, it } from "vitest";
import {
  comparedInWords,
  comparisonNote,
  comparisonOptions,
  earlierRangeInWords,
  isComparisonPeriod,
  sameHours,
  unlikeRangesInWords,
  versusInShort,
} from "web/reports/rules/compared-ranges.ts";

const now = { today: "2026-11-21", hour: "14:00" };

describe("a range that goes on, and the one before until the same hour", () => {
  it.each([
    ["2026-11-21", "2026-11-21", "week", "2026-11-21", "2026-11-14", "2026-11-14"],
    ["2026-11-21", "2026-11-22", "before", "2026-11-22", "2026-11-20", "2026-11-21"],
    ["2026-11-15", "2026-11-22", "before", "2026-11-22", "2026-11-08", "2026-11-15"],
    ["2026-11-01", "2026-11-22", "month", "2026-11-22", "2026-10-01", "2026-10-22"],
    // Days that are still to come have nothing to be set against.
    ["2026-11-19", "2026-11-26", "before", "2026-11-22", "2026-11-12", "2026-11-15"],
    ["2026-11-19", "2026-11-26", "week", "2026-11-22", "2026-11-12", "2026-11-15"],
    ["2026-11-19", "2026-12-01", "year", "2026-11-22", "2025-11-19", "2025-11-22"],
  ] as const)(
    "of %s to %s with %s ends at %s, against %s to %s",
    (from, to, comparing, ...ends) => {
      const [end, beforeFrom, beforeTo] = ends;
      expect(sameHours({ from, to }, comparing, now)).toEqual({
        range: { from, to: end },
        before: { from: beforeFrom, to: beforeTo },
        until: "14:00",
      });
    },
  );

  it("is none where no day is set against the running one, or nothing of it is over", () => {
    const october = { from: "2026-10-01", to: "2026-11-01" };
    const last = { today: "2026-10-31", hour: "14:00" };
    const firstHour = { today: "2026-11-21", hour: "03:00" };
    const today = { from: "2026-11-21", to: "2026-11-22" };
    const week = { from: "2026-11-15", to: "2026-11-22" };
    expect([
      sameHours(october, "month", last),
      sameHours({ from: "2026-11-25", to: "2026-11-26" }, "week", now),
      sameHours({ from: "2026-02-10", to: "2026-03-13" }, "month", now),
      sameHours(today, "week", firstHour),
      sameHours(week, "before", firstHour)?.until,
    ]).toEqual([null, null, null, null, "03:00"]);
  });
});

describe("in words", () => {
  const ranges = {
    range: { from: "2026-11-21", to: "2026-11-22" },
    before: { from: "2026-11-14", to: "2026-11-15" },
  };

  it("both end at an hour of their last day, whose night is on the next date", () => {
    const read = (until: string | null) => [
      earlierRangeInWords({ ...ranges, until }),
      comparisonNote({ ...ranges, until }),
    ];
    expect([read("14:00"), read("03:00"), read("01:00"), read(null)]).toEqual([
      [
        "1 day: November 14, 2026, until 2:00 PM on November 14, 2026",
        "This range counts until 2:00 PM on November 21, 2026, and the other until the same hour.",
      ],
      [
        "1 day: November 14, 2026, until 3:00 AM on November 14, 2026",
        "This range counts until 3:00 AM on November 21, 2026, and the other until the same hour.",
      ],
      [
        "1 day: November 14, 2026, until 1:00 AM on November 15, 2026",
        "This range counts until 1:00 AM on November 22, 2026, and the other until the same hour.",
      ],
      ["1 day: November 14, 2026, until 3:00 AM on November 15, 2026", ""],
    ]);
  });

  it("a button says what a range is set against, and until which hour", () => {
    const week = {
      range: { from: "2026-11-15", to: "2026-11-22" },
      before: { from: "2026-11-08", to: "2026-11-15" },
    };
    expect([
      versusInShort({ ...ranges, until: null }),
      versusInShort({ ...ranges, until: "14:00" }),
      versusInShort({ ...week, until: null }),
    ]).toEqual(["vs. Nov 14", "vs. Nov 14 until 2:00 PM", "vs. Nov 8 – Nov 14"]);
  });

  it("what nobody would expect of two ranges comes first", () => {
    const before = { from: "2026-11-20", to: "2026-11-21" };
    expect(comparisonNote({ ...ranges, before, until: "14:00" })).toBe(
      "A Saturday is compared with a Friday. This range counts until 2:00 PM on November 21, 2026, and the other until the same hour.",
    );
  });
});

const range = (from: string, to: string) => ({ from, to });

describe("what a range can be compared with", () => {
  it("is for a single day first of all its weekday", () => {
    const offered = [
      { comparing: "week", title: "Same weekday a week earlier" },
      { comparing: "before", title: "Day before" },
      { comparing: "month", title: "Same day a month earlier" },
      { comparing: "year", title: "Same day a year earlier" },
    ];
    expect(comparisonOptions(range("2026-11-21", "2026-11-22"))).toEqual(offered);
    expect(comparisonOptions(range("2026-11-21", "2026-11-21"))).toEqual(offered);
  });

  it("is for more days first of all the days before", () => {
    expect(comparisonOptions(range("2026-11-01", "2026-11-22"))).toEqual([
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
    const both = comparisonOptions(range("2026-02-10", "2026-03-13"));
    expect(both.map(({ comparing }) => comparing)).toEqual(["before", "week", "year"]);
    expect(comparisonOptions(range("2026-11-22", "2026-11-21"))).toEqual([]);
    expect(comparisonOptions(range("", ""))).toEqual([]);
  });

  it("is one of four words", () => {
    const words = ["before", "week", "month", "year", "", "1", "day", null];
    expect(words.map(isComparisonPeriod)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
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
  expect(unlikeRangesInWords({ from, to }, { from: before, to: until })).toBe(words);
});
