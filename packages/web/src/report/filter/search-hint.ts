import type { Filter } from "machines";
import * as words from "#words/report";
import { isSearched } from "../../modules/filter-field.ts";
import type { Report } from "../../modules/report.ts";

/** What a search still needs before anything is requested. */
export function searchHint({ filters }: Report, filter: Filter): string | undefined {
  const missing = filters.filter(isSearched).find(({ field }) => !filter.fields[field]?.trim());
  if (!missing) return undefined;
  const title = missing.title.toLowerCase();
  return missing.letters ? words.searchForLetters(missing.letters, title) : words.searchForA(title);
}
