import type { Filter } from "machines/reports/report-request";
import { search as searching } from "#words/frame";
import * as words from "#words/report";
import type { Report } from "../definitions/report.ts";
import { isSearched, type SearchedField } from "../definitions/report.ts";
import { fieldOf, formatValue } from "./cells.ts";
import type { Row } from "./figures.ts";
import { activeChoices, type RowChoices } from "./narrowing.ts";

/** One thing that narrows a report, in words: 'Stoppage', 'Gabtoli'. */
export type ActiveFilter = {
  by: "filter" | "choice" | "search";
  field: string;
  title: string;
  value: string;
  /** Without it nothing would be asked. */
  isRequired: boolean;
};

export function activeFilters(
  report: Report,
  { fields }: Filter,
  chosen: RowChoices,
  search: string,
  rows: readonly Row[] = [],
): readonly ActiveFilter[] {
  const text = search.trim();
  return [
    ...report.filters.flatMap((filter) => {
      const { field, title } = filter;
      const asked = fields[field];
      const value = asked && filter.kind === "linked" ? nameOf(asked, filter, report, rows) : asked;
      const isRequired = isSearched(filter);
      return value ? [{ by: "filter", field, title, value, isRequired } as const] : [];
    }),
    ...activeChoices(report, chosen).map(
      (one) => ({ by: "choice", ...one, isRequired: false }) as const,
    ),
    ...(text
      ? [{ by: "search", field: "", title: searching, value: text, isRequired: false } as const]
      : []),
  ];
}

/** What the rows call what they all have in common; the id itself until there are any. */
function nameOf(
  asked: string,
  { name }: { name: string },
  { columns }: Report,
  [first]: readonly Row[],
) {
  const kind = columns.find(({ field }) => field === name)?.kind;
  const value = first && fieldOf(first, name);
  return value && kind && kind !== "timestamp" ? formatValue(value, kind) : asked;
}

/** What a pin keeps of what narrows a report, and the titles of the rest: nothing typed outlives a sign-out. */
export function pinnedFilters(report: Report, filter: Filter, chosen: RowChoices, search: string) {
  const narrowing: Record<string, string> = {};
  const leftOut: string[] = [];
  for (const { by, field, title } of activeFilters(report, filter, chosen, search)) {
    const isTyped = report.filters.some((one) => one.field === field && one.kind === "text");
    if (by === "search" || isTyped) leftOut.push(title);
    else narrowing[field] = filter.fields[field] ?? chosen[field] ?? "";
  }
  return { narrowing, leftOut };
}

/** 'Stoppage: Gabtoli, Search: karim' */
export function activeFiltersInWords(
  all: readonly Pick<ActiveFilter, "title" | "value">[],
): string {
  return all.map(({ title, value }) => `${title}: ${value}`).join(", ");
}

/** What a search still needs before anything is requested. */
export function searchHint({ filters }: Report, filter: Filter): string | undefined {
  const missing = filters.filter(isSearched).find(({ field }) => !filter.fields[field]?.trim());
  return missing && searchPrompt(missing);
}

export function searchPrompt({ title, letters }: SearchedField): string {
  const of = title.toLowerCase();
  return letters ? words.searchForLetters(letters, of) : words.searchForA(of);
}
