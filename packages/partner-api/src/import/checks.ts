import type { Transaction } from "../database/db.ts";
import { checkGoingOn, findStatesBefore } from "./going-on.ts";
import { type Column, incomingTable, type Kind } from "./kind.ts";

/** Checks what no line shows on its own: missing references, duplicates, and what a record was before. */
export async function checkTogether(
  tx: Transaction,
  kind: Kind,
  given: readonly Column[],
): Promise<void> {
  const incoming = incomingTable(kind);
  await tx.run(`analyze ${incoming}`);
  for (const { broken, because } of kind.rules ?? []) {
    await tx.run(
      `insert into bad_lines select line, '${because}' from ${incoming} where ${broken}`,
    );
  }
  for (const { column, noun, table, joined } of kind.references) {
    const where = column === "company_id" ? "" : " || ' in company ' || incoming.company_id";
    await tx.run(`
      insert into bad_lines
      select line, 'there is no ${noun} ' || incoming.${column}${where}
      from ${incoming} as incoming
      left join ${table} as known on ${joined}
      where incoming.${column} is not null and known.company_id is null`);
  }
  if (kind.goesOn) {
    await findStatesBefore(tx, kind, given);
    await checkGoingOn(tx, kind, given);
  } else await checkOnce(tx, kind);
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
  if (!kind.record) return;
  await tx.run(`
    insert into bad_lines
    select line, 'has the same ${key} as a stored record'
    from ${incoming}
    join ${kind.table} using (${key})`);
}
