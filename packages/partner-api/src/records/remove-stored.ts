import type { Transaction } from "../database/db.ts";
import type { KindOfRecord } from "./records.ts";

/** Records whose keys wait in the table `incoming_…`. */
export type Keyed = { table: string; key: readonly string[]; record: KindOfRecord };

/**
 * A statement that selects the company and service day of each answer that the stored records with the keys of the
 * incoming table are part of, and the line.
 */
export function daysOfStored(kind: Keyed): string {
  const { table, record } = kind;
  const known = `${table} join incoming_${kind.table} as incoming using (${kind.key.join(", ")})`;
  const own = `select ${table}.company_id, ${table}.service_day, incoming.line from ${known}`;
  if (record === "reservations") {
    return `${own} union all
      select reservations.company_id, coach_trips.service_day, incoming.line
      from ${known} join coach_trips on coach_trips.company_id = reservations.company_id
        and coach_trips.coach_trip_id = reservations.coach_trip_id`;
  }
  if (record === "coach-trips") {
    return `${own} union all
      select reservations.company_id, reservations.service_day, incoming.line
      from ${known} join reservations using (company_id, coach_trip_id)`;
  }
  return own;
}

/** Deletes the stored records with the keys of the incoming table. */
export async function removeStored(tx: Transaction, kind: Keyed): Promise<void> {
  const key = kind.key.join(", ");
  await tx.run(
    `delete from ${kind.table} where (${key}) in (select ${key} from incoming_${kind.table})`,
  );
}
