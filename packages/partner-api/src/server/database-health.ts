import { setTimeout as after } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { DatabaseUnavailable, type Db, type Replica } from "../database/db.ts";
import { type Health, shared } from "./health.ts";
import { watchSchema } from "./schema-check.ts";

const patience = 400;

/** Its questions overtake all others. */
export function databaseHealth(db: Db, log: FastifyBaseLogger): Health {
  const fitness = watchSchema(db, log);
  const ask = shared(
    () => healthOf(db, fitness),
    () => new DatabaseUnavailable("The database did not answer in time."),
  );
  return async () => {
    const replica = await ask();
    fitness.refuseUnfit();
    return replica && { replica };
  };
}

async function healthOf(db: Db, fitness: ReturnType<typeof watchSchema>) {
  const [replica] = await Promise.all([
    db.replica && toldOf(db.replica),
    db.ping(),
    withinReason(fitness.look()),
  ]);
  return replica;
}

/** A question that waits for its turn does not make a busy server unhealthy. */
async function withinReason(work: Promise<void>) {
  const done = new AbortController();
  const tooLate = after(patience, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([work, tooLate]);
  done.abort();
}

/** Without the replica, reports are slower at most. */
async function toldOf(replica: Replica) {
  const away = { away: true, bytesBehind: null };
  const late = new AbortController();
  const tooLate = after(patience, away, { signal: late.signal }).catch(() => away);
  const { bytesBehind, ...state } = await Promise.race([
    replica.state().catch(() => away),
    tooLate,
  ]);
  late.abort();
  return { ...state, bytes_behind: bytesBehind };
}
