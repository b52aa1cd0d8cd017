import type { Transaction } from "../database/db.ts";
import { BrokenCsv, type CsvRecord, fieldsOf, readCsv } from "./csv.ts";
import { ImportRefused } from "./import-refused.ts";
import { type BadLine, type Layout, layoutOf, writeLine, writtenColumns } from "./incoming.ts";
import { incomingTable, type Kind } from "./kind.ts";

type Options = {
  kind: Kind;
  path: string;
  /** Reading stops after so many bad lines. */
  enoughBad: number;
  onRead(bytes: number): void;
};

/** Reads the next chunk while the database takes the one before. */
export async function readLines(
  tx: Transaction,
  { kind, path, enoughBad, onRead }: Options,
): Promise<Layout> {
  let layout: Layout | undefined;
  let copying: Promise<void> = Promise.resolve();
  let bad = 0;
  try {
    for await (const records of readCsv(path, onRead)) {
      layout ??= layoutIn(kind, path, records);
      if (!layout) continue;
      const { rows, refused } = written(layout, records);
      await copying;
      copying = copy(tx, kind, layout, rows, refused);
      // Awaited with the next chunk: until then, a failure must not count as unhandled.
      copying.catch(() => {});
      bad += refused.length;
      if (bad >= enoughBad) break;
    }
  } catch (error) {
    await copying.catch(() => {});
    throw error instanceof BrokenCsv ? new ImportRefused(`${path}: ${error.message}`) : error;
  }
  await copying;
  if (!layout) throw new ImportRefused(`${path} is empty.`);
  return layout;
}

function layoutIn(kind: Kind, path: string, records: CsvRecord[]): Layout | undefined {
  const header = records.shift();
  if (!header) return undefined;
  const layout = layoutOf(kind, fieldsOf(header.text));
  if (typeof layout === "string") throw new ImportRefused(`${path}: ${layout}.`);
  return layout;
}

function written(layout: Layout, records: CsvRecord[]) {
  const refused: BadLine[] = [];
  let rows = "";
  for (const record of records) {
    const row = writeLine(layout, record);
    if (typeof row === "string") rows += row;
    else refused.push(row);
  }
  return { rows, refused };
}

async function copy(tx: Transaction, kind: Kind, layout: Layout, rows: string, refused: BadLine[]) {
  if (rows) await tx.copy(`${incomingTable(kind)} (${writtenColumns(layout)})`, rows);
  if (refused.length > 0) await tx.copy("bad_lines", refused.map(badRow).join(""));
}

const badRow = ({ line, reason }: BadLine) =>
  `${line}\t${reason.replaceAll(/[\\\p{Cc}]/gu, " ")}\n`;
