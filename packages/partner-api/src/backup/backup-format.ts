import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** A header, the rows of each table as PostgreSQL copies them, and totals: compressed lines of text. */
export const format = "partner-api backup 1";
export const endOfRows = "\\.";
export const copied = (table: string, columns: string) => `copy ${table} (${columns})`;

export type Header = {
  format: string;
  takenAt: string;
  by: string;
  timeZone: string;
  migrations: { name: string; checksum: string }[];
};

export type Totals = {
  rows: Record<string, number>;
  /** The last value of each that has given any. */
  sequences: Record<string, string>;
};

export type Backup = Header & Totals;

type Visitor = {
  onHeader?(header: Header): Promise<void>;
  /** Whole lines of a table's rows; the columns are in parentheses. */
  onRows?(table: string, columns: string, rows: string): Promise<void>;
};

export class BrokenBackup extends Error {
  override readonly name = "BrokenBackup";
}

const atOnce = 1_000_000;

/** Reads a backup to its end, and fails unless it is whole. */
export async function readBackup(path: string, visitor: Visitor = {}): Promise<Backup> {
  const counted: Totals["rows"] = {};
  let header: Header | undefined;
  let totals: Totals | undefined;
  let table: { name: string; columns: string; rows: string[]; size: number } | undefined;

  async function pass() {
    if (!table || table.rows.length === 0) return;
    await visitor.onRows?.(table.name, table.columns, table.rows.join(""));
    table.rows = [];
    table.size = 0;
  }

  for await (const line of linesOf(path)) {
    if (!header) {
      header = headerIn(line, path);
      await visitor.onHeader?.(header);
    } else if (!table && line.startsWith("copy ")) {
      const [, name = "", columns = ""] = /^copy (\S+) (.*)$/.exec(line) ?? [];
      table = { name, columns, rows: [], size: 0 };
      counted[name] = 0;
    } else if (!table) {
      totals = JSON.parse(line) as Totals;
    } else if (line === endOfRows) {
      await pass();
      table = undefined;
    } else {
      counted[table.name] = (counted[table.name] ?? 0) + 1;
      table.rows.push(`${line}\n`);
      table.size += line.length;
      if (table.size > atOnce) await pass();
    }
  }
  if (!header || !totals || JSON.stringify(counted) !== JSON.stringify(totals.rows)) {
    throw new BrokenBackup(`${path} is not a whole backup: it ends too early.`);
  }
  return { ...header, ...totals };
}

function headerIn(line: string, path: string): Header {
  const isHeader = line.startsWith("{") && line.includes(format);
  if (!isHeader) throw new BrokenBackup(`${path} is not a backup.`);
  return JSON.parse(line) as Header;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  try {
    const text = pipeline(createReadStream(path), createGunzip(), () => {}).setEncoding("utf8");
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    if (error instanceof BrokenBackup || !isOfCompression(error)) throw error;
    throw new BrokenBackup(`${path} is not a whole backup: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

const isOfCompression = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
