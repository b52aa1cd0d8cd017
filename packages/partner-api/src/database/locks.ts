import { setTimeout as after } from "node:timers/promises";
import type { Db, Transaction } from "./db.ts";

// Any numbers will do, as long as every server and every import uses the same.
const locks = { migrations: 7_265_746, imports: 7_265_747 };

const holding = {
  migrations: "another start or `prepare`",
  imports: "an import or another change of records",
};

/** What is said of a wait, once. */
export type OnWait = (what: string) => void;

/** Waits until no other transaction holds the turn, and keeps it until this one ends. */
export async function takeLock(
  tx: Transaction,
  of: keyof typeof locks,
  onWait?: OnWait,
): Promise<void> {
  if (onWait) {
    const [turn] = await tx.query<{ free: boolean }>(
      "select pg_try_advisory_xact_lock($1) as free",
      [locks[of]],
    );
    if (turn?.free) return;
    onWait(`Waiting for ${holding[of]} to end.`);
  }
  await tx.query("select pg_advisory_xact_lock($1)::text", [locks[of]]);
}

/** Milliseconds that a statement waits for a lock, since all who ask for the table after it wait as well. */
const patience = 500;
const betweenTries = 1000;

/** From here on, in a transaction that is tried again. */
export const limitLockWait = (tx: Transaction) => tx.run(`set local lock_timeout = ${patience}`);

type Options = {
  /** Which one it needs to itself, if it is known. */
  table?: string;
  onWait?: OnWait | undefined;
};

/** A transaction that is tried until it has the locks that others hold, and leaves the tables to them in between. */
export async function retryUntilLocked(
  db: Db,
  work: (tx: Transaction) => Promise<void>,
  { table, onWait = () => {} }: Options = {},
): Promise<void> {
  for (let said = ""; ; ) {
    try {
      return await db.tx(work, { statementTimeout: 0 });
    } catch (error) {
      if (!isLocked(error)) throw error;
      const holder = await holderOf(db, table);
      const what = `Waiting for a lock on ${table ?? "the tables"}${holder}.`;
      // The table may be free by now.
      if (what !== said && (holder || !said)) {
        onWait(what);
        said = what;
      }
      await after(betweenTries);
    }
  }
}

/** By SQLSTATE: waited too long, or in a circle. */
const isLocked = (error: unknown) =>
  ["55P03", "40P01"].includes((error as { code?: string }).code ?? "");

type Holder = { pid: number; name: string; since: Date | null };

/** Who has had a table locked for longest, and longer than any statement waits; another role's start is not shown. */
async function holderOf(db: Db, table: string | undefined): Promise<string> {
  const [holder] = await db.query<Holder>(
    `select
       pid,
       coalesce(nullif(application_name, ''), nullif(backend_type, 'client backend'), '') as name,
       xact_start as since
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and coalesce(xact_start < now() - $1::integer * interval '1 millisecond', true)
       and pid in (
         select pg_locks.pid
         from pg_locks
         join pg_class on pg_class.oid = relation
         where granted and locktype = 'relation' and relkind in ('r', 'p')
           and relnamespace = current_schema()::regnamespace and relname = coalesce($2, relname)
       )
     order by xact_start nulls first, pid
     limit 1`,
    [patience, table ?? null],
  );
  if (!holder) return "";
  const { pid, name, since } = holder;
  return `, which process ${pid}${name && ` (${name})`} has had${since ? ` since ${since.toISOString()}` : ""}`;
}
