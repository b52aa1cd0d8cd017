import { count } from "machines/formats";
import type { Report } from "../../modules/report.ts";
import { fieldOf, shown } from "./cells.ts";
import type { Row } from "./figures.ts";

export type Mark = {
  name: string;
  value: string;
  amount: number;
  /** Whether its day was not over yet. */
  isSoFar: boolean;
};

export const mostBars = 5;

/** What a report is about in one number: the total it names, its last sum of money, or its last sum. */
export function mainFigureOf({ totals, pictured }: Report) {
  return (
    totals.find(({ field }) => field === pictured) ??
    totals.filter(({ kind }) => kind === "money").at(-1) ??
    totals.at(-1)
  );
}

export function isDaily({ dated, columns }: Report): boolean {
  return dated && columns[0]?.kind === "date";
}

/** Days in their order, anything else by size; `today` is the service day of fetching. */
export function marksOf(report: Report, rows: readonly Row[], today: string): readonly Mark[] {
  const figure = mainFigureOf(report);
  if (!figure || report.paged) return [];
  const names = report.columns.filter(({ kind }) => ["name", "text", "date"].includes(kind));
  const marks = rows.map((row) => ({
    row,
    key: String(fieldOf(row, names[0]?.field ?? "") ?? ""),
    amount: Number(fieldOf(row, figure.field)) || 0,
  }));
  const hasDays = isDaily(report);
  marks.sort((a, b) => (hasDays ? (a.key < b.key ? -1 : 1) : b.amount - a.amount));
  // Of ten thousand marks only a few are shown, and only those are put into words.
  return marks.map(({ row, key, amount }) => ({
    get name() {
      return names
        .slice(0, 2)
        .map(({ field, kind }) => shown(fieldOf(row, field), kind === "date" ? kind : "text"))
        .join(", ");
    },
    get value() {
      return shown(fieldOf(row, figure.field), figure.kind);
    },
    amount,
    isSoFar: hasDays && key >= today,
  }));
}

/** Says in words what there is to see. */
export function captionOf(report: Report, marks: readonly Mark[]): string {
  const title = mainFigureOf(report)?.title ?? "";
  if (!isDaily(report)) {
    const hasMore = marks.length > mostBars;
    return hasMore ? `${title}, the largest ${mostBars} of ${count(marks.length)}` : title;
  }
  const extremes = extremesOf(marks);
  const last = marks.at(-1);
  return [
    `${title} per day`,
    extremes &&
      `: at most ${extremes.best.value} on ${extremes.best.name}, at least ${extremes.weakest.value} on ${extremes.weakest.name}`,
    last?.isSoFar && `. ${last.name} is not over yet.`,
  ]
    .filter(Boolean)
    .join("");
}

/** Of the days that are over, if there are at least two; of equal days, the first. */
export function extremesOf(marks: readonly Mark[]): { best: Mark; weakest: Mark } | null {
  const whole = marks.filter(({ isSoFar }) => !isSoFar);
  const [first, second] = whole;
  if (!first || !second) return null;
  const best = whole.reduce((most, mark) => (mark.amount > most.amount ? mark : most), first);
  const weakest = whole.reduce((least, mark) => (mark.amount < least.amount ? mark : least), first);
  return { best, weakest };
}
