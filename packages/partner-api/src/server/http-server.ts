import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { clientAddressOf } from "../http/client-address.ts";
import { HttpError } from "../http/http-error.ts";
import { isOfApi } from "../http/of-api.ts";
import { trusting } from "../http/proxies.ts";
import type { ServerSettings } from "../settings.ts";
import type { limitConcurrency } from "./concurrency-limit.ts";
import { answerBrokenRequest, answerFrameworkError } from "./error-answers.ts";
import { probePaths } from "./probes.ts";

export const bodyLimit = 65_536;

type Options = {
  logTo: { write(line: string): void };
  /** Milliseconds in which neither side of a connection sends anything. */
  connectionTimeout: number;
};

export function httpServer(
  settings: ServerSettings & { allowedOrigins?: string[] },
  { logTo, connectionTimeout }: Options,
): FastifyInstance {
  const { allowedOrigins = [] } = settings;
  return Fastify({
    logger: { level: settings.logLevel, stream: logTo },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusting(settings.trustProxy),
    bodyLimit,
    requestTimeout: 10_000,
    connectionTimeout,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 500 },
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest({ allowedOrigins }),
    frameworkErrors: answerFrameworkError({ allowedOrigins }),
  });
}

export function addRequestIds(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
}

/** Logs the route, not the address, which has ids and query values. */
export function addRequestLog(
  app: FastifyInstance,
  { wasRefused }: ReturnType<typeof limitConcurrency>,
) {
  app.addHook("onResponse", (request, reply, done) => {
    if (wasRefused(request)) return done();
    const url = request.routeOptions.url ?? "none";
    request.log[probePaths.includes(url) && reply.statusCode === 200 ? "debug" : "info"](
      {
        method: request.method,
        route: url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
    done();
  });
}

/** In a shared process, a late event loop may be caused by something else. */
export async function addLimits(
  app: FastifyInstance,
  { requestsPerMinute }: ServerSettings,
  { hasOwnProcess }: { hasOwnProcess: boolean },
) {
  if (hasOwnProcess) {
    await app.register(underPressure, {
      maxEventLoopDelay: 1000,
      customError: Overloaded,
      retryAfter: 1,
    });
  }
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isOfApi(request),
    keyGenerator: clientAddressOf,
    errorResponseBuilder: (_, { ttl }) =>
      new HttpError(429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // Runs before the route's own hooks, so that unauthenticated requests count too.
  app.addHook("onRequest", app.rateLimit());
}

class Overloaded extends HttpError {
  constructor() {
    super(503, { retryAfter: 1 });
  }
}
