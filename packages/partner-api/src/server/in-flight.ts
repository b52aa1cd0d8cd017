import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import { isOfApi } from "./routes.ts";

/** Made once: to find out where it was thrown takes longer than all the rest of a refusal. */
const full = new Refusal(503, { retryAfter: 1 });
const second = 1000;

/** Refuses excess requests before any other work, since a refusal must cost far less than an answer. */
export function limitInFlight(app: FastifyInstance, { mostInFlight }: Settings) {
  const atCapacity = new WeakSet<FastifyRequest>();
  let running = 0;
  let refused = 0;

  app.addHook("onRequest", (request, reply, done) => {
    if (!isOfApi(request)) return done();
    if (running >= mostInFlight) {
      refused += 1;
      atCapacity.add(request);
      return done(full);
    }
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
    });
    done();
  });

  // Once a second: a line per refusal would cost more than the refusal.
  const logging = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, running }, "refused at capacity");
    refused = 0;
  }, second).unref();
  app.addHook("onClose", async () => clearInterval(logging));

  return { wasRefused: (request: FastifyRequest) => atCapacity.has(request) };
}
