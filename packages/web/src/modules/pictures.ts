import { fieldOf, shown } from "./cells.ts";
import type { Row } from "./figures.ts";
import type { Report } from "./report.ts";

export type Mark = { name: string; value: string; amount: number };

/** What a report is about in one number: its last sum of money, else of things. */
export function mainFigureOf({ totals }: Report) {
  return totals.filter(({ kind }) => kind === "money").at(-1) ?? totals.at(-1);
}

/** Whether a report has a row for each day. */
export function isDaily({ dated, columns }: Report): boolean {
  return dated && columns[0]?.kind === "date";
}

/** The rows as a picture shows them: days in their order, anything else the largest first. */
export function marksOf(report: Report, rows: readonly Row[]): readonly Mark[] {
  const figure = mainFigureOf(report);
  if (!figure || report.paged) return [];
  const names = report.columns.filter(({ kind }) => ["name", "text", "date"].includes(kind));
  const marks = rows.map((row) => {
    const value = fieldOf(row, figure.field);
    return {
      key: String(fieldOf(row, names[0]?.field ?? "") ?? ""),
      name: names
        .slice(0, 2)
        .map(({ field, kind }) => shown(fieldOf(row, field), kind))
        .join(", "),
      value: shown(value, figure.kind),
      amount: Number(value) || 0,
    };
  });
  marks.sort((a, b) => (isDaily(report) ? (a.key < b.key ? -1 : 1) : b.amount - a.amount));
  return marks.map(({ name, value, amount }) => ({ name, value, amount }));
}

/** The mark of the most and of the least, the first of equals; none of fewer than two. */
export function extremesOf(marks: readonly Mark[]): { best: Mark; weakest: Mark } | null {
  const [first, second] = marks;
  if (!first || !second) return null;
  const best = marks.reduce((most, mark) => (mark.amount > most.amount ? mark : most), first);
  const weakest = marks.reduce((least, mark) => (mark.amount < least.amount ? mark : least), first);
  return { best, weakest };
}
