import type { Transaction } from "../database/db.ts";
import type { Days } from "./checked-days.ts";

type Queries = Pick<Transaction, "query">;

/** The change needs records that were cleared. */
export class RecordsCleared extends Error {
  override readonly name = "RecordsCleared";
}

/** It never moves back: what was cleared does not return. */
export const beginRecords = (tx: Queries, company: number, day: string) =>
  tx.query(
    `insert into record_starts as stored (company_id, service_day) values ($1, $2::date)
     on conflict (company_id) do update set service_day = greatest(stored.service_day, excluded.service_day)`,
    [company, day],
  );

/** Figures of days before are no longer those of the records. */
export async function refuseClearedDays(tx: Queries, { company, from, to }: Days): Promise<void> {
  const [start] = await tx.query<{ company_id: number; service_day: string }>(
    `select company_id, service_day::text as service_day
     from record_starts
     where ($1::integer is null or company_id = $1)
       and ($2::date < service_day or $3::date < service_day)
     order by service_day desc, company_id
     limit 1`,
    [company, from, to],
  );
  if (!start) return;
  throw new RecordsCleared(
    `The records of company ${start.company_id} begin on ${start.service_day}: those before it were cleared, and their figures cannot be made again. Nothing was changed.`,
  );
}
