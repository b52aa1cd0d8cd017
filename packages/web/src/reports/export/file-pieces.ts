import { csvPieces } from "./csv.ts";
import type { Format, Sheet } from "./sheet.ts";
import { xlsxPieces } from "./xlsx.ts";

/** In pieces, so that the writer can report progress, give way to other work, or stop. */
export function filePieces(sheet: Sheet, format: Format): Generator<string | Uint8Array> {
  return format === "csv" ? csvPieces(sheet) : xlsxPieces(sheet);
}
