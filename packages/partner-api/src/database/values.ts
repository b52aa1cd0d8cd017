import type { Value } from "./db.ts";

/** Text where a number would not be exact. */
function integer(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/** By type oid. Anything else, such as numeric and date, stays the text that PostgreSQL writes. */
const parsers: Record<number, (text: string) => unknown> = {
  16: (text) => text === "t",
  20: integer,
  21: Number,
  23: Number,
  26: Number,
  114: JSON.parse,
  700: Number,
  701: Number,
  1184: (text) => new Date(text),
  3802: JSON.parse,
};

const asWritten = (text: string): unknown => text;

export const parserOf = (typeId: number) => parsers[typeId] ?? asWritten;

export const asText = (value: Value) => (value === null ? null : String(value));
