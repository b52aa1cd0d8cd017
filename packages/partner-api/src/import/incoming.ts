import type { Transaction } from "../database/db.ts";
import { awaitRecords } from "../records/records.ts";
import { type CsvRecord, fieldsOf } from "./csv.ts";
import type { Separator } from "./format.ts";
import { type Column, incomingTable, type Kind, remainsTable } from "./kind.ts";

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
    create temporary table ${remainsTable(kind)} on commit drop as
      select * from ${incoming} with no data;
    create temporary table bad_lines (line bigint not null, reason text not null) on commit drop`);
}

/** As many fields as there are columns, the first line has; undefined are those that are not read. */
export type Layout = {
  columns: (Column | undefined)[];
  separator: Separator;
  known: Column[];
  missing: Column[];
  /** How many columns tell of an earlier import. */
  rejected: number;
};

/** Returns the reason as text when the first line is wrong. */
export function layoutOf(
  kind: Kind,
  header: readonly string[] | undefined,
  separator: Separator,
): Layout | string {
  if (!header) return "the first line has misplaced quotes";
  const names = header.map((name) => name.trim().toLowerCase());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `the first line has ${twice} twice`;
  const wantedNames = kind.columns.map(({ name }) => name);
  const known = [...rejectColumns, ...wantedNames, ...(kind.ignored ?? [])];
  const unknown = names.filter((name) => !known.includes(name));
  const wanted = wantedNames.join(", ");
  if (unknown.length > 0)
    return `the first line has the unknown column ${unknown.join(", ")}; known columns are ${wanted}`;
  const missing = kind.columns.filter(({ name }) => !names.includes(name));
  const lacking = missing.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  if (lacking.length > 0) return `the first line lacks ${lacking.join(", ")}`;
  const columns = names.map((name) => kind.columns.find((column) => column.name === name));
  return {
    columns,
    separator,
    known: columns.filter((column) => column !== undefined),
    missing,
    rejected: names.filter((name) => rejectColumns.includes(name)).length,
  };
}

export const writtenColumns = ({ known, missing }: Layout) =>
  [
    ...[...known, ...missing.filter(({ otherwise }) => otherwise !== undefined)].map(
      ({ name }) => name,
    ),
    "line",
  ].join(", ");

/** Why a line is bad, and the row of what remains of it, where its columns can be told apart. */
export type Refused = { line: number; reasons: string[]; remains: string };

export function writeLine(layout: Layout, { line, text }: CsvRecord): string | Refused {
  const { columns, missing, separator, rejected } = layout;
  const fields = fieldsOf(text, separator);
  if (!fields) return { line, reasons: ["has misplaced quotes"], remains: "" };
  if (fields.length !== columns.length) {
    const reason = `has ${fields.length - rejected} fields instead of ${columns.length - rejected}`;
    return { line, reasons: [reason], remains: "" };
  }
  const reasons: string[] = [];
  let written = "";
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at];
    if (!column) continue;
    const field = (fields[at] ?? "").trim();
    const reason = reasonAgainst(column, field);
    if (reason) reasons.push(reason);
    const value = reason ? undefined : writtenAs(column, field);
    written += `${value === undefined ? "\\N" : value.replaceAll("\\", "\\\\")}\t`;
  }
  for (const { otherwise } of missing) if (otherwise !== undefined) written += `${otherwise}\t`;
  written += `${line}\n`;
  return reasons.length > 0 ? { line, reasons, remains: written } : written;
}

const writtenAs = ({ otherwise, holds }: Column, field: string) =>
  field === "" ? otherwise : (holds.write?.(field) ?? field);

function reasonAgainst({ name, holds, isRequired }: Column, field: string): string | undefined {
  if (field === "") return isRequired ? `${name} is empty` : undefined;
  if (holds.fits(field)) return undefined;
  const shown = field.length > 40 ? `${field.slice(0, 40)}…` : field;
  return `${name} is "${shown}", but must be ${holds.is}`;
}
