import type { Table } from "../rows/use-table.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import { mainFigureOf } from "../rules/pictures.ts";

/** Whom or what a sheet can be printed for: by its place among the rows, with what it took in. */
export function sheetChoices({ report, rows, clock }: Pick<Table, "report" | "rows" | "clock">) {
  const [name] = report.columns;
  const figure = mainFigureOf(report);
  return rows.map((row, at) => ({
    value: String(at),
    label: name ? cellText(fieldOf(row, name.field), name.kind, clock) : "",
    note: figure ? cellText(fieldOf(row, figure.field), figure.kind, clock) : "",
  }));
}
