import { reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import type { ColumnKind } from "web/reports/definitions/report.ts";
import { pageLayoutOf, pageRules } from "web/reports/print/page-layout.ts";

const clock = reportingClock(null);

/** A column of each text, with another title where that is wanted. */
function laidOut(
  cells: readonly (readonly [kind: ColumnKind, value: unknown, title?: string])[],
  { blanks = 0, totals = {} }: { blanks?: number; totals?: Record<string, string> } = {},
) {
  const { isLandscape, onOneLine } = pageLayoutOf(
    {
      columns: cells.map(([kind, , title = "T"], at) => ({ title, kind, field: `f${at}` })),
      rows: [{}, Object.fromEntries(cells.map(([, value], at) => [`f${at}`, value])), {}],
      totals: Object.fromEntries(
        Object.entries(totals).map(([field, value]) => [field, { sum: value, value, of: null }]),
      ),
    },
    blanks,
    clock,
  );
  return { isLandscape, onOneLine: [...onOneLine] };
}

const letters = (count: number) => "x".repeat(count);

describe("columns on paper", () => {
  it("keep numbers, names and moments on one line, and stand upright where all of it fits", () => {
    const cells = [
      ["name", "WB-261119-006"],
      ["timestamp", "2026-11-21T10:00:00"],
      ["money", "5850"],
    ] as const;
    expect(laidOut(cells)).toEqual({ isLandscape: false, onOneLine: ["f0", "f1", "f2"] });
  });

  it.each([
    [22, false],
    [23, true],
  ])("of four names of %d letters turn the page: %s", (length, isLandscape) => {
    const names = Array.from({ length: 4 }, () => ["name", letters(length)] as const);
    expect(laidOut(names)).toEqual({ isLandscape, onOneLine: ["f0", "f1", "f2", "f3"] });
  });

  it("break a text of more than 28 letters, and no figure, date or moment", () => {
    const cells = [
      ["text", letters(29)],
      ["text", letters(28)],
      ["count", "1".repeat(29)],
    ] as const;
    expect(laidOut(cells).onOneLine).toEqual(["f1", "f2"]);
    expect(laidOut([["status", letters(29)]]).onOneLine).toEqual([]);
  });

  it("break words before they leave even a turned page", () => {
    const names = Array.from({ length: 5 }, () => ["name", letters(28)] as const);
    expect(laidOut(names)).toEqual({ isLandscape: true, onOneLine: [] });
    expect(laidOut([...names, ["count", 1]]).onOneLine).toEqual(["f5"]);
    const narrower = names.map(([kind]) => [kind, letters(26)] as const);
    expect(laidOut(narrower).onOneLine).toHaveLength(5);
    expect(laidOut([...names.slice(1), ["count", 1]]).onOneLine).toHaveLength(5);
  });

  it("are as wide as the longest word of their title, and as their total", () => {
    const wide = (title: string) => laidOut([["count", 1, title]]).isLandscape;
    expect([letters(94), letters(95)].map(wide)).toEqual([false, true]);
    expect([`${letters(94)} ${letters(94)}`, `${letters(95)} x`].map(wide)).toEqual([false, true]);
    const summed = (total: string) =>
      laidOut([["count", 1]], { totals: { f0: total } }).isLandscape;
    expect([summed("1".repeat(94)), summed("1".repeat(95))]).toEqual([false, true]);
  });

  it("leave room for those that are filled in by hand", () => {
    const of = (blanks: number) => laidOut([["text", letters(12)]], { blanks }).isLandscape;
    expect([of(5), of(6)]).toEqual([false, true]);
  });
});

const topOf = (rules: string) => /@top-left (.*)/.exec(rules)?.[1];

it("a page has its number, and what it is a page of from the second on", () => {
  const words = "font: 8pt system-ui, sans-serif;";
  expect(
    pageRules("Meghna · Report", false)
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    "@page {",
    "",
    "margin: 14mm 12mm 16mm;",
    `@top-left { content: "Meghna · Report"; ${words} }`,
    `@bottom-right { content: counter(page) " / " counter(pages); ${words} }`,
    "}",
    "@page :first { @top-left { content: none; } }",
  ]);
});

it("a wide report turns its pages", () => {
  expect(pageRules("Report", true)).toContain("size: landscape;");
});

it("no name of a company ends the string that it stands in", () => {
  expect(topOf(pageRules('A"; } body { \\ </style>\n', false))).toBe(
    '{ content: "A\\22 ; } body { \\5c  \\3c /style>\\a "; font: 8pt system-ui, sans-serif; }',
  );
});
