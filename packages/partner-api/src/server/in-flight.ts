import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";
import { corsHeadersFor } from "./browser-rules.ts";
import { failureOf, Refusal } from "./refusal.ts";

const full = new Refusal(503);
const retryAfter = "1";
const second = 1000;

/**
 * What comes while as many requests run as may is refused at once, before anything is made of it, so that those
 * go on as fast: a refusal has to cost little of what an answer costs, or refusing is all that a server does.
 */
export function inFlightLimit({ mostInFlight, allowedOrigins }: Settings) {
  let running = 0;
  let refused = 0;

  const guard =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      if (!isCounted(request)) {
        handle(request, response);
      } else if (running >= mostInFlight) {
        refused += 1;
        refuse(request, response, allowedOrigins);
      } else {
        running += 1;
        response.once("close", () => {
          running -= 1;
        });
        handle(request, response);
      }
    };

  return {
    serve: (options: ServerOptions) => (handle: RequestListener) =>
      createServer(options, guard(handle)),
    /** Once a second: a line for each would cost more than the refusal. */
    logTo(app: FastifyInstance) {
      const logging = setInterval(() => {
        if (refused > 0) app.log.warn({ refused, running }, "refused, as others run");
        refused = 0;
      }, second).unref();
      app.addHook("onClose", async () => clearInterval(logging));
    },
  };
}

/** A browser asks with OPTIONS whether it may ask, and takes a refusal for no answer at all. */
const isCounted = ({ url, method }: IncomingMessage) =>
  url?.startsWith("/api/") && method !== "OPTIONS";

function refuse(request: IncomingMessage, response: ServerResponse, allowedOrigins: string[]) {
  const id = randomUUID();
  const body = JSON.stringify(failureOf(full, id));
  response
    .writeHead(full.status, {
      ...corsHeadersFor(request.headers.origin, allowedOrigins),
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      "retry-after": retryAfter,
      "x-request-id": id,
    })
    .end(body);
}
