import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { DatabaseAway, type Db } from "../database/db.ts";

const patience = 800;

/** Stays 200 however many requests wait for the database, so that a balancer keeps a busy server. */
export function addHealth(app: FastifyInstance, db: Db) {
  app.get("/healthz", async (_, reply) => {
    const late = new AbortController();
    const tooLate = after(patience, undefined, { signal: late.signal }).then(() => {
      throw new DatabaseAway("The database did not answer in time.");
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
