import type { Report } from "../../modules/report.ts";
import { fieldOf } from "./cells.ts";
import type { Row } from "./figures.ts";

export function rowsIn(
  { columns, words }: Pick<Report, "columns" | "words">,
  rows: readonly unknown[],
) {
  const found = rowsWith(
    columns.map(({ field }) => field),
    rows,
  );
  if (!words) return found;
  const { field, of } = words;
  return found.map((row) => {
    const value = row[field];
    return typeof value === "string" ? { ...row, [field]: of(value) } : row;
  });
}

/** A row without any of these fields has nothing to show. */
export function rowsWith(fields: readonly string[], rows: readonly unknown[]): readonly Row[] {
  return rows.filter(
    (row): row is Row =>
      // A list has a method `at`.
      !Array.isArray(row) &&
      fields.some((field) => typeof fieldOf(row, field.split(".", 1)[0] ?? "") !== "undefined"),
  );
}
