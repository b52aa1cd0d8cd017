import * as words from "#words/deferred";
import type { Sheet } from "../export/sheet.ts";
import { inOrder } from "../rules/figures.ts";

/** Columns to fill in by hand. */
export const blanksOfCalls: readonly string[] = [words.calledAt, words.note];

/** Whom to call about vehicles that are still inside, the longest stay first. */
export function callList(sheet: Sheet): Sheet {
  const { columns, rows } = sheet;
  const stay = columns.find(({ kind }) => kind === "duration");
  return {
    ...sheet,
    title: words.callListOf(sheet.title),
    rows: stay ? inOrder(rows, columns, { field: stay.field, descending: true }) : rows,
  };
}
