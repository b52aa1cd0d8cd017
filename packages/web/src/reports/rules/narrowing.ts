import { timeInside } from "#words/modules";
import * as words from "#words/report";
import { count } from "../../i18n/figures.ts";
import { inDigits } from "../../i18n/numbers/digits.ts";
import { compareText } from "../../i18n/order.ts";
import { isBlank } from "../../i18n/text.ts";
import { type Report, rowChoiceFields } from "../definitions/report.ts";
import { fieldOf, formatValue } from "./cells.ts";
import { figureOf, type Row } from "./figures.ts";

type Narrowed = Pick<Report, "ageField" | "choices" | "minimumField">;

/** What is chosen, by field; `age` holds the key of a band. */
export type RowChoices = Readonly<Record<string, string>>;

export const ageBands = [
  { key: "1h", title: words.ages["1h"], over: Number.NEGATIVE_INFINITY, most: 60 },
  { key: "4h", title: words.ages["4h"], over: 60, most: 240 },
  { key: "12h", title: words.ages["12h"], over: 240, most: 720 },
  { key: "day", title: words.ages.day, over: 720, most: 1440 },
  { key: "more", title: words.ages.more, over: 1440, most: Number.POSITIVE_INFINITY },
] as const;

/** What an address chooses of a report's rows; a blank entry chooses nothing. */
export function rowChoicesFromQuery(query: URLSearchParams, report: Narrowed): RowChoices {
  const entries = rowChoiceFields(report).map((key) => [key, query.get(key) ?? ""] as const);
  return Object.fromEntries(entries.map(([key, value]) => [key, isBlank(value) ? "" : value]));
}

/** The rows that match every choice; an unknown band, or a minimum that is not a number, is ignored. */
export function narrowRows(
  rows: readonly Row[],
  report: Narrowed,
  chosen: RowChoices,
): readonly Row[] {
  const { ageField, choices, minimumField } = report;
  const { band, least } = limitsOf(report, chosen);
  const wanted = choices.flatMap(({ field }) =>
    chosen[field] ? { field, word: wordOf(chosen[field]) } : [],
  );
  if (!band && Number.isNaN(least) && wanted.length === 0) return rows;
  return rows.filter(
    (row) =>
      (!ageField || !band || isWithin(fieldOf(row, ageField), band)) &&
      (!minimumField ||
        Number.isNaN(least) ||
        figureOf(fieldOf(row, minimumField.field), "count") >= least) &&
      wanted.every(({ field, word }) => wordOf(fieldOf(row, field)) === word),
  );
}

export function countByAge(rows: readonly Row[], field: string) {
  return ageBands.map((band) => ({
    ...band,
    count: rows.filter((row) => isWithin(fieldOf(row, field), band)).length,
  }));
}

export function choiceOptions(rows: readonly Row[], { field, kind }: Report["choices"][number]) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = wordOf(fieldOf(row, field));
    if (!isBlank(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, title: formatValue(value, kind), count }))
    .sort((a, b) => compareText(a.title, b.title));
}

/** The numbers of the rows to choose a minimum from, at most a dozen. */
export function minimumOptions(rows: readonly Row[], field: string): number[] {
  const numbers = rows.map((row) => figureOf(fieldOf(row, field), "count"));
  const sorted = [...new Set(numbers)].filter((one) => one >= 0).sort((a, b) => a - b);
  const step = Math.ceil(sorted.length / 12);
  return sorted.filter((_, at) => at % step === 0);
}

/** 'Status' and 'Active' for each choice that is in force. */
export function activeChoices(report: Narrowed, chosen: RowChoices) {
  const { choices, minimumField } = report;
  const { band, least } = limitsOf(report, chosen);
  return [
    ...(band ? [{ field: "age", title: timeInside, value: inDigits(band.title) }] : []),
    ...choices.flatMap(({ field, title, kind }) =>
      chosen[field] ? [{ field, title, value: formatValue(chosen[field], kind) }] : [],
    ),
    ...(minimumField && !Number.isNaN(least)
      ? [
          {
            field: minimumField.field,
            title: minimumField.title,
            value: words.orMore(count(least)),
          },
        ]
      : []),
  ];
}

/** '80 active, 30 idle' */
export function countsInWords(values: readonly { title: string; count: number }[]): string {
  return values.map((one) => words.inState(count(one.count), one.title)).join(", ");
}

function limitsOf({ ageField, minimumField }: Narrowed, chosen: RowChoices) {
  return {
    band: ageField && ageBands.find(({ key }) => key === chosen.age),
    least: figureOf(minimumField && chosen[minimumField.field], "count"),
  };
}

function isWithin(value: unknown, { over, most }: { over: number; most: number }): boolean {
  const minutes = figureOf(value, "duration");
  return minutes > over && minutes <= most;
}

function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).normalize() : "";
}
