import type { Transaction } from "../database/db.ts";
import { awaitRecords } from "../records/records.ts";
import { type CsvRecord, fieldsOf } from "./csv.ts";
import { type Column, incomingTable, type Kind } from "./kind.ts";

export type BadLine = { line: number; reason: string };

/** Ignored on import, so that a corrected reject file can be imported unchanged. */
export const rejectColumns = ["rejected_line", "rejected_because"];

export async function awaitLines(tx: Transaction, kind: Kind): Promise<void> {
  const incoming = incomingTable(kind);
  if (kind.record) await awaitRecords(tx);
  else {
    await tx.run(
      `create temporary table ${incoming} on commit drop as select * from ${kind.table} with no data`,
    );
  }
  await tx.run(`
    alter table ${incoming} add column line bigint not null;
    create temporary table bad_lines (line bigint not null, reason text not null) on commit drop`);
}

export type Layout = { columns: (Column | undefined)[]; known: Column[]; missing: Column[] };

/** Returns the reason as text when the first line is wrong. */
export function layoutOf(kind: Kind, header: readonly string[] | undefined): Layout | string {
  if (!header) return "the first line has misplaced quotes";
  const names = header.map((name) => name.trim().toLowerCase());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `the first line has ${twice} twice`;
  const unknown = names.filter(
    (name) => !rejectColumns.includes(name) && !kind.columns.some((column) => column.name === name),
  );
  const wanted = kind.columns.map(({ name }) => name).join(", ");
  if (unknown.length > 0)
    return `the first line has the unknown column ${unknown.join(", ")}; known columns are ${wanted}`;
  const missing = kind.columns.filter(({ name }) => !names.includes(name));
  const lacking = missing.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  if (lacking.length > 0) return `the first line lacks ${lacking.join(", ")}`;
  const columns = names.map((name) => kind.columns.find((column) => column.name === name));
  return { columns, known: columns.filter((column) => column !== undefined), missing };
}

export const writtenColumns = ({ known, missing }: Layout) =>
  [
    ...[...known, ...missing.filter(({ otherwise }) => otherwise !== undefined)].map(
      ({ name }) => name,
    ),
    "line",
  ].join(", ");

export function writeLine({ columns, missing }: Layout, { line, text }: CsvRecord) {
  const fields = fieldsOf(text);
  if (!fields) return { line, reason: "has misplaced quotes" };
  if (fields.length !== columns.length) {
    return { line, reason: `has ${fields.length} fields instead of ${columns.length}` };
  }
  let written = "";
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at];
    if (!column) continue;
    const field = (fields[at] ?? "").trim();
    const reason = reasonAgainst(column, field);
    if (reason) return { line, reason };
    const value = field === "" ? column.otherwise : (column.holds.write?.(field) ?? field);
    written += `${value === undefined ? "\\N" : value.replaceAll("\\", "\\\\")}\t`;
  }
  for (const { otherwise } of missing) if (otherwise !== undefined) written += `${otherwise}\t`;
  return `${written}${line}\n`;
}

function reasonAgainst({ name, holds, isRequired }: Column, field: string): string | undefined {
  if (field === "") return isRequired ? `${name} is empty` : undefined;
  if (holds.fits(field)) return undefined;
  const shown = field.length > 40 ? `${field.slice(0, 40)}…` : field;
  return `${name} is "${shown}", but must be ${holds.is}`;
}
