import type { Report } from "../../modules/report.ts";
import { fieldOf } from "./cells.ts";
import type { Row } from "./figures.ts";

export function rowsIn({ columns }: Pick<Report, "columns">, rows: readonly unknown[]) {
  return rowsWith(
    columns.map(({ field }) => field),
    rows,
  );
}

/** A row without any of these fields has nothing to show. */
export function rowsWith(fields: readonly string[], rows: readonly unknown[]): readonly Row[] {
  return rows.filter((row): row is Row =>
    fields.some((field) => typeof fieldOf(row, field.split(".", 1)[0] ?? "") !== "undefined"),
  );
}
