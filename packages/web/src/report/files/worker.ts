import type { Format, Sheet } from "./sheet.ts";
import { written } from "./written.ts";

/** From the page: a sheet without its rows, then the rows in pieces, then word that these were all. */
export type Told =
  | { type: "sheet"; sheet: Omit<Sheet, "rows">; format: Format }
  | { type: "rows"; rows: Sheet["rows"] }
  | { type: "all" };

/** To the page: how many rows are written so far, and in the end the file. */
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
