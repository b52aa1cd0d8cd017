import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { accessLogWriter } from "../access-log/access-log-writer.ts";
import { ownAccountHandlers } from "../accounts/own-account.ts";
import { passwords } from "../accounts/passwords.ts";
import { tokenIn } from "../accounts/sessions.ts";
import { signInHandlers } from "../accounts/sign-in.ts";
import { acceptingHandlers } from "../administration/accepting.ts";
import { administrationHandlers } from "../administration/handlers.ts";
import type { Db } from "../database/db.ts";
import { clientAddressOf } from "../http/client-address.ts";
import { HttpError } from "../http/http-error.ts";
import { trusting } from "../http/proxies.ts";
import { passkeyHandlers } from "../passkeys/handlers.ts";
import { passkeySignInHandlers } from "../passkeys/sign-in.ts";
import { secondFactorHandlers } from "../second-factor/handlers.ts";
import { verifyHandlers } from "../second-factor/verify.ts";
import type { Settings } from "../settings.ts";
import { accessLogHandlers } from "./access-log-handlers.ts";
import { limitConcurrency } from "./concurrency-limit.ts";
import { type Operation, readContract } from "./contract.ts";
import { addCors } from "./cors.ts";
import { addErrorAnswers, answerBrokenRequest, answerFrameworkError } from "./error-answers.ts";
import { addHealth } from "./health.ts";
import { logLines } from "./log-lines.ts";
import { addMetrics } from "./metrics.ts";
import { addPortal } from "./portal.ts";
import { probePaths } from "./probes.ts";
import { addReference } from "./reference.ts";
import { addOperations, isOfApi } from "./routes.ts";

type Options = {
  db: Db;
  settings: Settings;
  operations?: Operation[];
  portal?: URL;
  /** Standard output by default. */
  logTo?: { write(line: string): void };
  /** Refuses requests while the event loop is late; in a shared process, the delay may be caused by something else. */
  hasOwnProcess?: boolean;
  /** What the running service day, the codes of a second factor and the record of reading are asked by. */
  now?(): Date;
};

export async function buildServer({
  db,
  settings,
  operations: described = readContract(),
  portal,
  logTo = logLines,
  hasOwnProcess = false,
  now = () => new Date(),
}: Options): Promise<FastifyInstance> {
  const isKept = settings.accessLogDays > 0;
  const operations = described.filter(({ feature }) => isKept || feature !== "readings");
  const app = Fastify({
    logger: { level: settings.logLevel, stream: logTo },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusting(settings.trustProxy),
    bodyLimit: 65_536,
    requestTimeout: 10_000,
    // An answer that its caller does not read must not keep its slot for good.
    connectionTimeout: settings.statementTimeout + 30_000,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 500 },
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(settings),
    frameworkErrors: answerFrameworkError(settings),
  });

  addErrorAnswers(app);
  addRequestIds(app);
  addJsonBodies(app);
  await addCors(app, settings);
  addRequestLog(app, limitConcurrency(app, settings));
  addMetrics(app, { db, operations, settings });
  clearBrowserCaches(app, settings);
  if (hasOwnProcess) {
    await app.register(underPressure, {
      maxEventLoopDelay: 1000,
      customError: Overloaded,
      retryAfter: 1,
    });
  }
  await app.register(rateLimit, {
    global: false,
    max: settings.requestsPerMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isOfApi(request),
    keyGenerator: clientAddressOf,
    errorResponseBuilder: (_, { ttl }) =>
      new HttpError(429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // Runs before the route's own hooks, so that unauthenticated requests count too.
  app.addHook("onRequest", app.rateLimit());
  addHealth(app, db);
  const accounts = { db, settings, passwords: passwords(), now };
  const handlers = {
    ...signInHandlers(accounts),
    ...verifyHandlers(accounts),
    ...ownAccountHandlers(accounts),
    ...secondFactorHandlers(accounts),
    ...passkeyHandlers(accounts),
    ...passkeySignInHandlers(accounts),
    ...administrationHandlers(accounts),
    ...acceptingHandlers(accounts),
    ...accessLogHandlers({ db, operations, now }),
  };
  const record = isKept ? accessLogWriter(db, app.log) : undefined;
  app.addHook("onClose", async () => record?.close());
  addOperations(app, { db, settings, operations, handlers, record, now });
  if (settings.showReference) addReference(app);
  await addPortal(app, portal);
  return app;
}

class Overloaded extends HttpError {
  constructor() {
    super(503, { retryAfter: 1 });
  }
}

function addRequestIds(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
}

/** Logs the route, not the address, which has ids and query values. */
function addRequestLog(app: FastifyInstance, { wasRefused }: ReturnType<typeof limitConcurrency>) {
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

/** A POST without a body may still claim to be JSON. */
function addJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["text/plain", "application/json"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** What a browser was allowed to keep goes with the session, whether that was ended or found to have ended. */
function clearBrowserCaches(app: FastifyInstance, { browserCache }: Settings) {
  if (!browserCache) return;
  app.addHook("onSend", async (request, reply) => {
    const isSignedOut = request.routeOptions.url === "/api/auth/logout" && reply.statusCode === 200;
    const hasEnded = reply.statusCode === 401 && tokenIn(request.headers.authorization);
    if (isSignedOut || hasEnded) reply.header("clear-site-data", '"cache"');
  });
}
