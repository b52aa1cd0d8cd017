import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessLogWriter } from "../access-log/access-log-writer.ts";
import type { Claim, Viewer } from "../accounts/claim.ts";
import { passwordRules } from "../accounts/password-rules.ts";
import { hidesRecords, restrictionsAllowing } from "../accounts/restriction.ts";
import { authorize, authorizeViewer, bearerToken, parseId } from "../accounts/sessions.ts";
import { nameOf } from "../accounts/users.ts";
import { DatabaseUnavailable, type Db } from "../database/db.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError, invalidField } from "../http/http-error.ts";
import { modules } from "../modules.ts";
import { waysOf } from "../second-factor/second-factor.ts";
import { featuresOf, type Settings } from "../settings.ts";
import { accessLogEntryOf, isLogged } from "./access-log-entry.ts";
import { answering } from "./answer.ts";
import type { Operation } from "./contract.ts";
import { knownEtags } from "./etag.ts";
import { readReport, reportFile } from "./report.ts";
import { requestValues } from "./request-values.ts";
import { noStore, sendCompressed, sendNotModified, sendPlain, tagged } from "./sending.ts";
import { softwareVersion } from "./software-version.ts";
import { refuseDistantDay, serviceDayAt } from "./window.ts";

type Parts = {
  db: Db;
  settings: Settings;
  operations: Operation[];
  handlers: Record<string, Handler>;
  /** Where readings are noted. */
  record: AccessLogWriter | undefined;
  now(): Date;
};

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function addOperations(app: FastifyInstance, parts: Parts) {
  const version = softwareVersion();
  for (const operation of parts.operations) {
    const handler = parts.handlers[operation.id];
    if (handler) addHandled(app, parts, operation, handler);
    else addReport(app, { ...parts, version }, operation);
  }
  refuseOtherMethods(app, parts.operations);
  app.route({
    method: [...methods],
    url: "/api/*",
    handler: async () => {
      throw new HttpError(404);
    },
  });
}

function addHandled(
  app: FastifyInstance,
  { db, settings }: Parts,
  operation: Operation,
  handle: Handler,
) {
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  const answer = answering(operation, settings);
  app.route({
    method: operation.method,
    url: operation.url,
    onRequest: async (request) => {
      if (!operation.signedIn) return;
      viewers.set(request, await authorize(db, settings, claimOf(operation, request)));
    },
    handler: async (request, reply) => {
      const { userId } = viewers.get(request) ?? { userId: 0 };
      if (operation.role) await authorize(db, settings, administersIn(operation, request));
      const data = await handle({ request, userId, values: requestValues(operation, request) });
      const body = answer(request, data && JSON.stringify(data));
      return sendPlain(noStore(reply), body);
    },
  });
}

function addReport(
  app: FastifyInstance,
  { db, settings, record, now, version }: Parts & { version: string },
  operation: Operation,
) {
  const file = reportFile(operation.id);
  const reporting = () => ({
    currency: settings.currency,
    week_starts_on: settings.weekStartsOn,
    weekend: settings.weekend.join(","),
    features: JSON.stringify(featuresOf(settings)),
    password_rules: JSON.stringify(passwordRules),
  });
  const noted = isLogged(operation) ? record : undefined;
  const reading = accessLogEntryOf(operation);
  const answer = answering(operation, settings);

  async function read(claim: Claim, request: FastifyRequest) {
    try {
      const at = now();
      const asked = requestValues(operation, request);
      if (asked.day !== undefined)
        refuseDistantDay(String(asked.day), serviceDayAt(at, settings.reportingTimeZone));
      const values = {
        ...asked,
        ...(operation.id === "getUser" && reporting()),
        now: at.toISOString(),
      };
      const known = knownEtags(request.headers["if-none-match"]);
      return await readReport(db, settings, file, claim, values, { known, version });
    } catch (error) {
      // What is wrong with a request is for those alone who may make it.
      if (!(error instanceof DatabaseUnavailable)) await authorize(db, settings, claim);
      throw error;
    }
  }

  app.route({
    method: operation.method,
    url: operation.url,
    handler: async (request, reply) => {
      const claim = claimOf(operation, request);
      const { viewer: found, tag, isKnown, data } = await read(claim, request);
      const viewer = await authorizeViewer(db, claim, found);
      if (hidesRecords(viewer.restriction)) {
        const waiting = await waitingUser(db, settings, viewer);
        return sendPlain(noStore(reply), answer(request, JSON.stringify(waiting)));
      }
      if (viewer.isCleared)
        throw invalidField("until_time", "The records of the last day were cleared.");
      if (data === null && !isKnown) throw new HttpError(404);
      const body = data === null ? null : answer(request, data);
      const { companyId } = claim;
      const { userId } = viewer;
      if (companyId) noted?.note(reading(request, { companyId, userId, at: now() }));
      if (isKnown || body === null) return sendNotModified(tagged(reply, tag, settings));
      return sendCompressed(request, tagged(reply, tag, settings), body);
    },
  });
}

/** By the route that was found, since an address can be written in many ways. */
/** What the address claims: a body has yet to arrive. */
function claimOf(operation: Operation, { headers, params, query }: FastifyRequest): Claim {
  const role = operation.method === "GET" ? operation.role : undefined;
  const { company_id } = (role ? query : params) as { company_id?: string };
  return {
    token: bearerToken(headers.authorization),
    module: role ? undefined : operation.module,
    ofCompany: operation.ofCompany || role !== undefined,
    role,
    companyId: parseId(company_id),
    despite: restrictionsAllowing(operation.id),
  };
}

/** What the body claims, whatever it is: what is wrong with it is for administrators alone. */
function administersIn(operation: Operation, request: FastifyRequest): Claim {
  const { company_id, module } = Object(request.body) as Record<string, unknown>;
  const isId = typeof company_id === "string" || typeof company_id === "number";
  return {
    ...claimOf(operation, request),
    module: modules.find((each) => each === module) ?? "",
    ofCompany: true,
    role: operation.role,
    companyId: isId ? parseId(String(company_id)) : undefined,
  };
}

function refuseOtherMethods(app: FastifyInstance, operations: Operation[]) {
  for (const url of new Set(operations.map((operation) => operation.url))) {
    const taken = operations.filter((one) => one.url === url).map(({ method }) => method);
    app.route({
      method: methods.filter((method) => !taken.some((one) => one === method)),
      url,
      onRequest: async (_, reply) => {
        reply.header("allow", taken.join(", ").replace("GET", "GET, HEAD"));
        throw new HttpError(405);
      },
      handler: async () => {},
    });
  }
}

/** What `getUser` answers to whoever the database shows nothing yet: who it is, and what is waited for. */
async function waitingUser(
  db: Db,
  settings: Settings,
  { userId, restriction }: Viewer,
): Promise<object> {
  return {
    user: { name: await nameOf(db, userId) },
    allowed_companies: {},
    features: featuresOf(settings),
    second_factor:
      restriction === "second_factor_required"
        ? { needed: true, ways: await waysOf(db, userId) }
        : { must_set_up: true },
  };
}
