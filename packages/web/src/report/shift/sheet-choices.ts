import { notAvailable } from "#words/frame";
import type { Table } from "../rows/use-table.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import type { Row } from "../rules/figures.ts";
import { mainFigureOf } from "../rules/pictures.ts";

export type SheetChoice = { row: Row; label: string; note: string };

/** Whom or what a sheet can be printed for: each row that names someone, with what it took in. */
export function sheetChoices({ report, rows, clock }: Pick<Table, "report" | "rows" | "clock">) {
  const [name] = report.columns;
  const figure = mainFigureOf(report);
  return rows.flatMap((row): SheetChoice[] => {
    const label = name ? cellText(fieldOf(row, name.field), name.kind, clock) : notAvailable;
    if (label === notAvailable) return [];
    const note = figure ? cellText(fieldOf(row, figure.field), figure.kind, clock) : "";
    return [{ row, label, note }];
  });
}
