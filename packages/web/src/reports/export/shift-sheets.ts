import type { ReportingClock } from "machines/time/reporting-clock";
import * as words from "#words/deferred";
import { notAvailable } from "#words/frame";
import { count, money } from "../../i18n/figures.ts";
import type { Report } from "../definitions/report.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import { figureOf, type Row, type Total, totalsOf } from "../rules/figures.ts";

/** Some rows of a shift close, in words, with their sums. */
export type ShiftPart = { title: string; totals: readonly Total[] };

/** What a cover sheet says: the parts, and the report's total, which they add up to. */
export type ShiftCover = { parts: readonly ShiftPart[]; total: readonly Total[] };

export type ShiftInput = {
  report: Report;
  clock: ReportingClock;
  /** Before any search. */
  all: readonly Row[];
  rows: readonly Row[];
};

/** The rows that get a sheet. Those of 0.00 get one only where they are wanted; what names nobody gets one too, as its money has to be counted. */
export function shiftSheets(input: ShiftInput, withEmpty = false) {
  const { report, all, rows } = input;
  const empty = rows.filter((row) => isEmpty(report, row));
  const without = new Set(withEmpty ? [] : empty);
  const sheets = rows.filter((row) => !without.has(row));
  const isNamed = (row: Row) => rowName(input, row) !== notAvailable;
  const found = new Set(rows);
  const named = sheets.filter(isNamed);
  const nameless = sheets.filter((row) => !isNamed(row));
  const unfound = all.filter((row) => !found.has(row));
  const partOf = (title: (count: number, shown: string) => string, of: readonly Row[]) =>
    of.length > 0
      ? [{ title: title(of.length, count(of.length)), totals: totalsOf(of, report) }]
      : [];
  const cover: ShiftCover = {
    parts: [
      ...partOf(words.sheets, named),
      ...partOf(words.sheetsWithoutName, nameless),
      ...partOf((_, shown) => words.withoutSheet(shown, money(0)), [...without]),
      ...partOf((_, shown) => words.notFoundBySearch(shown), unfound),
    ],
    total: totalsOf(all, report),
  };
  /** Whether every row has a sheet with a name. */
  const isPlain = named.length === all.length;
  return { sheets, empty, cover, isPlain };
}

/** What a row is called, or 'N/A'. */
export function rowName({ report, clock }: Pick<ShiftInput, "report" | "clock">, row: Row): string {
  const [name] = report.columns;
  return name ? cellText(fieldOf(row, name.field), name.kind, clock) : notAvailable;
}

/** The sums of money; without any, the first sum. */
export function moneyTotals(totals: readonly Total[]): readonly Total[] {
  const amounts = totals.filter(({ kind }) => kind === "money");
  return amounts.length > 0 ? amounts : totals.slice(0, 1);
}

function isEmpty({ totals }: Report, row: Row): boolean {
  const amounts = totals.filter(({ kind }) => kind === "money");
  const isZero = (field: string) => figureOf(fieldOf(row, field), "money") === 0;
  return amounts.length > 0 && amounts.every(({ field }) => isZero(field));
}
