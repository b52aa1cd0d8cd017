import { chooseNumbers } from "../../i18n/numbers/number-choice.ts";
import { filePieces } from "./file-pieces.ts";
import type { Format, Sheet } from "./sheet.ts";
import { type SheetParams, sheetFromParams } from "./sheet-params.ts";

/** What is written besides the rows: in the words of the page, or in those of the worker. */
export type SheetHead = { sheet: Omit<Sheet, "rows"> } | { params: SheetParams };

/** From the page: a sheet without its rows, then the rows in pieces, then word that these were all. */
export type ToWorker =
  | { type: "sheet"; headed: SheetHead; format: Format }
  | { type: "rows"; rows: Sheet["rows"] }
  | { type: "all" };

/** To the page: how many rows are written so far, and in the end the file. */
export type FromWorker = { type: "written"; rows: number } | { type: "file"; parts: BlobPart[] };

let asked: { headed: SheetHead; format: Format } | undefined;
const rows: Sheet["rows"][number][] = [];

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "sheet") asked = data;
  if (data.type === "rows") rows.push(...data.rows);
  if (data.type === "all" && asked) write(asked);
});

function write({ headed, format }: NonNullable<typeof asked>) {
  // A worker has no storage to read from what was chosen.
  if ("params" in headed) chooseNumbers({ digits: "latin", grouping: headed.params.grouping });
  const sheet =
    "params" in headed ? sheetFromParams(headed.params, rows) : { ...headed.sheet, rows };
  const parts: BlobPart[] = [];
  let steps = 0;
  for (const piece of filePieces(sheet, format)) {
    parts.push(piece as BlobPart);
    steps += 1;
    if (steps % 4 === 0) answer({ type: "written", rows: Math.min(rows.length, steps * 500) });
  }
  answer({ type: "file", parts });
}

const answer = (answered: FromWorker) => postMessage(answered);
