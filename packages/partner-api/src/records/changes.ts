import { randomUUID } from "node:crypto";
import type { Transaction } from "../database/db.ts";

/** In the transaction of the change; `changed` selects each company and its service days. */
export async function noteChanges(tx: Transaction, changed: string): Promise<void> {
  await tx.query(
    `insert into last_changes (company_id, service_day, change)
     select company_id, service_day, $1::uuid
     from (${changed}) as changed (company_id, service_day)
     group by company_id, service_day
     order by company_id, service_day
     on conflict (company_id, service_day) do update set change = excluded.change`,
    [randomUUID()],
  );
}

/** Of names and whatever else belongs to no day. */
export const noteMembers = (tx: Transaction, table: string) =>
  noteChanges(tx, `select company_id, date '-infinity' from ${table}`);

/** The days on which these times are, of a company's records that were changed. */
export async function noteMoments(
  tx: Transaction,
  company: number,
  times: readonly (Date | string)[],
): Promise<void> {
  const minutes = new Set(times.map((time) => new Date(time).toISOString().slice(0, 16)));
  if (minutes.size === 0) return;
  await noteChanges(
    tx,
    `select ${company}, service_day((minute || 'Z')::timestamptz)
     from unnest(string_to_array('${[...minutes].join(" ")}', ' ')) as minute`,
  );
}
