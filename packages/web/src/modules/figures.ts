import { count, money, sumOfCounts, sumOfMoney } from "machines/formats";
import { fieldOf, shown } from "./cells.ts";
import type { ColumnKind, Report } from "./report.ts";

export type Row = Readonly<Record<string, unknown>>;

export type Order = { field: string; descending: boolean };

/** A figure of all rows, exact: `sum` to calculate with, `value` to read. */
export type Total = {
  title: string;
  field: string;
  kind: "count" | "money";
  sum: string;
  value: string;
};

type Columns = Report["columns"];

export function totalsOf(rows: readonly Row[], { totals }: Pick<Report, "totals">): Total[] {
  return totals.map((total) => {
    const values = rows.map((row) => fieldOf(row, total.field));
    const sum = total.kind === "count" ? sumOfCounts(values) : sumOfMoney(values);
    return { ...total, sum, value: total.kind === "count" ? count(sum) : money(sum) };
  });
}

/** Rows of equal worth stay as they came. */
export function inOrder(rows: readonly Row[], columns: Columns, order?: Order): readonly Row[] {
  if (!order) return rows;
  const { field, descending } = order;
  const compare = comparing(columns.find((column) => column.field === field)?.kind);
  const direction = descending ? -1 : 1;
  return [...rows].sort((a, b) => direction * compare(fieldOf(a, field), fieldOf(b, field)));
}

/** The rows that have every word of the text somewhere in what is shown of them. */
export function matching(rows: readonly Row[], columns: Columns, text: string): readonly Row[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const line = columns
      .map(({ field, kind }) => shown(fieldOf(row, field), kind))
      .join("\n")
      .toLocaleLowerCase();
    return words.every((word) => line.includes(word));
  });
}

const words = new Intl.Collator(undefined, { numeric: true });

function comparing(kind: ColumnKind | undefined): (a: unknown, b: unknown) => number {
  if (kind === "count" || kind === "money") return (a, b) => (Number(a) || 0) - (Number(b) || 0);
  return (a, b) => words.compare(String(a ?? ""), String(b ?? ""));
}
