import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** What comes while as many requests run as may is refused at once, so that those go on as fast. */
export function addInFlightLimit(app: FastifyInstance, most: number) {
  const running = new Set<object>();
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    if (running.size >= most) throw new Refusal(503, { retryAfter: 1 });
    running.add(request);
    reply.raw.once("close", () => running.delete(request));
  });
  app.addHook("onResponse", async (request) => {
    running.delete(request);
  });
}
