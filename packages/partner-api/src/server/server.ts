import type { FastifyInstance } from "fastify";
import { accessLogWriter } from "../access-log/access-log-writer.ts";
import { ownAccountHandlers } from "../accounts/own-account.ts";
import { passwords } from "../accounts/passwords.ts";
import { tokenIn } from "../accounts/sessions.ts";
import { signInHandlers } from "../accounts/sign-in.ts";
import { acceptingHandlers } from "../administration/accepting.ts";
import { administrationHandlers } from "../administration/handlers.ts";
import { DatabaseUnavailable, type Db } from "../database/db.ts";
import { HttpError } from "../http/http-error.ts";
import { passkeyHandlers } from "../passkeys/handlers.ts";
import { passkeySignInHandlers } from "../passkeys/sign-in.ts";
import { secondFactorHandlers } from "../second-factor/handlers.ts";
import { verifyHandlers } from "../second-factor/verify.ts";
import type { Settings } from "../settings.ts";
import { accessLogHandlers } from "./access-log-handlers.ts";
import { limitConcurrency } from "./concurrency-limit.ts";
import { type Operation, readContract } from "./contract.ts";
import { addCors } from "./cors.ts";
import { databaseHealth } from "./database-health.ts";
import { measureDatabase } from "./database-metrics.ts";
import { addErrorAnswers } from "./error-answers.ts";
import { addHealth } from "./health.ts";
import { addLimits, addRequestIds, addRequestLog, httpServer } from "./http-server.ts";
import { logLines } from "./log-lines.ts";
import { addMetrics } from "./metrics.ts";
import { addPortal } from "./portal.ts";
import { measureRecords } from "./record-metrics.ts";
import { addReference } from "./reference.ts";
import { addOperations } from "./routes.ts";

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
  // An answer that its caller does not read must not keep its slot for good.
  const connectionTimeout = settings.statementTimeout + 30_000;
  const app = httpServer(settings, { logTo, connectionTimeout });

  addErrorAnswers(app, databaseOutage);
  addRequestIds(app);
  addJsonBodies(app);
  await addCors(app, settings);
  addRequestLog(app, limitConcurrency(app, settings));
  addMetrics(app, {
    operations,
    settings,
    measure(registry) {
      measureDatabase(registry, db);
      measureRecords(registry, db, (error) => app.log.warn(`Not measured: ${error.message}`));
    },
  });
  clearBrowserCaches(app, settings);
  await addLimits(app, settings, { hasOwnProcess });
  addHealth(app, databaseHealth(db, app.log));
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

const databaseOutage = (error: Error) =>
  error instanceof DatabaseUnavailable
    ? { httpError: new HttpError(503, { retryAfter: 2, cause: error }), logged: "database away" }
    : undefined;

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
