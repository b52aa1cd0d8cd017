import { createReadStream } from "node:fs";
import type { Format, Separator } from "./format.ts";
import { unreadableFile } from "./import-refused.ts";

export type CsvRecord = { line: number; text: string };

export class BrokenCsv extends Error {
  override readonly name = "BrokenCsv";
}

const longest = 65_536;

/** Yields the records of one chunk of the file at a time; empty lines are left out. */
export async function* readCsv(
  path: string,
  onBytes: (bytes: number) => void = () => {},
  encoding: Format["encoding"] = "utf-8",
): AsyncGenerator<CsvRecord[]> {
  const decoder = new TextDecoder(encoding);
  let rest = "";
  let line = 1;

  function take(text: string, isLast: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let start = 0;
    let quote = text.indexOf('"');
    while (start < text.length) {
      if (quote >= 0 && quote < start) quote = text.indexOf('"', start);
      const found = endOfRecord(text, start, quote);
      if (found.end < 0 && !isLast) break;
      const end = found.end < 0 ? text.length : found.end;
      const stop = end > start && text[end - 1] === "\r" ? end - 1 : end;
      if (stop > start) records.push({ line, text: text.slice(start, stop) });
      line += found.lines;
      start = end + 1;
    }
    rest = text.slice(start);
    if (rest.length > longest) {
      throw new BrokenCsv(
        `The record that begins on line ${line} has no end: a quote may be missing.`,
      );
    }
    return records;
  }

  for await (const bytes of bytesOf(path)) {
    yield take(rest + decoder.decode(bytes, { stream: true }), false);
    onBytes(bytes.length);
  }
  yield take(rest + decoder.decode(), true);
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 18 });
  } catch (error) {
    throw unreadableFile(path, error);
  }
}

/** A line break within quotes ends no record. `quote` is the position of the first quote, or -1. */
function endOfRecord(text: string, start: number, quote: number): { end: number; lines: number } {
  let end = text.indexOf("\n", start);
  let lines = 1;
  let isOpen = false;
  let at = quote;
  while (at >= 0) {
    while (at >= 0 && (end < 0 || at < end)) {
      isOpen = !isOpen;
      at = text.indexOf('"', at + 1);
    }
    if (!isOpen || end < 0) break;
    end = text.indexOf("\n", end + 1);
    lines += 1;
  }
  return { end: isOpen ? -1 : end, lines };
}

const between = (separator: Separator) =>
  new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^"${separator}]*))(?=${separator}|$)`, "gy");
const fieldAfter = { ",": between(","), ";": between(";"), "\t": between("\t") };

/** Undefined when quotes are misplaced. */
export function fieldsOf(text: string, separator: Separator = ","): string[] | undefined {
  if (!text.includes('"')) return text.split(separator);
  const fields: string[] = [];
  let end = 0;
  for (const match of text.matchAll(fieldAfter[separator])) {
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    end = match.index + match[0].length;
  }
  return end === text.length ? fields : undefined;
}

export const csvLine = (fields: readonly string[], separator: Separator = ",") =>
  `${fields
    .map((text) =>
      text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
    )
    .join(separator)}\n`;
