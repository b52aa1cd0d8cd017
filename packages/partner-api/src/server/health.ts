import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../http/http-error.ts";
import { readRelease } from "../release.ts";

const patience = 800;
const held = 1000;

/** Rejects while what the server depends on does not answer; otherwise says what `/healthz` adds. */
export type Health = () => Promise<object | undefined>;

/** Stays 200 however many requests wait, so that a balancer keeps a busy server. */
export function addHealth(app: FastifyInstance, health: Health) {
  const release = readRelease();
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });

  const options = { config: { pressureHandler: () => {} } };
  app.get("/healthz", options, async (_, reply) => {
    const told = { success: true, ...release, ...(await health()) };
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

/** One question at a time, and one a second, however many callers ask; it fails when the answer is late. */
export function shared<T>(ask: () => Promise<T>, tooLate: () => Error): () => Promise<T> {
  let question: Promise<T> | undefined;
  const forget = () => {
    question = undefined;
  };
  return async () => {
    question ??= ask().finally(() => setTimeout(forget, held).unref());
    const late = new AbortController();
    const isLate = after(patience, undefined, { signal: late.signal }).then(() => {
      throw tooLate();
    });
    try {
      return await Promise.race([question, isLate]);
    } finally {
      late.abort();
      isLate.catch(() => {});
    }
  };
}
