import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Transaction } from "../database/db.ts";
import { csvLine, readCsv } from "./csv.ts";
import { type BadLine, rejectColumns } from "./incoming.ts";

const atOnce = 1000;

export const badLines = (tx: Transaction, after: number, most: number): Promise<BadLine[]> =>
  tx.query<BadLine>(
    `select line, string_agg(distinct reason, '; ') as reason from bad_lines
     where line > $1 group by line order by line limit $2`,
    [after, most],
  );

export async function writeRejects(tx: Transaction, path: string, to: string): Promise<void> {
  await pipeline(Readable.from(rejectedOf(tx, path)), createWriteStream(to, { flags: "wx" }));
}

async function* rejectedOf(tx: Transaction, path: string) {
  const bad = allBadLines(tx);
  let next = await bad.next();
  let isHeader = true;
  for await (const records of readCsv(path)) {
    for (const { line, text } of records) {
      if (isHeader) yield `${text},${csvLine(rejectColumns)}`;
      else if (!next.done && next.value.line === line) {
        yield `${text},${csvLine([String(line), next.value.reason])}`;
        next = await bad.next();
      }
      isHeader = false;
    }
  }
}

async function* allBadLines(tx: Transaction): AsyncGenerator<BadLine, undefined> {
  let after = 0;
  for (;;) {
    const lines = await badLines(tx, after, atOnce);
    yield* lines;
    const last = lines.at(-1);
    if (!last) return undefined;
    after = last.line;
  }
}
