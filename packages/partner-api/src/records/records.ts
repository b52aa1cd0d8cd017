import { readFileSync } from "node:fs";
import type { Transaction } from "../database/db.ts";
import { noteChanges } from "./changes.ts";

/** In the order of storing: a reservation needs its coach trip. */
export const kindsOfRecords = [
  "ticket-sales",
  "trips",
  "toll-passages",
  "waybills",
  "coach-trips",
  "reservations",
] as const;

export type KindOfRecord = (typeof kindsOfRecords)[number];

const tableOf = (kind: KindOfRecord) => kind.replaceAll("-", "_");

export const tablesOfRecords = kindsOfRecords.map(tableOf);

const read = (name: string) => readFileSync(new URL(`./${name}.sql`, import.meta.url), "utf8");

export const awaitRecords = (tx: Transaction) => tx.run(read("incoming"));

export async function storeRecords(tx: Transaction, kinds: readonly KindOfRecord[]): Promise<void> {
  for (const kind of kinds) {
    await tx.run(`analyze incoming_${tableOf(kind)}`);
    await tx.run(read(kind));
    // Empties added_by_hour, which the next kind adds to and takes its days from.
    await tx.run(read("takings-by-hour"));
  }
  await noteChanges(tx, "select company_id, service_day from changed_days");
}

/** Tells a replica that has all records from one that has not yet. */
export const countChange = (tx: Transaction) =>
  tx.query(
    `insert into settings values ('records', '1')
     on conflict (name) do update set value = (settings.value::bigint + 1)::text`,
  );
