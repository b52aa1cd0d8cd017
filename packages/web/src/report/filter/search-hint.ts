import type { Filter } from "machines";
import { isSearched, type Report } from "../../modules/report.ts";

/** What a search still needs before anything is requested. */
export function searchHint({ filters }: Report, filter: Filter): string | undefined {
  const missing = filters.filter(isSearched).find(({ field }) => !filter.fields[field]?.trim());
  if (!missing) return undefined;
  const letters = missing.letters ? `at least ${missing.letters} letters or digits of a ` : "a ";
  return `Search for ${letters}${missing.title.toLowerCase()}.`;
}
