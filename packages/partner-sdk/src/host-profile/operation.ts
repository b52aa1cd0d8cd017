import {
  type HostOperation,
  hostOperations,
  type OperationId,
  type Shape,
} from "../generated/host-operations.ts";

export const operationIds = Object.keys(hostOperations) as OperationId[];

export type Found = {
  id: OperationId;
  operation: HostOperation;
  /** What of the address comes before the operation's path. */
  base: string;
  /** The parameters in the path, decoded. */
  values: Record<string, string>;
};

/** The operation at the end of an address, whatever comes before it. */
export function findOperation(method: string, url: URL): Found | undefined {
  const segments = url.pathname.split("/");
  for (const id of operationIds) {
    const operation = hostOperations[id];
    const template = operation.path.split("/").slice(1);
    const tail = segments.slice(-template.length);
    if (operation.method !== method) continue;
    const values: Record<string, string> = {};
    const isIt = template.every((part, at) => {
      const segment = tail[at] ?? "";
      const [, name] = /^\{(.+)\}$/.exec(part) ?? [];
      if (name === undefined) return part === segment;
      values[name] = decoded(segment);
      return segment !== "";
    });
    const base = url.origin + segments.slice(0, -template.length).join("/");
    if (isIt) return { id, operation, base, values };
  }
  return undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const parametersOf = ({ path, query = [] }: HostOperation) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  ...query.map((name) => name.replace("?", "")),
];

/** The shape of what `fields` are about: a row, or the object itself. */
export function rowShapeOf({ kind, data }: HostOperation): Shape {
  if (kind === "list") return (data as readonly [Shape])[0];
  if (kind === "page" || kind === "days") {
    return (
      (data as Record<string, readonly [Shape]>)[kind === "page" ? "rows" : kind]?.[0] ?? "value"
    );
  }
  return data;
}

/** The shape without that it may be null. */
export const solid = (shape: Shape): Shape =>
  Array.isArray(shape) && shape.length === 2 ? shape[0] : shape;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOfShapes = new WeakMap<object, Record<string, Shape>>();

/** The fields of an object by their names, without the mark of those that may be missing. */
export function fieldsIn(shape: Shape): Record<string, Shape> {
  const inner = solid(shape);
  if (!isRecord(inner)) return {};
  const known = fieldsOfShapes.get(inner);
  if (known) return known;
  const fields = Object.fromEntries(
    Object.entries(inner).map(([name, field]) => [name.replace("?", ""), field as Shape]),
  );
  fieldsOfShapes.set(inner, fields);
  return fields;
}

/** The names that `fields` of a profile may have, with dots into objects. */
export function fieldNamesOf(operation: HostOperation): string[] {
  const names = dottedNames(rowShapeOf(operation));
  if (operation.kind === "page") return [...names, "next_cursor"];
  const { totals = "value" } = operation.kind === "days" ? fieldsIn(operation.data) : {};
  return [...names, ...dottedNames(totals, "totals.")];
}

function dottedNames(shape: Shape, before = ""): string[] {
  return Object.entries(fieldsIn(shape)).flatMap(([name, field]) => [
    before + name,
    ...dottedNames(field, `${before}${name}.`),
  ]);
}

/** What is at a dotted path of a value; undefined where nothing is. */
export function valueAt(value: unknown, path: string | undefined): unknown {
  if (!path) return value;
  return path
    .split(".")
    .reduce(
      (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
      value,
    );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
