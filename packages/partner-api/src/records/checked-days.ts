import type { Transaction } from "../database/db.ts";
import { noteChanges } from "./changes.ts";
import { compareFigures, repairFigures, tablesOfFigures } from "./figures.ts";
import { tablesOfRecords } from "./records.ts";

/** Companies and service days; null means all. */
export type Days = { company: number | null; from: string | null; to: string | null };

/** Each company and service day that `days` selects, once. */
export const checkDays = (tx: Transaction, days: string) =>
  tx.run(`
    create temporary table checked_days on commit drop as
    select company_id, service_day from (${days}) as days group by company_id, service_day`);

/** All days on which anything is stored, but those whose records were cleared; returns how many these are. */
export async function checkStoredDays(tx: Transaction, { company, from, to }: Days) {
  await tx.run(
    "create temporary table stored_days (company_id integer, service_day date) on commit drop",
  );
  for (const table of new Set([...tablesOfRecords, ...tablesOfFigures])) {
    await tx.query(
      `insert into stored_days
       select distinct company_id, service_day from ${table}
       where ($1::integer is null or company_id = $1)
         and ($2::date is null or service_day >= $2) and ($3::date is null or service_day <= $3)`,
      [company, from, to],
    );
  }
  const cleared = await leaveClearedDays(tx);
  await checkDays(tx, "table stored_days");
  return cleared;
}

/** Takes the days out of `stored_days` whose records were cleared, and returns how many there were. */
async function leaveClearedDays(tx: Transaction): Promise<number> {
  const [cleared] = await tx.query<{ days: number }>(
    `with left_out as (
       delete from stored_days using record_starts
       where record_starts.company_id = stored_days.company_id
         and stored_days.service_day < record_starts.service_day
       returning stored_days.company_id, stored_days.service_day
     )
     select count(*) as days from (select distinct company_id, service_day from left_out) as days`,
  );
  return cleared?.days ?? 0;
}

/** After the records of `checked_days` were changed. */
export async function repairCheckedDays(tx: Transaction): Promise<void> {
  await compareFigures(tx);
  await repairFigures(tx);
  await noteChanges(tx, "table checked_days");
}
