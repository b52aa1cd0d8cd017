import * as words from "#words/report";
import { count } from "../../i18n/figures.ts";

export function rowsInWords(all: number): string {
  return words.rows(all, count(all));
}

/** `isPartial` where only some pages of a list have been fetched. */
export function foundInWords(found: number, all: number, isPartial = false): string {
  const said = words.foundOf(count(found), rowsInWords(all));
  return isPartial ? words.fetched(said) : said;
}

export function allInWords(all: number): string {
  return words.allRows(all, rowsInWords(all));
}

export function fetchedInWords(all: number): string {
  return words.fetched(rowsInWords(all));
}

/** Empty where none did. */
export function changedInWords(changed: number): string {
  return changed === 0 ? "" : words.changed(rowsInWords(changed));
}
