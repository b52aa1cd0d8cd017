import type { Transaction } from "../database/db.ts";
import { refuseAgain, refuseInPlace } from "./cleared-lines.ts";
import { checkGoingOn, findStatesBefore } from "./going-on.ts";
import { type Column, incomingTable, type Kind, remainsTable } from "./kind.ts";

type Options = { now: Date; isReplacing: boolean };

/** Checks what no line shows on its own: missing references, duplicates, and what a record was before. */
export async function checkTogether(
  tx: Transaction,
  kind: Kind,
  given: readonly Column[],
  options: Options,
): Promise<void> {
  const incoming = incomingTable(kind);
  await tx.run(`analyze ${incoming}`);
  await checkEach(tx, kind, incoming, given, options);
  if (kind.goesOn && !options.isReplacing) {
    await findStatesBefore(tx, kind, given);
    await checkGoingOn(tx, kind, given);
  } else await checkOnce(tx, kind);
  const [bad] = await tx.query(`select from ${remainsTable(kind)} limit 1`);
  if (bad) await checkEach(tx, kind, remainsTable(kind), given, options);
}

/** What takes no other line of the file to tell. */
async function checkEach(
  tx: Transaction,
  kind: Kind,
  lines: string,
  given: readonly Column[],
  { now, isReplacing }: Options,
) {
  for (const { broken, because } of kind.rules ?? []) {
    await tx.run(`insert into bad_lines select line, '${because}' from ${lines} where ${broken}`);
  }
  for (const { name, holds } of given) {
    if (!holds.ahead) continue;
    await tx.query(
      `insert into bad_lines
       select line, '${name} is ' || ${name} || ', more than ${holds.ahead.words} ahead'
       from ${lines}
       where ${name} > (select $1::timestamptz + interval '${holds.ahead.interval}')`,
      [now.toISOString()],
    );
  }
  const names = given.map(({ name }) => name);
  for (const { column, noun, table, joined } of kind.references) {
    // What the file has no column for is empty, or stays as it was stored.
    if (!names.includes(column)) continue;
    const where = column === "company_id" ? "" : " || ' in company ' || incoming.company_id";
    const needed = [...joined.matchAll(/incoming\.\w+/g)].join(", ");
    await tx.run(`
      insert into bad_lines
      select line, 'there is no ${noun} ' || incoming.${column}${where}
      from ${lines} as incoming
      left join ${table} as known on ${joined}
      where (${needed}) is not null and known.company_id is null`);
  }
  await (isReplacing ? refuseInPlace : refuseAgain)(tx, kind, lines);
  if (!kind.record || kind.goesOn || isReplacing) return;
  const key = kind.key.join(", ");
  await tx.run(`
    insert into bad_lines
    select line, 'has the same ${key} as a stored record'
    from ${lines}
    join ${kind.table} using (${key})`);
}

async function checkOnce(tx: Transaction, kind: Kind): Promise<void> {
  const incoming = incomingTable(kind);
  const key = kind.key.join(", ");
  await tx.run(`
    insert into bad_lines
    select line, 'has the same ${key} as line ' || first_line
    from ${incoming}
    join (
      select ${key}, min(line) as first_line from ${incoming} group by ${key} having count(*) > 1
    ) as twice using (${key})
    where line > first_line`);
}
