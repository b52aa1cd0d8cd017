import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** What comes while as many requests run as may is refused at once, so that those go on as fast. */
export function addInFlightLimit(app: FastifyInstance, most: number) {
  let running = 0;
  const admitted = new WeakSet<object>();
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    if (running >= most) throw new Refusal(503, { retryAfter: 1 });
    running += 1;
    admitted.add(request);
    request.raw.socket.once("close", () => leave(request));
  });
  app.addHook("onResponse", async (request) => leave(request));

  function leave(request: object) {
    if (admitted.delete(request)) running -= 1;
  }
}
