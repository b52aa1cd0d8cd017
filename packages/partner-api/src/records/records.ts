import { readFileSync } from "node:fs";
import type { Transaction } from "../database/db.ts";

/** In the order in which they are stored: a reservation needs its coach trip. */
export const kindsOfRecords = [
  "ticket-sales",
  "trips",
  "toll-passages",
  "waybills",
  "coach-trips",
  "reservations",
] as const;

export type KindOfRecord = (typeof kindsOfRecords)[number];

const read = (name: string) => readFileSync(new URL(`./${name}.sql`, import.meta.url), "utf8");

/** Makes the temporary tables `incoming_…`; they go with the transaction. */
export const awaitRecords = (tx: Transaction) => tx.run(read("incoming"));

/** Stores what waits in `incoming_…`, and brings the daily figures up to date with it. */
export async function storeRecords(tx: Transaction, kind: KindOfRecord): Promise<void> {
  await tx.run(`analyze incoming_${kind.replaceAll("-", "_")}`);
  await tx.run(read(kind));
}
