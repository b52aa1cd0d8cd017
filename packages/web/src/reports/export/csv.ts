import { reportingClock } from "machines/time/reporting-clock";
import { withHyphens } from "../../i18n/figures.ts";
import { inLatin } from "../../i18n/numbers/digits.ts";
import type { Sheet } from "./sheet.ts";
import { type CellValue, cellValue, columnTitle } from "./sheet.ts";

/** How many rows are written before anything else gets a turn. */
const atOnce = 500;

/**
 * RFC 4180 with a byte order mark, by which Excel knows UTF-8; the stamp follows an empty line. Whatever the screen shows,
 * digits are 0 to 9, but where there are names.
 */
export function* csvPieces(sheet: Sheet): Generator<string> {
  const { columns, rows, stamp, timeZone } = sheet;
  const clock = reportingClock(timeZone);
  yield `\uFEFF${line(columns.map((column) => text(columnTitle(column))))}`;
  for (let from = 0; from < rows.length; from += atOnce) {
    yield rows
      .slice(from, from + atOnce)
      .map((row) =>
        line(columns.map(({ field, kind }) => cell(cellValue(row, field, kind, clock)))),
      )
      .join("");
  }
  const stamped = stamp.map(([label, value, hasNames]) =>
    line([text(label), text(hasNames ? value : withHyphens(inLatin(value)))]),
  );
  yield `\r\n${stamped.join("")}`;
}

const line = (cells: readonly string[]) => `${cells.join(",")}\r\n`;
const cell = ({ type, value }: CellValue) => (type === "text" ? text(value) : value);

/** Where a spreadsheet may take what follows for a formula: some begin a cell at a semicolon, too. */
const formula = /(?:^|[;\t\r\n]) *(?=[=+\-@＝＋－＠])/g;

/** A quote keeps a spreadsheet from running a text as a formula. */
function text(value: string): string {
  const harmless = value.replaceAll(formula, "$&'").replace(/^[\t\r\n]/, "'$&");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
