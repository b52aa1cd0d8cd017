import type { DateRange, Filter } from "machines";
import { count, rangeLabelWithHours } from "machines/formats";
import type { Table } from "../rows/use-table.ts";
import { type Chosen, chosenInWords } from "../rules/narrowing.ts";
import type { Subject } from "../rules/subject.ts";
import type { Sheet } from "./sheet.ts";

export type SheetInput = {
  table: Table;
  /** The report's, with what it is about. */
  title: string;
  subject: Subject | null;
  company: string;
  filter: Filter;
  chosen: Chosen;
  /** The range that the rows are compared with. */
  against: DateRange | null;
  fetchedAt: number | null;
  /** How many rows there are before they are narrowed. */
  fetched: number;
  /** Whether only some pages of a list have been fetched. */
  isPartial: boolean;
};

export function sheetOf(input: SheetInput): Sheet {
  const { table, title, subject, company, filter, against, fetchedAt, fetched, isPartial } = input;
  const { report, rows, totals, subtotals, clock } = table;
  const sums = subtotals ?? totals;
  const control = sums.find(({ kind }) => kind === "money") ?? sums[0];
  const soFar = isPartial ? " so far" : "";
  return {
    title,
    stamp: [
      ["Company", company],
      ...(subject ? [[subject.title, subject.name ?? subject.id] as const] : []),
      ...(filter.range ? [["Range", rangeLabelWithHours(filter.range)] as const] : []),
      ...(against ? [["Compared with", rangeLabelWithHours(against)] as const] : []),
      ["Filter", filterInWords(input)],
      ["Fetched", clock.timestamp(fetchedAt)],
      [
        "Rows",
        rows.length === fetched
          ? `${count(fetched)}${soFar}`
          : `${count(rows.length)} of ${count(fetched)}${soFar}`,
      ],
      ...(control ? [["Control total", `${control.title} ${control.value}`] as const] : []),
    ],
    columns: report.columns,
    rows,
    totals: Object.fromEntries(
      sums.flatMap(({ field, kind, sum }) => (kind === "share" ? [] : [[field, sum]])),
    ),
    timeZone: clock.timeZone,
    fileName: [title, company, filter.range?.from, filter.range?.to]
      .flatMap((part) => (part ? inFileName(part) : []))
      .join("_"),
  };
}

function filterInWords({ table, filter, chosen }: SheetInput): string {
  const { report, search } = table;
  const asked = report.filters.flatMap(({ field, title }) =>
    filter.fields[field] ? [`${title}: ${filter.fields[field]}`] : [],
  );
  const sought = search.trim() && `Search: ${search.trim()}`;
  return [...asked, ...chosenInWords(report, chosen), sought].filter(Boolean).join(", ") || "None";
}

/** Keeps the letters and digits of every script. */
const inFileName = (words: string) =>
  words
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
