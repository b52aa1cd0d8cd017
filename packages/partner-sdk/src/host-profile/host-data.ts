import type { HostOperation } from "../generated/host-operations.ts";
import { sumOf, sumOfCounts } from "../money.ts";
import { came } from "./came.ts";
import { renaming } from "./host-fields.ts";
import type { OperationMapping } from "./host-profile.ts";
import { fieldsIn, isRecord, rowShapeOf, valueAt } from "./operation.ts";

/** The contract's data of an answer, or what the answer should have and what came in its place. */
export type HostData = { data: unknown } | { expected: string; came: string };

/** Finds in the host's answer what an operation's data is made of, and names it as the contract does. */
export function dataOf(
  operation: HostOperation,
  mapping: OperationMapping,
  body: unknown,
): HostData {
  const { rows: place, data: objectPlace, fields = {} } = mapping;
  const { kind } = operation;
  const rename = renaming(rowShapeOf(operation), fields);
  const inEnvelope = isRecord(body) && body.data !== undefined ? body.data : body;

  if (kind === "one") {
    const object = objectPlace ? valueAt(body, objectPlace) : inEnvelope;
    return isRecord(object) ? { data: rename(object) } : missing("an object", objectPlace, object);
  }
  const around = place ? valueAt(body, place.split(".").slice(0, -1).join(".")) : inEnvelope;
  const within = (name: string) => (isRecord(around) ? around[name] : undefined);
  const named = { list: undefined, page: "rows", days: "days", done: undefined }[kind];
  const found = place
    ? valueAt(body, place)
    : named && !Array.isArray(around)
      ? within(named)
      : around;
  if (!Array.isArray(found)) return missing("rows", place, found);
  const rows = found.map((row) => rename(row));
  if (kind === "list") return { data: rows };
  if (kind === "page") {
    const cursor = fields.next_cursor ? valueAt(body, fields.next_cursor) : within("next_cursor");
    return { data: { rows, next_cursor: cursorOf(cursor) } };
  }
  const totals = totalsIn(body, within("totals"), operation, fields);
  return { data: { ...(totals !== undefined && { totals }), days: rows } };
}

const missing = (what: string, place: string | undefined, found: unknown) => ({
  expected: `${what} ${place ? `at ${place}` : "in data"}`,
  came: came(found),
});

/** A host without pages sends no cursor, and one that counts them sends a number. */
function cursorOf(cursor: unknown): unknown {
  if (cursor === undefined || cursor === "") return null;
  return typeof cursor === "number" ? String(cursor) : cursor;
}

/** The totals next to the days; `totals.total_fares` in the fields leads there from the root. */
function totalsIn(
  body: unknown,
  found: unknown,
  { data }: HostOperation,
  fields: Record<string, string>,
): unknown {
  const { totals: shape = "value" } = fieldsIn(data);
  const own = Object.entries(fields).flatMap(([name, place]) =>
    name.startsWith("totals.") ? [[name.slice(7), valueAt(body, place)]] : [],
  );
  const rename = renaming(shape, fields);
  if (own.length === 0) return found === undefined ? undefined : rename(found);
  const rest = isRecord(found) ? (rename(found) as object) : {};
  return { ...rest, ...Object.fromEntries(own) };
}

/** Days without totals get the sums of the days. */
export function withTotals({ kind, data: shape }: HostOperation, data: unknown): unknown {
  if (kind !== "days" || !isRecord(data) || data.totals !== undefined) return data;
  const days = Array.isArray(data.days) ? data.days.filter(isRecord) : [];
  const sums = Object.entries(fieldsIn(fieldsIn(shape).totals ?? "value")).map(([name, kind]) => {
    const figures = days.map((day) => day[name] as string);
    return [name, (kind === "count" ? sumOfCounts : sumOf)(figures).sum];
  });
  return { totals: Object.fromEntries(sums), days: data.days };
}

/** What an expression gives: JSONata makes one row of a list of one, and nothing of an empty one. */
export function dataOfExpression({ kind }: HostOperation, result: unknown): HostData {
  if (kind === "one") {
    return isRecord(result) ? { data: result } : missing("an object", "its expression", result);
  }
  const name = { list: undefined, page: "rows", days: "days", done: undefined }[kind];
  const isWhole = name !== undefined && isRecord(result) && name in result;
  const rows = listOf(isWhole ? result[name] : result);
  if (name === undefined) return { data: rows };
  const rest = isWhole ? result : {};
  const cursor = kind === "page" && { next_cursor: cursorOf(rest.next_cursor) };
  return { data: { ...rest, ...cursor, [name]: rows } };
}

const listOf = (rows: unknown) => (Array.isArray(rows) ? rows : rows === undefined ? [] : [rows]);
