import type { Report } from "../../modules/report.ts";
import { fieldOf } from "./cells.ts";
import { keyOf } from "./compare.ts";
import type { Row } from "./figures.ts";

/** The fields that moved, by row. */
export type Moved = ReadonlyMap<Row, ReadonlySet<string>>;

/** Newer rows in place of those of before. */
export type Renewed = {
  /** A row of which nothing moved is the same one as before. */
  rows: readonly Row[];
  moved: Moved;
  /** Each row that took the place of another, by the one that it was. */
  was: ReadonlyMap<Row, Row>;
  /** How many rows moved, came or went. */
  count: number;
};

export function renewed(report: Report, before: readonly Row[], after: readonly Row[]): Renewed {
  const keyOf = recordKeys(report);
  const left = new Map<string, Row[]>();
  for (const row of before) {
    const key = keyOf(row);
    const namesakes = left.get(key);
    if (namesakes) namesakes.push(row);
    else left.set(key, [row]);
  }
  const moved = new Map<Row, ReadonlySet<string>>();
  const was = new Map<Row, Row>();
  const rows = after.map((row) => {
    const old = left.get(keyOf(row))?.shift();
    const newer = report.columns.filter(
      ({ field }) => !old || textOf(old, field) !== textOf(row, field),
    );
    if (newer.length === 0) return old ?? row;
    if (old) was.set(row, old);
    // A time that has passed is no news.
    const fields = newer.filter(({ kind }) => !old || kind !== "duration");
    if (fields.length > 0) moved.set(row, new Set(fields.map(({ field }) => field)));
    return row;
  });
  const gone = [...left.values()].flat().length;
  return { rows, moved, was, count: moved.size + gone };
}

/** What a record stays the same by: its id, or else its words and its first moment, such as when it began. */
function recordKeys({ columns }: Report): (row: Row) => string {
  const [began] = columns.filter(({ kind }) => kind === "timestamp");
  const staying = columns
    .filter((column) => column === began || ["name", "text", "date", "time"].includes(column.kind))
    .map(({ field }) => field);
  return (row) => String(row.id ?? keyOf(row, staying));
}

const textOf = (row: Row, field: string) => JSON.stringify(fieldOf(row, field));
