import type { Transaction } from "./db.ts";

// Any numbers will do, as long as every server and every import uses the same.
const locks = { migrations: 7_265_746, imports: 7_265_747 };

/** Waits until no other transaction holds the turn, and keeps it until this one ends. */
export const takeTurn = (tx: Transaction, of: keyof typeof locks) =>
  tx.query("select pg_advisory_xact_lock($1)::text", [locks[of]]);
