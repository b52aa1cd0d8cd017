import { expect, it } from "vitest";
import { allInWords, foundInWords, rowsInWords } from "web/report/rules/row-counts.ts";

it.each([
  [0, "0 rows", "0 of 0 rows", "All 0 rows"],
  [1, "1 row", "1 of 1 row", "The only row"],
  [2, "2 rows", "2 of 2 rows", "All 2 rows"],
  [12_345, "12,345 rows", "12,345 of 12,345 rows", "All 12,345 rows"],
])("%i rows are counted in words", (rows, some, found, all) => {
  expect([rowsInWords(rows), foundInWords(rows, rows), allInWords(rows)]).toEqual([
    some,
    found,
    all,
  ]);
});
