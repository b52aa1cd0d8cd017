import { type CellValue, cellValue } from "./cell-values.ts";
import type { Sheet } from "./sheet.ts";

/** Rows that are written before the page or the worker may do something else. */
const atOnce = 500;

/** RFC 4180 with a byte order mark: the head, the rows, and after an empty line the stamp. */
export function* csvPieces({ columns, rows, stamp }: Sheet): Generator<string> {
  yield `\uFEFF${line(columns.map(({ title }) => text(title)))}`;
  for (let from = 0; from < rows.length; from += atOnce) {
    yield rows
      .slice(from, from + atOnce)
      .map((row) => line(columns.map(({ field, kind }) => cell(cellValue(row, field, kind)))))
      .join("");
  }
  yield `\r\n${stamp.map(([label, value]) => line([text(label), text(value)])).join("")}`;
}

const line = (cells: readonly string[]) => `${cells.join(",")}\r\n`;
const cell = ({ type, value }: CellValue) => (type === "text" ? text(value) : value);

/** A text that a spreadsheet would take for a formula gets a quote before it. */
function text(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
