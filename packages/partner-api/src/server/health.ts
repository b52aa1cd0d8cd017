import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { DatabaseAway, type Db, type Replica } from "../database/db.ts";

const patience = 800;
const held = 1000;

/** Stays 200 however many requests wait for the database, so that a balancer keeps a busy server. */
export function addHealth(app: FastifyInstance, db: Db) {
  const ask = shared(() => healthOf(db));
  app.get("/healthz", { config: { pressureHandler: () => {} } }, async (_, reply) => {
    const late = new AbortController();
    const tooLate = after(patience, undefined, { signal: late.signal }).then(() => {
      throw new DatabaseAway("The database did not answer in time.");
    });
    try {
      const replica = await Promise.race([ask(), tooLate]);
      return reply
        .header("cache-control", "no-store")
        .send({ success: true, ...(replica && { replica }) });
    } finally {
      late.abort();
      tooLate.catch(() => {});
    }
  });
}

/** Its questions overtake all others: one at a time, and one a second, however many callers ask. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let question: Promise<T> | undefined;
  const forget = () => {
    question = undefined;
  };
  return () => {
    question ??= ask().finally(() => setTimeout(forget, held).unref());
    return question;
  };
}

async function healthOf(db: Db) {
  const [replica] = await Promise.all([db.replica && toldOf(db.replica), db.ping()]);
  return replica;
}

/** Without the replica, reports are slower at most. */
async function toldOf(replica: Replica) {
  const away = { away: true, bytesBehind: null };
  const late = new AbortController();
  const tooLate = after(patience / 2, away, { signal: late.signal }).catch(() => away);
  const { bytesBehind, ...state } = await Promise.race([
    replica.state().catch(() => away),
    tooLate,
  ]);
  late.abort();
  return { ...state, bytes_behind: bytesBehind };
}
