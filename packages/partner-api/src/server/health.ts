import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { DatabaseAway, type Db } from "../database/db.ts";

const patience = 800;

/** For a balancer: 200 while the database answers, however many wait for it; 503 while it does not. */
export function addHealth(app: FastifyInstance, db: Db) {
  app.get("/healthz", async (_, reply) => {
    const late = new AbortController();
    const tooLate = after(patience, undefined, { signal: late.signal }).then(() => {
      throw new DatabaseAway("The database is slow.");
    });
    try {
      await Promise.race([db.ping(), tooLate]);
    } finally {
      late.abort();
      tooLate.catch(() => {});
    }
    return reply.header("cache-control", "no-store").send({ success: true });
  });
}
