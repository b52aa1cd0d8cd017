import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { DatabaseUnavailable, type Db, type Replica } from "../database/db.ts";
import { HttpError } from "../http/http-error.ts";
import { readRelease } from "../release.ts";
import { watchSchema } from "./schema-check.ts";

const patience = 800;
const held = 1000;

/** Stays 200 however many requests wait for the database, so that a balancer keeps a busy server. */
export function addHealth(app: FastifyInstance, db: Db) {
  const release = readRelease();
  const fitness = watchSchema(db, app.log);
  const ask = shared(() => healthOf(db, fitness));
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });

  async function health() {
    const late = new AbortController();
    const tooLate = after(patience, undefined, { signal: late.signal }).then(() => {
      throw new DatabaseUnavailable("The database did not answer in time.");
    });
    try {
      const replica = await Promise.race([ask(), tooLate]);
      fitness.refuseUnfit();
      return replica;
    } finally {
      late.abort();
      tooLate.catch(() => {});
    }
  }

  const options = { config: { pressureHandler: () => {} } };
  app.get("/healthz", options, async (_, reply) => {
    const replica = await health();
    const told = { success: true, ...release, ...(replica && { replica }) };
    return reply.header("cache-control", "no-store").send(told);
  });
  /** Nobody should send requests here while it is not 200. */
  app.get("/readyz", options, async (_, reply) => {
    if (isClosing) throw new HttpError(503);
    await health();
    return reply.header("cache-control", "no-store").send({ success: true });
  });
  /** A restart would not help as long as it is 200. */
  app.get("/livez", options, async (_, reply) =>
    reply.header("cache-control", "no-store").send({ success: true }),
  );
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
  const tooLate = after(patience / 2, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([work, tooLate]);
  done.abort();
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
