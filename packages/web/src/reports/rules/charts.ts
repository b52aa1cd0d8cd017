import type { DateRange } from "machines/time/date-range";
import { isWeekend, type ReportingWeek } from "machines/time/reporting-week";
import { serviceDays } from "machines/time/reporting-window";
import * as words from "#words/report";
import type { Report } from "../definitions/report.ts";
import { fieldGetter, fieldOf, formatValue } from "./cells.ts";
import { figureOf, type Row } from "./figures.ts";

/** A day of a summary's line. */
export type ChartDay = {
  /** YYYY-MM-DD */
  day: string;
  name: string;
  value: string;
  amount: number;
  /** The day that it is set against, where a comparison says so. */
  before: { value: string; amount: number } | null;
  /** Whether the day was not over yet. */
  isOngoing: boolean;
  isWeekend: boolean;
};

/** How long the bar of each row is, from 0 to 1 of the longest, and which figure it stands with. */
export type Bars = { field: string; lengthOf: (row: Row) => number };

/** What a report is about in one number: the total it names, its last sum of money, or its last sum. */
export function mainFigureOf({ totals, chartField }: Report) {
  return (
    totals.find(({ field }) => field === chartField) ??
    totals.filter(({ kind }) => kind === "money").at(-1) ??
    totals.at(-1)
  );
}

/** The field of a summary's days, its first column; none in any other report. */
export function dateFieldOf({ dated, columns: [first] }: Report): string | undefined {
  return dated && first?.kind === "date" ? first.field : undefined;
}

export const isDaily = (report: Report) => dateFieldOf(report) !== undefined;

/** None for a summary, which has a line, nor where one page of a list would stand for all. */
export function barsOf(report: Report, rows: readonly Row[]): Bars | null {
  const figure = mainFigureOf(report);
  if (!figure || report.paged || isDaily(report) || rows.length < 2) return null;
  const { field } = figure;
  const figureIn = fieldGetter(field);
  const amountOf = (row: Row) => Math.max(0, figureOf(figureIn(row), figure.kind) || 0);
  let longest = 0;
  for (const row of rows) {
    const amount = amountOf(row);
    if (amount > longest) longest = amount;
  }
  return longest === 0 ? null : { field, lengthOf: (row) => amountOf(row) / longest };
}

/** A comparison also has days that no day of the range is set against. */
export function rowsInRange({ from, to }: DateRange, report: Report, rows: readonly Row[]) {
  const days = serviceDays({ from, to });
  const date = dateFieldOf(report);
  if (!days || !date) return rows;
  return rows.filter((row) => {
    const day = String(fieldOf(row, date) ?? "");
    return day >= days.first && day <= days.last;
  });
}

/** The days of a summary in their order; `today` is the service day of fetching. */
export function chartDaysOf(
  report: Report,
  rows: readonly Row[],
  today: string,
  week: ReportingWeek,
): readonly ChartDay[] {
  const figure = mainFigureOf(report);
  const date = dateFieldOf(report);
  if (!figure || !date) return [];
  return rows
    .map((row) => ({ row, day: String(fieldOf(row, date) ?? "") }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ row, day }) => ({
      day,
      name: formatValue(fieldOf(row, date), "date"),
      value: formatValue(fieldOf(row, figure.field), figure.kind),
      amount: figureOf(fieldOf(row, figure.field), figure.kind) || 0,
      before: beforeIn(row, figure),
      isOngoing: day >= today,
      isWeekend: isWeekend(day, week),
    }));
}

function beforeIn(row: Row, { field, kind }: Report["totals"][number]): ChartDay["before"] {
  const before = fieldOf(row, `${field}_before`);
  if (before === undefined || before === null) return null;
  return { value: formatValue(before, kind), amount: figureOf(before, kind) || 0 };
}

/** 'November 21, 2026: 1,200.00, before 1,100.00' */
export function chartDayInWords({ name, value, before, isOngoing }: ChartDay): string {
  const day = `${name}: ${value}`;
  const said = isOngoing ? words.soFar(day) : day;
  return before ? words.markBefore(said, before.value) : said;
}

/** Says in words what there is to see. */
export function chartCaption(report: Report, marks: readonly ChartDay[]): string {
  const extremes = extremesOf(marks);
  const last = marks.at(-1);
  return [
    words.perDay(mainFigureOf(report)?.title ?? ""),
    extremes &&
      words.extremes(
        extremes.best.value,
        extremes.best.name,
        extremes.weakest.value,
        extremes.weakest.name,
      ),
    last?.isOngoing && words.notOverYet(last.name),
  ]
    .filter(Boolean)
    .join("");
}

/** Of the days that are over, if there are at least two; of equal days, the first. */
export function extremesOf(
  marks: readonly ChartDay[],
): { best: ChartDay; weakest: ChartDay } | null {
  const whole = marks.filter(({ isOngoing }) => !isOngoing);
  const [first, second] = whole;
  if (!first || !second) return null;
  const best = whole.reduce((most, mark) => (mark.amount > most.amount ? mark : most), first);
  const weakest = whole.reduce((least, mark) => (mark.amount < least.amount ? mark : least), first);
  return { best, weakest };
}
