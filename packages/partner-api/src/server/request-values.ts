import type { FastifyRequest } from "fastify";
import { type FieldError, HttpError } from "../http/http-error.ts";
import type { Operation } from "./contract.ts";
import { openCursor } from "./cursor.ts";
import { serviceDayWindow } from "./window.ts";

type Values = Record<string, string | number | undefined>;

/** What is typed to narrow a report. */
const texts = ["stoppage", "search"];

/** What a request gives an operation to work with, or a refusal. */
export function requestValues(operation: Operation, request: FastifyRequest): Values {
  refuse(undeclaredIn(request.query, operation));
  const values = { ...(request.query as Values), ...(request.params as Values) };
  const errors = [...operation.checkParameters(values), ...operation.checkBody(request.body)];
  refuse([...errors, ...nulIn(values), ...nulIn(request.body)]);
  const { from_date, to_date, cursor, ...others } = values;
  return {
    ...others,
    ...trimmed(others),
    ...(from_date &&
      to_date &&
      serviceDayWindow({ from_date: String(from_date), to_date: String(to_date) })),
    ...(cursor !== undefined && { after: openCursor(String(cursor)) ?? undefined }),
  };
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw new HttpError(400, { errors });
}

/** Blanks around a text mean nothing, and without letters it narrows nothing. */
const trimmed = (values: Values): Values =>
  Object.fromEntries(
    texts
      .filter((name) => name in values)
      .map((name) => [name, String(values[name]).trim() || undefined]),
  );

/** What an operation does not declare could be the name of something that a statement is given besides. */
const undeclaredIn = (query: unknown, { query: declared }: Operation): FieldError[] =>
  Object.keys(query as Values)
    .filter((name) => !declared.has(name))
    .map((field) => ({ field, message: "is not a parameter of this operation" }));

/** PostgreSQL cannot store NUL in text. */
const nulIn = (values: unknown): FieldError[] =>
  Object.entries(values ?? {})
    .filter(([, value]) => typeof value === "string" && value.includes("\0"))
    .map(([field]) => ({ field, message: "contains a NUL character" }));
