import type { Report } from "../definitions/report.ts";
import { fieldOf } from "./cells.ts";
import { pairKey } from "./compare.ts";
import type { Row } from "./figures.ts";

/** The fields that changed, by row. */
export type ChangedFields = ReadonlyMap<Row, ReadonlySet<string>>;

/** Newer rows in place of those of before. */
export type RowChanges = {
  /** A row of which nothing changed is the same one as before. */
  rows: readonly Row[];
  changed: ChangedFields;
  /** Each row that took the place of another, with that one. */
  replaced: ReadonlyMap<Row, Row>;
  /** How many rows changed, came or went. */
  count: number;
};

export function rowChanges(
  report: Report,
  before: readonly Row[],
  after: readonly Row[],
): RowChanges {
  const keyOf = recordKeys(report);
  const left = new Map<string, Row[]>();
  for (const row of before) {
    const key = keyOf(row);
    const namesakes = left.get(key);
    if (namesakes) namesakes.push(row);
    else left.set(key, [row]);
  }
  const changed = new Map<Row, ReadonlySet<string>>();
  const replaced = new Map<Row, Row>();
  const rows = after.map((row) => {
    const old = left.get(keyOf(row))?.shift();
    const newer = report.columns.filter(
      ({ field }) => !old || textOf(old, field) !== textOf(row, field),
    );
    if (newer.length === 0) return old ?? row;
    if (old) replaced.set(row, old);
    // A time that has passed is no news.
    const fields = newer.filter(({ kind }) => !old || kind !== "duration");
    if (fields.length > 0) changed.set(row, new Set(fields.map(({ field }) => field)));
    return row;
  });
  const gone = [...left.values()].flat().length;
  return { rows, changed, replaced, count: changed.size + gone };
}

/** What a record stays the same by: its id, or else its words and its first moment, such as when it began. */
function recordKeys({ columns }: Report): (row: Row) => string {
  const [began] = columns.filter(({ kind }) => kind === "timestamp");
  const staying = columns
    .filter((column) => column === began || ["name", "text", "date", "time"].includes(column.kind))
    .map(({ field }) => field);
  return (row) => String(row.id ?? pairKey(row, staying));
}

const textOf = (row: Row, field: string) => JSON.stringify(fieldOf(row, field));
