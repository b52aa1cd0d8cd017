import type { Db, Transaction } from "../database/db.ts";

/** What somebody did by a command; `what` names users and companies, and never holds a secret. */
export type AuditEntry = { who: string; command: string; what: Record<string, unknown> };

export type AuditLogEntry = AuditEntry & { at: Date };

/** In the transaction of what was done. */
export async function addAuditEntry(
  tx: Pick<Transaction, "query">,
  { who, command, what }: AuditEntry,
): Promise<void> {
  await tx.query("insert into acts (who, command, what) values ($1, $2, $3)", [
    who,
    command,
    JSON.stringify(what),
  ]);
}

/** A database whose transactions note the act at their end. */
export const withAuditEntry = (db: Db, act: AuditEntry): Db => ({
  ...db,
  tx: (work, options) =>
    db.tx(async (tx) => {
      const result = await work(tx);
      await addAuditEntry(tx, act);
      return result;
    }, options),
});

/** The newest first. */
export const latestAuditEntries = (db: Db, most: number): Promise<AuditLogEntry[]> =>
  db.query<AuditLogEntry>("select at, who, command, what from acts order by act_id desc limit $1", [
    most,
  ]);
