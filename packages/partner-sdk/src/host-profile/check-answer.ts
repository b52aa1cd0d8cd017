import type { Shape } from "../generated/host-operations.ts";
import { came } from "./came.ts";
import { isDay } from "./host-dates.ts";
import { isRecord } from "./operation.ts";

/** What of an answer is not as the contract has it. No figure, name or token is in it. */
export type Mismatch = {
  operation: string;
  /** Where in the answer, such as `data[3].total_fares`. */
  field: string;
  expected: string;
  /** What came by its form: `the text "9,999.99"`. */
  came: string;
};

export type Found = Omit<Mismatch, "operation">;

/** What of a value is not of a shape. */
export function* mismatches(shape: Shape, value: unknown, field: string): Generator<Found> {
  if (typeof shape === "string") {
    if (!isOf(shape, value)) yield { field, expected: expectedOf(shape), came: came(value) };
  } else if (isList(shape)) {
    if (shape.length === 2) {
      if (value !== null) yield* mismatches(shape[0], value, field);
    } else if (!Array.isArray(value)) yield { field, expected: "a list", came: came(value) };
    else
      for (const [at, item] of value.entries())
        yield* mismatches(shape[0], item, `${field}[${at}]`);
  } else if (!isRecord(value)) yield { field, expected: "an object", came: came(value) };
  else {
    for (const [key, inner] of Object.entries(shape)) {
      const name = key.replace("?", "");
      const isLeftOut = name !== key && value[name] === undefined;
      if (!isLeftOut) yield* mismatches(inner, value[name], `${field}.${name}`);
    }
  }
}

/** `Array.isArray` does not narrow a readonly list. */
const isList = (shape: Shape): shape is readonly [Shape] | readonly [Shape, null] =>
  Array.isArray(shape);

const kinds: Record<string, [expected: string, is: RegExp | ((value: unknown) => boolean)]> = {
  id: [
    "an id",
    (value) => Number.isInteger(value) || (typeof value === "string" && /^.{1,64}$/s.test(value)),
  ],
  amount: ["an amount such as 1520.50", /^-?\d+(\.\d{1,2})?$/],
  "toll amount": ["whole units such as 12500", /^-?\d+$/],
  count: ["a count such as 48", /^\d+$/],
  text: ["a text", (value) => typeof value === "string"],
  integer: ["a whole number", Number.isInteger],
  boolean: ["true or false", (value) => typeof value === "boolean"],
  date: ["a day such as 2026-06-01", isDay],
  "date-time": [
    "a moment such as 2026-06-01T22:30:00+06:00",
    (value) =>
      typeof value === "string" &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value) &&
      !Number.isNaN(Date.parse(value)),
  ],
  value: ["a value", () => true],
};

const wordsIn = (kind: string) => kind.split("|").slice(1);

const expectedOf = (kind: string) => kinds[kind]?.[0] ?? `one of ${wordsIn(kind).join(", ")}`;

function isOf(kind: string, value: unknown): boolean {
  const [, is] = kinds[kind] ?? [];
  if (!is) return wordsIn(kind).some((word) => word === value);
  if (typeof is === "function") return is(value);
  return ["string", "number"].includes(typeof value) && is.test(`${value}`);
}
