import type { ReportingClock } from "machines/time/reporting-clock";
import * as words from "#words/report";
import type { Report } from "../definitions/report.ts";
import { fieldGetter, fieldOf } from "./cells.ts";
import { differenceOf, isFigureOf, shareOf, sumOf } from "./change.ts";
import { dateFieldOf, mainFigureOf } from "./charts.ts";
import type { Row } from "./figures.ts";

/** The rows of the range that another is set against, and the days of both by those of the former. */
export type EarlierRows = { rows: readonly Row[]; days: ReadonlyMap<string, string> };

/** What rows are paired by, then each sum with more columns: the earlier range, the change, and that in per cent. */
export function withComparedColumns(report: Report): Report {
  const figures = report.totals.flatMap((total) => (total.kind === "share" ? [] : [total]));
  const isSummed = (field: string) => figures.some((figure) => figure.field === field);
  return {
    ...report,
    chartField: mainFigureOf(report)?.field,
    links: report.links.filter((link) => isOfPair(report, link)),
    columns: sumFirst(report, isSummed).flatMap((column): Report["columns"] => {
      const { title, field, kind } = column;
      if (report.compareBy.includes(field)) {
        return [kind === "timestamp" ? { ...column, kind: "time" } : column];
      }
      if (kind !== "count" && kind !== "money") return [];
      if (!isSummed(field)) return [column];
      const { before, change, share } = comparedColumns(title, field);
      return [
        column,
        { ...before, kind },
        { ...change, kind: `${kind} change` as const },
        { ...share, kind: "share" },
      ];
    }),
    totals: figures.flatMap((total): Report["totals"] => {
      const { title, field, kind } = total;
      const { before, change, share } = comparedColumns(title, field);
      const of = { kind, now: field, before: before.field };
      return [total, { ...before, kind }, { ...change, kind, of }, { ...share, kind: "share", of }];
    }),
  };
}

/** Whether what a row is paired by says where its link leads: a row may stand for several records. */
function isOfPair({ compareBy }: Report, { params = {} }: Report["links"][number]): boolean {
  const ids = compareBy.map((field) => `${thingOf(field)}.id`);
  return Object.values(params).every((field) => compareBy.includes(field) || ids.includes(field));
}

/** Four times as many columns may not fit: the sum of others comes before them. */
function sumFirst({ columns, computedTotal }: Report, isSummed: (field: string) => boolean) {
  if (!computedTotal) return columns;
  const isSum = ({ field }: Report["columns"][number]) => field === computedTotal.field;
  return [
    ...columns.filter((column) => !isSummed(column.field)),
    ...columns.filter(isSum),
    ...columns.filter((column) => isSummed(column.field) && !isSum(column)),
  ];
}

/**
 * One row for each thing of either range, which adds up its rows; where it is missing, its figures are zero.
 * A day that has none to be set against it was not missing: nothing is said of the other range.
 */
export function compareRows(
  report: Report,
  rows: readonly Row[],
  earlier: EarlierRows,
  clock: ReportingClock,
): readonly Row[] {
  const moved = movedBy(report, earlier.days);
  const hasOther = matchedBy(report, earlier.days);
  const now = summedByPair(report, rows, clock);
  const before = summedByPair(report, earlier.rows.map(moved), clock);
  const present = [...now].map(([pair, row]) =>
    withChange(report, row, before.get(pair) ?? (hasOther(row) ? {} : null)),
  );
  const gone = [...before].flatMap(([pair, row]) => {
    if (now.has(pair)) return [];
    const nothing = report.totals.map(({ field }) => [field, hasOther(row) ? 0 : null]);
    return [withChange(report, { ...row, ...Object.fromEntries(nothing) }, row)];
  });
  return [...present, ...gone];
}

/** One row for each thing: its figures are those of its rows together, and its times are times of day. */
function summedByPair(report: Report, rows: readonly Row[], clock: ReportingClock) {
  const { compareBy, columns } = report;
  const times = columns.filter(
    ({ kind, field }) => kind === "timestamp" && compareBy.includes(field),
  );
  const groups = new Map<string, Row[]>();
  for (const { id: _, ...row } of rows) {
    const timed = {
      ...row,
      ...Object.fromEntries(
        times.map(({ field }) => [field, clock.wallTime(row[field] as string).slice(11, 16)]),
      ),
    };
    const pair = pairKey(timed, compareBy);
    const group = groups.get(pair);
    if (group) group.push(timed);
    else groups.set(pair, [timed]);
  }
  return new Map([...groups].map(([pair, group]) => [pair, summed(columns, group)]));
}

function summed(columns: Report["columns"], [first = {}, ...others]: readonly Row[]): Row {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const sums = columns.flatMap(({ field, kind }) => {
    if (kind !== "count" && kind !== "money") return [];
    const valueIn = fieldGetter(field);
    const { sum, leftOut } = sumOf(all, kind, valueIn);
    if (leftOut.length === all.length) return [[field, valueIn(first)]];
    // With a part that is no figure, it is no sum: the totals count it among the rows that they leave out.
    return [[field, leftOut.length === 0 ? sum : ""]];
  });
  return { ...first, ...Object.fromEntries(sums) };
}

function comparedColumns(title: string, field: string) {
  const fields = comparedFields(field);
  return {
    before: { title: words.titleBefore(title), field: fields.before },
    change: { title: words.titleOfChange(title), field: fields.change },
    share: { title: words.titleOfShare(title), field: fields.share },
  };
}

/** Whether a column is what a comparison adds to another one. */
export function isComparedField(field: string, columns: Report["columns"]): boolean {
  const of = field.replace(/_(before|change|share)$/, "");
  return of !== field && columns.some((column) => column.field === of);
}

/** Whether the columns of a report are those of a comparison. */
export const isCompared = ({ columns }: Report): boolean =>
  columns.some(({ field }) => isComparedField(field, columns));

function withChange({ totals }: Report, row: Row, before: Row | null): Row {
  const changes = totals.flatMap(({ field, kind }) => {
    if (kind === "share") return [];
    const [was, is] = [before && (fieldOf(before, field) ?? 0), fieldOf(row, field)];
    const areFigures = isFigureOf(kind, was) && isFigureOf(kind, is);
    const fields = comparedFields(field);
    return [
      [fields.before, was],
      [fields.change, areFigures ? differenceOf(is, was, kind) : null],
      [fields.share, areFigures ? shareOf(is, was, kind) : null],
    ];
  });
  return { ...row, ...Object.fromEntries(changes) };
}

/** A day of the earlier range stands with the one that is set against it. */
function movedBy(report: Report, days: EarlierRows["days"]): (row: Row) => Row {
  const date = dateFieldOf(report);
  if (!date) return (row) => row;
  return (row) => {
    const day = String(fieldOf(row, date));
    return { ...row, [date]: days.get(day) ?? day };
  };
}

/** Whether a row, once it is moved, is of a day that has its like in the other range. */
function matchedBy(report: Report, days: EarlierRows["days"]): (row: Row) => boolean {
  const date = dateFieldOf(report);
  const matched = new Set(days.values());
  return (row) => !date || matched.has(String(fieldOf(row, date)));
}

/** What a row is about in these fields: by id where there is one, otherwise by name. */
export function pairKey(row: Row, fields: readonly string[]): string {
  return JSON.stringify(fields.map((field) => String(identity(row, field) ?? "")));
}

function identity(row: Row, field: string): unknown {
  const thing = thingOf(field);
  return (thing ? fieldOf(row, `${thing}.id`) : undefined) ?? fieldOf(row, field);
}

/** 'coach' of 'coach.name'; empty for a field of the row itself. */
const thingOf = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf(".")));

/** A list in pages cannot be compared: some of its rows are missing. */
export function isComparable({ dated, paged, totals }: Report): boolean {
  const isWhole = totals.every((total) => total.kind === "share" || !total.excluding);
  return dated && !paged && isWhole && totals.length > 0;
}

/** What a comparison adds to a sum. */
export const comparedFields = (field: string) => ({
  before: `${field}_before`,
  change: `${field}_change`,
  share: `${field}_share`,
});

/** What an earlier range adds to the main figure, and it last, as they stand at the end of a card. */
export function mainFieldsOf(report: Report): readonly string[] {
  const field = mainFigureOf(report)?.field;
  return field ? [...Object.values(comparedFields(field)), field] : [];
}

/** Fields in their order, but those at the end that are to stand there. */
export function moveToEnd<Of extends { field: string }>(
  all: readonly Of[],
  last: readonly string[],
) {
  return [...all].sort((a, b) => last.indexOf(a.field) - last.indexOf(b.field));
}
