import type { ReportingWeek } from "machines/time/reporting-week";
import { describe, expect, it } from "vitest";
import { daysInShort, rangeInShort } from "web/reports/rules/range-in-short.ts";

const week: ReportingWeek = { startsOn: 0, weekend: [] };
const on = { today: "2026-11-28", week, preset: undefined };
const days = (from: string, to: string) => ({ from, to });

describe("a range in a few words", () => {
  it.each([
    ["Today · Nov 28", days("2026-11-28", "2026-11-29")],
    ["Yesterday · Nov 27", days("2026-11-27", "2026-11-28")],
    ["Nov 25", days("2026-11-25", "2026-11-26")],
    ["Nov 22 – Nov 28", days("2026-11-22", "2026-11-29")],
    ["Nov 1 – Nov 28", days("2026-11-01", "2026-11-29")],
    ["Dec 31 – Jan 1", days("2025-12-31", "2026-01-02")],
  ])("is '%s'", (words, range) => {
    expect(rangeInShort(range, on)).toBe(words);
  });

  it("has no name where only its days are wanted", () => {
    expect(daysInShort(days("2026-11-28", "2026-11-29"))).toBe("Nov 28");
  });

  it("is nothing for what is no range", () => {
    expect([daysInShort(days("2026-11-29", "2026-11-28")), daysInShort(days("", ""))]).toEqual([
      "",
      "",
    ]);
  });
});
