import type { Transaction } from "../database/db.ts";
import { BrokenCsv, type CsvRecord, fieldsOf, readCsv } from "./csv.ts";
import type { Format } from "./format.ts";
import { ImportRefused } from "./import-refused.ts";
import { type Layout, layoutOf, type Refused, writeLine, writtenColumns } from "./incoming.ts";
import { incomingTable, type Kind, remainsTable } from "./kind.ts";

type Options = {
  kind: Kind;
  path: string;
  format: Format;
  /** Reading stops after so many bad lines. */
  enoughBad: number;
  onRead(bytes: number): void;
};

/** Reads the next chunk while the database takes the one before. */
export async function readLines(
  tx: Transaction,
  { kind, path, format, enoughBad, onRead }: Options,
): Promise<Layout> {
  let layout: Layout | undefined;
  let copying: Promise<void> = Promise.resolve();
  let bad = 0;
  try {
    for await (const records of readCsv(path, onRead, format.encoding)) {
      layout ??= layoutIn(kind, path, format, records);
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

function layoutIn(
  kind: Kind,
  path: string,
  { separator }: Format,
  records: CsvRecord[],
): Layout | undefined {
  const header = records.shift();
  if (!header) return undefined;
  const layout = layoutOf(kind, fieldsOf(header.text, separator), separator);
  if (typeof layout === "string") throw new ImportRefused(`${path}: ${layout}.`);
  return layout;
}

function written(layout: Layout, records: CsvRecord[]) {
  const refused: Refused[] = [];
  let rows = "";
  for (const record of records) {
    const row = writeLine(layout, record);
    if (typeof row === "string") rows += row;
    else refused.push(row);
  }
  return { rows, refused };
}

async function copy(tx: Transaction, kind: Kind, layout: Layout, rows: string, refused: Refused[]) {
  const columns = writtenColumns(layout);
  if (rows) await tx.copy(`${incomingTable(kind)} (${columns})`, rows);
  if (refused.length === 0) return;
  await tx.copy("bad_lines", refused.map(badRows).join(""));
  const remains = refused.map((each) => each.remains).join("");
  if (remains) await tx.copy(`${remainsTable(kind)} (${columns})`, remains);
}

const badRows = ({ line, reasons }: Refused) =>
  reasons.map((reason) => `${line}\t${reason.replaceAll(/[\\\p{Cc}]/gu, " ")}\n`).join("");
