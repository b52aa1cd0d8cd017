import type { Transaction } from "../database/db.ts";
import { checkDays, repairCheckedDays } from "./checked-days.ts";
import { recordCorrection } from "./corrections.ts";
import { storeRecords } from "./records.ts";
import { daysOfStored, type Keyed, removeStored } from "./remove-stored.ts";

/** Stores the records of the incoming table in place of those with their keys. */
export async function replaceRecords(
  tx: Transaction,
  kind: Keyed,
  { by, count }: { by: string; count: number },
): Promise<void> {
  await tx.run(`create temporary table days_before on commit drop as ${daysOfStored(kind)}`);
  await removeStored(tx, kind);
  await storeRecords(tx, [kind.record]);
  if (kind.record === "coach-trips") {
    await tx.run(`
      update reservations set departs_at = incoming.departs_at
      from incoming_${kind.table} as incoming
      where reservations.company_id = incoming.company_id
        and reservations.coach_trip_id = incoming.coach_trip_id`);
  }
  await checkDays(
    tx,
    "select company_id, service_day from days_before union all table changed_days",
  );
  await repairCheckedDays(tx);
  if (count === 0) return;
  await recordCorrection(tx, { what: "replace", kind: kind.record, count, by }, "days_before");
}
