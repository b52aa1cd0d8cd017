import type { Shape } from "../generated/host-operations.ts";
import { fromHostDate } from "./host-dates.ts";
import type { Mapping } from "./host-profile.ts";
import { fieldsIn, isRecord, solid, valueAt } from "./operation.ts";

type Row = Record<string, unknown>;

/**
 * Gives rows of the host the names of the contract. A flat host writes null for each field of what is not there: an
 * object of the contract that may be null is then null.
 */
export function renaming(shape: Shape, fields: Record<string, string>, before = "") {
  const known = fieldsIn(shape);
  const firsts = Object.values(fields).map((place) => place.split(".")[0] ?? "");
  const moved = before ? [] : firsts.filter((first) => !Object.hasOwn(known, first));
  const renamed = Object.entries(known).flatMap(([name, inner]) => {
    const ours = before + name;
    const own = fields[ours];
    const nested = Object.keys(fields).filter((each) => each.startsWith(`${ours}.`));
    if (own === undefined && nested.length === 0) return [];
    const places = nested.map((each) => fields[each]);
    const isOptional = solid(inner) === inner;
    return {
      name,
      own,
      places,
      isOptional,
      rename: nested.length > 0 ? renaming(inner, fields, `${ours}.`) : undefined,
    };
  });

  return (row: unknown, root: unknown = row): unknown => {
    if (!isRecord(row)) return row;
    const result: Row = { ...row };
    for (const name of moved) delete result[name];
    for (const { name, own, places, isOptional, rename } of renamed) {
      const found = own === undefined ? row[name] : valueAt(root, own);
      const isThere = isRecord(found) || places.some((place) => valueAt(root, place) != null);
      if (!rename) result[name] = found;
      else if (isThere) result[name] = rename(isRecord(found) ? found : {}, root);
      else result[name] = isOptional ? undefined : null;
    }
    return result;
  };
}

type Convert = {
  amounts: Mapping["amounts"] | undefined;
  /** How the host writes dates. */
  format: string | undefined;
  /** Gets what is no whole number of minor units. */
  onWrongAmount: (field: string, value: unknown) => void;
};

/** A value with its amounts in the contract's unit and its dates in the contract's form. */
export function converted(shape: Shape, value: unknown, field: string, by: Convert): unknown {
  if (value == null) return value;
  if (typeof shape === "string") {
    if (shape === "date" && by.format) return fromHostDate(value, by.format);
    if (by.amounts !== "minor" || !/amount$/.test(shape)) return value;
    const amount = fromMinorUnits(value, shape !== "amount");
    if (amount === undefined) by.onWrongAmount(field, value);
    return amount ?? value;
  }
  if (isNullable(shape)) return converted(shape[0], value, field, by);
  if (isList(shape)) {
    if (!Array.isArray(value)) return value;
    return value.map((item, at) => converted(shape[0], item, `${field}[${at}]`, by));
  }
  if (!isRecord(value)) return value;
  const result: Row = { ...value };
  for (const [name, inner] of Object.entries(fieldsIn(shape))) {
    if (value[name] !== undefined) {
      result[name] = converted(inner, value[name], `${field}.${name}`, by);
    }
  }
  return result;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isNullable = (shape: Shape): shape is readonly [Shape, null] =>
  isList(shape) && (shape as readonly unknown[]).length === 2;

/**
 * An amount in minor units as one of the contract, on its digits: 1234 is "12.34". A toll amount is in whole units,
 * and stays a number: 12500 is 125. Undefined for what is no whole number.
 */
function fromMinorUnits(value: unknown, isToll: boolean): string | number | undefined {
  const isExact = typeof value === "string" || Number.isSafeInteger(value);
  const [, sign = "", digits = ""] = (isExact && /^(-?)0*(\d+)$/.exec(`${value}`)) || [];
  if (!digits) return undefined;
  const padded = digits.padStart(3, "0");
  const whole = padded.slice(0, -2);
  const fraction = padded.slice(-2);
  const minus = /[1-9]/.test(digits) ? sign : "";
  if (!isToll || fraction !== "00") return `${minus}${whole}.${fraction}`;
  return typeof value === "number" ? Number(minus + whole) : minus + whole;
}
