import type { Transaction } from "../database/db.ts";

export type Correction = {
  what: "void" | "replace" | "rebuild";
  /** Of records. */
  kind: string | null;
  /** Of records, or of figures that were wrong. */
  count: number;
  by: string;
};

/** In the transaction of the correction; `days` is a table with its companies and service days. */
export const recordCorrection = (
  tx: Transaction,
  { what, kind, count, by }: Correction,
  days: string,
) =>
  tx.query(
    `insert into corrections (corrected_by, what, kind, count, companies, first_day, last_day)
     select
       $1, $2, $3, $4::bigint, coalesce(array_agg(distinct company_id order by company_id), '{}'),
       min(service_day), max(service_day)
     from ${days}`,
    [by, what, kind, count],
  );
