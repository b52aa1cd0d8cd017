import type { Filter } from "machines/reports/report-request";
import * as words from "#words/report";
import { isSearched, type SearchedField } from "../definitions/filter-field.ts";
import type { Report } from "../definitions/report.ts";

/** What a search still needs before anything is requested. */
export function searchHint({ filters }: Report, filter: Filter): string | undefined {
  const missing = filters.filter(isSearched).find(({ field }) => !filter.fields[field]?.trim());
  return missing && searchForIn(missing);
}

export function searchForIn({ title, letters }: SearchedField): string {
  const of = title.toLowerCase();
  return letters ? words.searchForLetters(letters, of) : words.searchForA(of);
}
