import { csvPieces } from "./csv.ts";
import type { Format, Sheet } from "./sheet.ts";
import { xlsxPieces } from "./xlsx.ts";

/** A file in pieces, so that whoever writes it can tell how far it is, do something else, or stop. */
export function written(sheet: Sheet, format: Format): Generator<string | Uint8Array> {
  return format === "csv" ? csvPieces(sheet) : xlsxPieces(sheet);
}
