import type { Transaction } from "../database/db.ts";
import { takeLock } from "../database/locks.ts";
import { countChange } from "../records/records.ts";

/** Rows by the name of their table. */
export type Holdings = Record<string, number>;

/** What a deletion would take, in tables that have some. */
export async function holdingsOf(
  tx: Pick<Transaction, "query">,
  companyId: number,
): Promise<Holdings> {
  const holdings: Holdings = {};
  for (const table of await tablesOfCompanies(tx)) {
    const [held] = await tx.query<{ rows: number }>(
      `select count(*) as rows from ${table} where company_id = $1`,
      [companyId],
    );
    if (held?.rows) holdings[table] = held.rows;
  }
  return holdings;
}

export async function deleteCompany(tx: Transaction, companyId: number): Promise<Holdings> {
  await takeLock(tx, "imports");
  await tx.query("select from companies where company_id = $1 for update", [companyId]);
  const holdings = await holdingsOf(tx, companyId);
  for (const table of Object.keys(holdings)) {
    await tx.query(`delete from ${table} where company_id = $1`, [companyId]);
  }
  await tx.query("delete from companies where company_id = $1", [companyId]);
  await countChange(tx);
  return holdings;
}

/** Looked up, so that no table is forgotten that is added one day. Who read of the company stays on record. */
async function tablesOfCompanies(tx: Pick<Transaction, "query">): Promise<string[]> {
  const tables = await tx.query<{ name: string }>(
    `select pg_class.oid::regclass::text as name
     from pg_class
     join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition and attname = 'company_id'
       and relname not in ('companies', 'readings')
     order by relname`,
  );
  return tables.map(({ name }) => name);
}
