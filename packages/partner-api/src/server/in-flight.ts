import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { FastifyInstance } from "fastify";
import { failureOf, Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import { corsHeadersFor } from "./browser-rules.ts";

const full = new Refusal(503);
const retryAfter = "1";
const second = 1000;

/** Refuses excess requests before any other work, since a refusal must cost far less than an answer. */
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
    /** Once a second: a line per refusal would cost more than the refusal. */
    logTo(app: FastifyInstance) {
      const logging = setInterval(() => {
        if (refused > 0) app.log.warn({ refused, running }, "refused at capacity");
        refused = 0;
      }, second).unref();
      app.addHook("onClose", async () => clearInterval(logging));
    },
  };
}

/** A browser treats a refused preflight as no answer at all. */
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
