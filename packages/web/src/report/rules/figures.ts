import type { ReportingClock } from "machines/formats";
import * as words from "#words/report";
import type { ColumnKind, FigureKind, Report, TwoSums } from "../../modules/report.ts";
import { cellText, fieldIn, fieldOf, shown } from "./cells.ts";
import { differenceOf, shareOf, sumOf } from "./change.ts";

export type Row = Readonly<Record<string, unknown>>;

export type Order = { field: string; descending: boolean };

/** An exact figure over all rows: `sum` to calculate with, `value` to read. */
export type Total = {
  title: string;
  field: string;
  kind: FigureKind | "share";
  sum: string;
  value: string;
};

type Columns = Report["columns"];

/** A status, by its column and its value. */
type LeftOut = { field: string; value: string };

export function totalsOf(rows: readonly Row[], { totals }: Pick<Report, "totals">): Total[] {
  const summed = (field: string, kind: FigureKind, of = rows) => sumOf(of, kind, fieldIn(field));
  const sumsOf = ({ kind, now, before }: TwoSums) =>
    [summed(now, kind), summed(before, kind), kind] as const;
  return totals.map((total) => {
    const { title, field, kind, of } = total;
    if (kind === "share") {
      const share = shareOf(...sumsOf(of));
      return { title, field, kind, sum: String(share), value: shown(share, kind) };
    }
    if (of) {
      const change = differenceOf(...sumsOf(of));
      return { title, field, kind, sum: change, value: shown(change, `${kind} change`) };
    }
    const { without } = total;
    const sum = summed(field, kind, without ? rowsWithout(rows, without) : rows);
    return { title: `${title}${inWords(without)}`, field, kind, sum, value: shown(sum, kind) };
  });
}

/** The sums of each status, where the total leaves one out; that one comes last. */
export function totalsByStatus(rows: readonly Row[], { totals }: Pick<Report, "totals">) {
  const without = leftOutOf({ totals });
  if (!without) return [];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const status = shown(fieldOf(row, without.field), "status");
    const group = groups.get(status);
    if (group) group.push(row);
    else groups.set(status, [row]);
  }
  const leftOut = shown(without.value, "status");
  const whole = totals.map((total) => {
    if (total.kind === "share") return total;
    const { without: _, ...all } = total;
    return all;
  });
  return [...groups]
    .map(([status, of]) => ({ status, totals: totalsOf(of, { totals: whole }) }))
    .sort(
      (a, b) =>
        Number(a.status === leftOut) - Number(b.status === leftOut) || byWords(a.status, b.status),
    );
}

/** The status that the totals leave out. */
export function leftOutOf({ totals: [first] }: Pick<Report, "totals">): LeftOut | undefined {
  return first?.kind === "share" ? undefined : first?.without;
}

/** ' without cancelled', or nothing where no status is left out. */
export function leftOutInWords(report: Pick<Report, "totals">): string {
  return inWords(leftOutOf(report));
}

/** 'Total', with what the totals leave out. */
export function totalTitle(report: Pick<Report, "totals">): string {
  return `${words.total}${leftOutInWords(report)}`;
}

function inWords(without: LeftOut | undefined): string {
  return without ? words.without(shown(without.value, "status").toLowerCase()) : "";
}

function rowsWithout(rows: readonly Row[], { field, value }: LeftOut) {
  const statusIn = fieldIn(field);
  return rows.filter((row) => statusIn(row) !== value);
}

/** Equal rows keep their order, and rows without a value come last in either direction. */
export function inOrder(rows: readonly Row[], columns: Columns, order?: Order): readonly Row[] {
  if (!order) return rows;
  const { field, descending } = order;
  const kind = columns.find((column) => column.field === field)?.kind ?? "text";
  const direction = descending ? -1 : 1;
  const by = isFigure(kind) ? byNumber : byWords;
  const figureIn = fieldIn(field);
  return rows
    .map((row) => ({ row, worth: worthOf(figureIn(row), kind) }))
    .sort((a, b) => {
      if (a.worth === undefined || b.worth === undefined) {
        return Number(a.worth === undefined) - Number(b.worth === undefined);
      }
      return direction * by(a.worth, b.worth);
    })
    .map(({ row }) => row);
}

/** Figures and times start with the largest, words with A. */
export function firstOrder({ field, kind }: Columns[number]): Order {
  return { field, descending: isFigure(kind) || kind === "date" || kind === "timestamp" };
}

/** Finds the rows that show every word of a text. */
export function finderIn(
  columns: Columns,
  clock: ReportingClock,
): (rows: readonly Row[], text: string) => readonly Row[] {
  const lines = new WeakMap<Row, string>();
  const lineOf = (row: Row) => {
    const known = lines.get(row);
    if (known !== undefined) return known;
    const cells = columns.map(({ field, kind }) => cellText(fieldOf(row, field), kind, clock));
    const line = cells.join("\n").toLocaleLowerCase();
    lines.set(row, line);
    return line;
  };
  return (rows, text) => {
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows;
    return rows.filter((row) => words.every((word) => lineOf(row).includes(word)));
  };
}

type Worth = number | string;

const figures: readonly ColumnKind[] = [
  "count",
  "money",
  "count change",
  "money change",
  "share",
  "duration",
];
export const isFigure = (kind: ColumnKind) => figures.includes(kind);
const collator = new Intl.Collator(undefined, { numeric: true });
const byNumber = (a: Worth, b: Worth) => Number(a) - Number(b);
const byWords = (a: Worth, b: Worth) => collator.compare(String(a), String(b));

function worthOf(value: unknown, kind: ColumnKind): Worth | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  // Whatever is new has grown the most.
  if (kind === "share" && value === "new") return Number.MAX_VALUE;
  if (!isFigure(kind)) return Array.isArray(value) ? shown(value, "text") : String(value);
  const figure =
    typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isNaN(figure) ? undefined : figure;
}
