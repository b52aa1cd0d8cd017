import type { Kind, RecordKind } from "../import/kind.ts";
import { kinds } from "../import/kinds.ts";
import { kindsOfRecords } from "../records/records.ts";
import { type Section, WrongUse } from "./command.ts";
import { suggestionFor } from "./nearest.ts";

export function kindNamed(name: string): Kind {
  const kind = Object.hasOwn(kinds, name) && kinds[name];
  if (!kind) throw new WrongUse(`Unknown kind ${name}.${suggestionFor(name, Object.keys(kinds))}`);
  return kind;
}

export function kindOfRecordNamed(name: string): RecordKind {
  const kind = kindNamed(name);
  if (kind.record) return { ...kind, record: kind.record };
  throw new WrongUse(`${name} are no records, which are ${kindsOfRecords.join(", ")}.`);
}

export const kindsSection: Section = {
  title: "Kinds, in the order in which to import them",
  rows: Object.entries(kinds).map(([name, { about }]) => [name, about]),
};

export const recordsSection: Section = {
  title: "Kinds",
  rows: kindsOfRecords.map((name) => [name, kinds[name]?.about ?? ""]),
};

export const columnsSection = (name: string): Section => ({
  title: `Columns of ${name}, in any order; those in brackets are optional`,
  rows: kindNamed(name).columns.map(({ name: column, isRequired, holds }) => [
    isRequired ? column : `[${column}]`,
    holds.is,
  ]),
});
