import type { Format, Sheet } from "./sheet.ts";
import { written } from "./written.ts";

/** What the page tells: the sheet without its rows, then the rows in pieces, and that they are all. */
export type Told =
  | { type: "sheet"; sheet: Omit<Sheet, "rows">; format: Format }
  | { type: "rows"; rows: Sheet["rows"] }
  | { type: "all" };

/** What is answered: how many rows are written, and at last the file. */
export type Answered = { type: "written"; rows: number } | { type: "file"; parts: BlobPart[] };

let asked: { sheet: Omit<Sheet, "rows">; format: Format } | undefined;
const rows: Sheet["rows"][number][] = [];

addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if (data.type === "sheet") asked = data;
  if (data.type === "rows") rows.push(...data.rows);
  if (data.type === "all" && asked) write(asked);
});

function write({ sheet, format }: NonNullable<typeof asked>) {
  const parts: BlobPart[] = [];
  let steps = 0;
  for (const piece of written({ ...sheet, rows }, format)) {
    parts.push(piece as BlobPart);
    steps += 1;
    if (steps % 4 === 0) answer({ type: "written", rows: Math.min(rows.length, steps * 500) });
  }
  answer({ type: "file", parts });
}

const answer = (answered: Answered) => postMessage(answered);
