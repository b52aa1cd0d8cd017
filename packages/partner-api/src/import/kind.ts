import type { Module } from "../modules.ts";
import type { KindOfRecord } from "../records/records.ts";
import { type ColumnType, companyId, oneOf } from "./column-types.ts";

export type Column = {
  name: string;
  holds: ColumnType;
  isRequired: boolean;
  /** Value of an empty field; null by default. */
  otherwise?: string;
};

/** `joined` is an SQL condition on `incoming` and `known`. */
export type Reference = { column: string; noun: string; table: string; joined: string };

export type Kind = {
  about: string;
  table: string;
  columns: readonly Column[];
  key: readonly string[];
  /** Names of columns that a file may have, and that are not read. */
  ignored?: readonly string[];
  references: readonly Reference[];
  /** SQL conditions between the columns of one line. */
  rules?: readonly { broken: string; because: string }[];
  /** Anything that is not a record is updated when it is imported again. */
  record?: KindOfRecord;
  /** So is a record with this, unless a line contradicts the state before; a record without it happens once. */
  goesOn?: readonly Contradiction[];
};

export type RecordKind = Kind & { record: KindOfRecord };

/** `broken` is a condition on `incoming` and `before`. */
type Contradiction = { column: string; broken: string };

/** The columns that identify the record, which never change. */
export const always = (...columns: string[]): Contradiction[] =>
  columns.map((column) => ({ column, broken: `incoming.${column} <> before.${column}` }));

/** What a file has to say of records that are stored already. */
export const keysOf = <K extends Kind>(kind: K): K => ({
  ...kind,
  columns: kind.columns.filter(({ name }) => kind.key.includes(name)),
  ignored: kind.columns.map(({ name }) => name).filter((name) => !kind.key.includes(name)),
});

export const incomingTable = ({ table }: Kind) => `incoming_${table}`;

/** What is left of bad lines: the columns that are well by themselves. */
export const remainsTable = ({ table }: Kind) => `remains_${table}`;

/** The given columns that are not the key. */
export const namesBeside = ({ key }: Kind, given: readonly Column[]) =>
  given.map(({ name }) => name).filter((name) => !key.includes(name));

export const required = (name: string, holds: ColumnType): Column => ({
  name,
  holds,
  isRequired: true,
});

export const optional = (name: string, holds: ColumnType, otherwise?: string): Column => ({
  name,
  holds,
  isRequired: false,
  ...(otherwise !== undefined && { otherwise }),
});

export const company = required("company_id", companyId);
export const moduleOf = (modules: readonly Module[]) => required("module", oneOf(modules));

export const sameCompany = "known.company_id = incoming.company_id";

export const ofCompany: Reference = {
  column: "company_id",
  noun: "company",
  table: "companies",
  joined: sameCompany,
};

/** `module` is an SQL expression: the line's column, or a quoted name. */
export const vehicleOf = (module: string) => memberOf("vehicle", module, "vehicle_id", "vehicles");

export const counterOf = (module: string) => memberOf("counter", module, "counter_id", "counters");

export function personOf(module: string, column: string, noun: string, role?: string): Reference {
  const person = memberOf(noun, module, column, "people", "person_id");
  return role ? { ...person, joined: `${person.joined} and known.role = '${role}'` } : person;
}

function memberOf(
  noun: string,
  module: string,
  column: string,
  table: string,
  key = column,
): Reference {
  const joined = `${sameCompany} and known.module = ${module} and known.${key} = incoming.${column}`;
  return { column, noun, table, joined };
}
