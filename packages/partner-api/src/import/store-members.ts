import type { Transaction } from "../database/db.ts";
import { noteMembers } from "../records/changes.ts";
import { type Column, incomingTable, type Kind } from "./kind.ts";

/** Columns that the file does not have keep their values. */
export async function storeMembers(tx: Transaction, kind: Kind, given: readonly Column[]) {
  const names = given.map(({ name }) => name);
  const changes = names
    .filter((name) => !kind.key.includes(name))
    .map((name) => `${name} = excluded.${name}`);
  await tx.run(`
    insert into ${kind.table} (${names.join(", ")})
    select ${names.join(", ")} from ${incomingTable(kind)}
    on conflict (${kind.key.join(", ")}) do ${
      changes.length > 0 ? `update set ${changes.join(", ")}` : "nothing"
    }`);
  await noteMembers(tx, incomingTable(kind));
}
