import { expect, it } from "vitest";
import {
  allInWords,
  changedInWords,
  fetchedInWords,
  foundInWords,
  rowsInWords,
} from "web/reports/rules/row-counts.ts";

it.each([
  [0, "0 rows", "0 of 0 rows", "All 0 rows", "0 rows fetched", ""],
  [1, "1 row", "1 of 1 row", "The only row", "1 row fetched", "1 row changed"],
  [2, "2 rows", "2 of 2 rows", "All 2 rows", "2 rows fetched", "2 rows changed"],
  [
    12_345,
    "12,345 rows",
    "12,345 of 12,345 rows",
    "All 12,345 rows",
    "12,345 rows fetched",
    "12,345 rows changed",
  ],
])("%i rows are counted in words", (rows, some, found, all, fetched, changed) => {
  expect([
    rowsInWords(rows),
    foundInWords(rows, rows),
    allInWords(rows),
    fetchedInWords(rows),
    changedInWords(rows),
  ]).toEqual([some, found, all, fetched, changed]);
});
