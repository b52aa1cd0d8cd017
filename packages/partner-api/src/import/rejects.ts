import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Transaction } from "../database/db.ts";
import { csvLine, fieldsOf, readCsv } from "./csv.ts";
import type { Format, Separator } from "./format.ts";
import { type BadLine, rejectColumns } from "./incoming.ts";

const atOnce = 1000;

export const badLines = (tx: Transaction, after: number, most: number): Promise<BadLine[]> =>
  tx.query<BadLine>(
    `select line, string_agg(distinct reason, '; ') as reason from bad_lines
     where line > $1 group by line order by line limit $2`,
    [after, most],
  );

/** The bad lines take their place when the others are stored, and leave nothing there when none is. */
export async function placeRejects<T extends { rejected: number }>(
  rejects: string | undefined,
  work: (part: string | undefined) => Promise<T>,
): Promise<T> {
  if (!rejects) return work(undefined);
  const part = `${rejects}.part`;
  const done = await work(part).catch(async (error) => {
    await rm(part, { force: true });
    throw error;
  });
  if (done.rejected > 0) await rename(part, rejects);
  return done;
}

type File = { path: string; format: Format };

export async function writeRejects(tx: Transaction, file: File, to: string): Promise<void> {
  await pipeline(Readable.from(rejectedOf(tx, file)), createWriteStream(to));
}

async function* rejectedOf(tx: Transaction, { path, format }: File) {
  const bad = allBadLines(tx);
  let next = await bad.next();
  let plain: ((text: string) => string) | undefined;
  const separator = format.separator;
  for await (const records of readCsv(path, undefined, format.encoding)) {
    for (const { line, text } of records) {
      if (!plain) {
        plain = withoutRejectColumns(text, separator);
        yield plain(text) + separator + csvLine(rejectColumns, separator);
      } else if (!next.done && next.value.line === line) {
        yield plain(text) + separator + csvLine([String(line), next.value.reason], separator);
        next = await bad.next();
      }
    }
  }
}

/** The number and the reason that an earlier import wrote at the end of a line. */
const earlier = /[,;\t]\d+[,;\t](?:"(?:[^"]|"")*"|[^",;\t]*)$/;

/** Lines as they were before an import rejected them, so that they can be rejected again. */
function withoutRejectColumns(header: string, separator: Separator): (text: string) => string {
  const names = fieldsOf(header, separator)?.map((name) => name.trim().toLowerCase()) ?? [];
  if (!names.some((name) => rejectColumns.includes(name))) return (text) => text;
  return (text) => {
    const fields = fieldsOf(text, separator);
    if (fields?.length !== names.length) return text.replace(earlier, "");
    const own = fields.filter((_, at) => !rejectColumns.includes(names[at] ?? ""));
    return csvLine(own, separator).trimEnd();
  };
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
