import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { DatabaseAway, type Db, type Replica } from "../database/db.ts";

const patience = 800;

/** Stays 200 however many requests wait for the database, so that a balancer keeps a busy server. */
export function addHealth(app: FastifyInstance, db: Db) {
  app.get("/healthz", async (_, reply) => {
    const late = new AbortController();
    const tooLate = after(patience, undefined, { signal: late.signal }).then(() => {
      throw new DatabaseAway("The database did not answer in time.");
    });
    const replica = db.replica && toldOf(db.replica, late.signal);
    try {
      await Promise.race([db.ping(), tooLate]);
      const told = await replica;
      return reply
        .header("cache-control", "no-store")
        .send({ success: true, ...(told && { replica: told }) });
    } finally {
      late.abort();
      tooLate.catch(() => {});
    }
  });
}

/** Without the replica, reports are slower at most. */
async function toldOf(replica: Replica, signal: AbortSignal) {
  const away = { away: true, bytesBehind: null };
  const tooLate = after(patience / 2, away, { signal }).catch(() => away);
  const { bytesBehind, ...state } = await Promise.race([
    replica.state().catch(() => away),
    tooLate,
  ]);
  return { ...state, bytes_behind: bytesBehind };
}
