import { instantOf, type ReportingClock } from "machines/time/reporting-clock";
import * as words from "#words/report";
import { type ChangeWords, changeText, differenceWords, shareWords } from "../../i18n/change.ts";
import { compareText } from "../../i18n/order.ts";
import { searchable, searchFor } from "../../i18n/text.ts";
import type { ColumnKind, ComparedSums, FigureKind, Report } from "../definitions/report.ts";
import { cellText, fieldGetter, fieldOf, formatValue } from "./cells.ts";
import { differenceOf, isFigureOf, shareOf, sumOf } from "./change.ts";
import { rowsInWords } from "./row-counts.ts";

export type Row = Readonly<Record<string, unknown>>;

export type Order = { field: string; descending: boolean };

/** An exact figure over all rows: `sum` to calculate with, `value` to read. */
export type Total = {
  title: string;
  field: string;
  kind: FigureKind | "share";
  sum: string;
  value: string;
  /** How the value of a change reads; absent for any other. */
  change?: ChangeWords;
  /** The rows whose figure cannot be shown, and so is not in the sum; absent where there are none. */
  unreadable?: readonly Row[];
};

type Columns = Report["columns"];

/** A status, by its column and its value. */
type ExcludedStatus = { field: string; value: string };

export function totalsOf(rows: readonly Row[], { totals }: Pick<Report, "totals">): Total[] {
  const summed = (field: string, kind: FigureKind, of = rows) =>
    sumOf(of, kind, fieldGetter(field));
  const sumsOf = ({ kind, now, before }: ComparedSums) =>
    [summed(now, kind).sum, summed(before, kind).sum, kind] as const;
  // A comparison has rows of which one range tells nothing.
  const isCompared = totals.some(({ of }) => of);
  return totals.map((total) => {
    const { title, field, kind, of } = total;
    if (kind === "share") {
      const share = shareOf(...sumsOf(of));
      return { title, field, kind, sum: String(share), ...read(shareWords(share)) };
    }
    if (of) {
      const sum = differenceOf(...sumsOf(of));
      return { title, field, kind, sum, ...read(differenceWords(sum, kind)) };
    }
    const { excluding } = total;
    const added = excluding ? rowsWithout(rows, excluding) : rows;
    const { sum, leftOut } = summed(field, kind, added);
    const unreadable = leftOut.flatMap(({ index, value }) =>
      isCompared && value === null ? [] : added.slice(index, index + 1),
    );
    const made = { title: `${title}${inWords(excluding)}`, field, kind, sum };
    return { ...made, value: formatValue(sum, kind), ...(unreadable.length > 0 && { unreadable }) };
  });
}

const read = (change: ChangeWords) => ({ value: changeText(change), change });

/** '2 rows', of those with a figure that is in no total, as it cannot be shown; empty without any. */
export function unreadableRows(totals: readonly Total[]): string {
  const rows = new Set(totals.flatMap(({ unreadable = [] }) => unreadable)).size;
  return rows === 0 ? "" : rowsInWords(rows);
}

/** The title of a sum, with what it leaves out: 'Total, without 2 rows'. */
export function sumTitle(title: string, totals: readonly Total[]): string {
  const rows = unreadableRows(totals);
  return rows ? `${title},${words.without(rows)}` : title;
}

/** The sums of each status, where the total leaves one out; that one comes last. */
export function totalsByStatus(rows: readonly Row[], { totals }: Pick<Report, "totals">) {
  const excluded = excludedStatusOf({ totals });
  if (!excluded) return [];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const status = formatValue(fieldOf(row, excluded.field), "status");
    const group = groups.get(status);
    if (group) group.push(row);
    else groups.set(status, [row]);
  }
  const leftOut = formatValue(excluded.value, "status");
  const whole = totals.map((total) => {
    if (total.kind === "share") return total;
    const { excluding: _, ...all } = total;
    return all;
  });
  return [...groups]
    .map(([status, of]) => ({ status, totals: totalsOf(of, { totals: whole }) }))
    .sort(
      (a, b) =>
        Number(a.status === leftOut) - Number(b.status === leftOut) ||
        compareText(a.status, b.status),
    );
}

/** The status that the totals leave out. */
export function excludedStatusOf({
  totals: [first],
}: Pick<Report, "totals">): ExcludedStatus | undefined {
  return first?.kind === "share" ? undefined : first?.excluding;
}

/** ' without cancelled', or nothing where no status is left out. */
export function excludedInWords(report: Pick<Report, "totals">): string {
  return inWords(excludedStatusOf(report));
}

/** 'Total', with what the totals leave out. */
export function totalTitle(report: Pick<Report, "totals">): string {
  return `${words.total}${excludedInWords(report)}`;
}

function inWords(excluded: ExcludedStatus | undefined): string {
  return excluded ? words.without(formatValue(excluded.value, "status").toLowerCase()) : "";
}

function rowsWithout(rows: readonly Row[], { field, value }: ExcludedStatus) {
  const statusIn = fieldGetter(field);
  return rows.filter((row) => statusIn(row) !== value);
}

/** Equal rows keep their order, and rows without a value come last in either direction. Times go by the instant, whatever their offsets. */
export function sortRows(rows: readonly Row[], columns: Columns, order?: Order): readonly Row[] {
  if (!order) return rows;
  const { field, descending } = order;
  const kind = columns.find((column) => column.field === field)?.kind ?? "text";
  const direction = descending ? -1 : 1;
  const valueIn = fieldGetter(field);
  if (isFigure(kind) || kind === "timestamp") {
    return byFigure(rows, (row) => direction * figureOf(valueIn(row), kind));
  }
  return rows
    .map((row) => ({ row, text: textOf(valueIn(row)) }))
    .sort((a, b) => {
      if (a.text === undefined || b.text === undefined) {
        return Number(a.text === undefined) - Number(b.text === undefined);
      }
      return direction * compareText(a.text, b.text);
    })
    .map(({ row }) => row);
}

/** The smallest first, what is not a number last. No two rows are compared, which would take twice as long: each stands at the next place of its figure. */
function byFigure(rows: readonly Row[], worthOf: (row: Row) => number): readonly Row[] {
  const figures = rows.map((row) => worthOf(row));
  const places = new Map<number, number>();
  Float64Array.from(figures)
    .sort()
    .forEach((figure, place) => {
      if (!places.has(figure)) places.set(figure, place);
    });
  const ordered = [...rows];
  rows.forEach((row, at) => {
    const figure = figures[at] ?? Number.NaN;
    const place = places.get(figure) ?? 0;
    places.set(figure, place + 1);
    ordered[place] = row;
  });
  return ordered;
}

/** Figures and times start with the largest, words with A. */
export function initialOrder({ field, kind }: Columns[number]): Order {
  return { field, descending: isFigure(kind) || kind === "date" || kind === "timestamp" };
}

/** Finds the rows that show every word of a text. */
export function createRowSearch(
  columns: Columns,
  clock: ReportingClock,
): (rows: readonly Row[], text: string) => readonly Row[] {
  const lines = new WeakMap<Row, string>();
  const lineOf = (row: Row) => {
    const known = lines.get(row);
    if (known !== undefined) return known;
    const cells = columns.map(({ field, kind }) => cellText(fieldOf(row, field), kind, clock));
    const line = searchable(cells.join("\n"));
    lines.set(row, line);
    return line;
  };
  return (rows, text) => {
    if (text.trim() === "") return rows;
    const isIn = searchFor(text);
    return rows.filter((row) => isIn(lineOf(row)));
  };
}

/** Changes of figures included. */
export const isFigure = (kind: ColumnKind) => /^(count|money|share|duration)/.test(kind);

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return Array.isArray(value) ? formatValue(value, "text") : String(value);
}

/** To sort and to draw by; NaN for what its cell cannot show. */
export function figureOf(value: unknown, kind: ColumnKind): number {
  // Whatever is new has grown the most.
  if (kind === "share" && value === "new") return Number.MAX_VALUE;
  if (kind === "count" || kind === "money") {
    return isFigureOf(kind, value) ? Number(value) : Number.NaN;
  }
  if (typeof value !== "number" && (typeof value !== "string" || value === "")) return Number.NaN;
  return kind === "timestamp" ? instantOf(value) : Number(value);
}

/** A report as heads and files name its columns and totals of money: 'Fares (৳)', as no cell has the sign. */
export function withCurrency(report: Report, sign: string): Report {
  if (sign === "") return report;
  const { columns, totals } = report;
  return { ...report, columns: columns.map(titledIn(sign)), totals: totals.map(titledIn(sign)) };
}

/** 'Fares (৳)' of what is money, or a change of it. */
export const titledIn =
  (sign: string) =>
  <Titled extends { title: string; kind: string }>(one: Titled): Titled =>
    sign && one.kind.startsWith("money") ? { ...one, title: `${one.title} (${sign})` } : one;
