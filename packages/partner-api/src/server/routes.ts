import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerToken, findViewer } from "../accounts/sessions.ts";
import type { Db } from "../database/db.ts";
import type { Handler } from "../handler.ts";
import { type FieldError, Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import type { Viewer } from "../viewer.ts";
import type { Operation } from "./contract.ts";
import { openCursor, sealCursor } from "./cursor.ts";
import { readReport, reportFile } from "./report.ts";
import { windowOf } from "./window.ts";

type Values = Record<string, string | number | undefined>;
type Parts = {
  db: Db;
  settings: Settings;
  operations: Operation[];
  handlers: Record<string, Handler>;
  now(): Date;
};

export function addOperations(app: FastifyInstance, parts: Parts) {
  const { db, settings, operations, handlers } = parts;
  for (const operation of operations) {
    const handle = handlers[operation.id] ?? report(parts, operation);
    const viewers = new WeakMap<FastifyRequest, Viewer>();
    app.route({
      method: operation.method,
      url: operation.url,
      onRequest: async (request) => {
        if (!operation.signedIn) return;
        const { company_id } = request.params as { company_id?: string };
        const token = bearerToken(request.headers.authorization);
        const asked = { module: operation.module, company: operation.ofCompany, company_id };
        viewers.set(request, await findViewer(db, settings, token, asked));
      },
      handler: async (request, reply) => {
        const viewer = viewers.get(request) ?? { userId: 0, companyId: undefined, module: "" };
        const data = await handle({ request, viewer, values: valuesOf(operation, request) });
        return answer(operation, request, reply, data);
      },
    });
  }
  refuseOtherMethods(app, operations);
}

function refuseOtherMethods(app: FastifyInstance, operations: Operation[]) {
  for (const url of new Set(operations.map((operation) => operation.url))) {
    const taken = operations.filter((one) => one.url === url).map(({ method }) => method);
    app.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
        (method) => !taken.some((one) => one === method),
      ),
      url,
      onRequest: async (_, reply) => {
        reply.header("allow", taken.join(", ").replace("GET", "GET, HEAD"));
        throw new Refusal(405);
      },
      handler: async () => {},
    });
  }
}

function report({ db, settings, now }: Parts, operation: Operation): Handler {
  const file = reportFile(operation.id);
  const week = operation.id === "getUser" && {
    week_starts_on: settings.weekStartsOn,
    weekend: settings.weekend.join(","),
  };
  return async ({ viewer, values }) => {
    const known = { ...values, ...week, now: now().toISOString() };
    const data = await readReport(db, file, viewer, known);
    if (data === null) throw new Refusal(404);
    return withSealedCursor(data);
  };
}

function valuesOf(operation: Operation, request: FastifyRequest): Values {
  const values = { ...(request.query as Values), ...(request.params as Values) };
  const errors = [...operation.checkParameters(values), ...operation.checkBody(request.body)];
  refuse([...errors, ...nulIn(values), ...nulIn(request.body)]);
  const { from_date, to_date, cursor, ...others } = values;
  return {
    ...others,
    ...(from_date &&
      to_date &&
      windowOf({ from_date: String(from_date), to_date: String(to_date) })),
    ...(cursor !== undefined && { after: openCursor(String(cursor)) ?? undefined }),
  };
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw new Refusal(400, { errors });
}

/** PostgreSQL cannot store NUL in text. */
const nulIn = (values: unknown): FieldError[] =>
  Object.entries(values ?? {})
    .filter(([, value]) => typeof value === "string" && value.includes("\0"))
    .map(([field]) => ({ field, message: "contains a NUL character" }));

function withSealedCursor(data: unknown): unknown {
  const page = data as { next_cursor?: unknown };
  return Array.isArray(page.next_cursor)
    ? { ...page, next_cursor: sealCursor(page.next_cursor) }
    : data;
}

function answer(operation: Operation, request: FastifyRequest, reply: FastifyReply, data: unknown) {
  const envelope = data === undefined ? { success: true } : { success: true, data };
  const errors = operation.checkAnswer(envelope);
  if (errors.length === 0) return reply.header("cache-control", "no-store").send(envelope);
  request.log.error({ operation: operation.id, errors }, "the answer does not match the contract");
  throw new Refusal(500);
}
