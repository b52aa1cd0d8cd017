import { type AuditEntry, addAuditEntry } from "../audit-log/audit-log.ts";
import type { Db } from "../database/db.ts";
import { takeLock } from "../database/locks.ts";
import { noteMoments } from "./changes.ts";
import {
  type Counts,
  countOld,
  isOld,
  type Limit,
  limitAt,
  limitOf,
  type OldRecords,
  oldRecords,
} from "./old-records.ts";
import { beginRecords } from "./record-starts.ts";
import { countChange } from "./records.ts";

export type Cleared = Counts & { companies: number };

type Which = {
  /** The first service day that stays. */
  before: string;
  /** Null means all. */
  company: number | null;
};

type Options = Which & { by: Pick<AuditEntry, "who" | "command">; signal?: AbortSignal };

/** Few enough that neither imports nor the embedded database wait long. */
const atOnce = 5000;

/** What `clearRecords` would take. */
export async function countClearable(db: Db, { before, company }: Which): Promise<Cleared> {
  const cleared = nothing();
  const limit = await limitAt(db, before);
  for (const each of await companiesOf(db, company)) add(cleared, await countOld(db, each, limit));
  return cleared;
}

/** Takes old records away, and leaves the figures as they are. */
export async function clearRecords(db: Db, options: Options): Promise<Cleared> {
  const { before, company, signal } = options;
  const cleared = nothing();
  const limit = await limitAt(db, before);
  for (const each of await companiesOf(db, company)) {
    if (signal?.aborted) break;
    add(cleared, await clearCompany(db, each, limit, options));
  }
  for (const { table } of oldRecords) {
    if (cleared[table] > 0 && !signal?.aborted) await db.vacuum(table);
  }
  return cleared;
}

const nothing = (): Cleared => ({
  companies: 0,
  ticket_sales: 0,
  trips: 0,
  toll_passages: 0,
  reservations: 0,
});

function add(cleared: Cleared, more: Counts) {
  if (oldRecords.some(({ table }) => more[table] > 0)) cleared.companies += 1;
  for (const { table } of oldRecords) cleared[table] += more[table];
}

async function companiesOf(db: Db, company: number | null): Promise<number[]> {
  const companies = await db.query<{ company_id: number }>(
    `select company_id from companies
     where $1::integer is null or company_id = $1
     order by company_id`,
    [company],
  );
  return companies.map(({ company_id }) => company_id);
}

async function clearCompany(
  db: Db,
  company: number,
  limit: Limit,
  { by, signal }: Options,
): Promise<Counts> {
  const found = await begin(db, company, limit, by);
  const cleared = nothing();
  for (const kind of oldRecords) {
    let since = "-infinity";
    for (let more = found[kind.table] > 0; more && !signal?.aborted; ) {
      const rows = await clearSome(db, kind, { company, limit, since });
      cleared[kind.table] += rows.length;
      since =
        rows
          .map(({ at }) => writtenOut(at))
          .sort()
          .at(-1) ?? since;
      more = rows.length === atOnce;
    }
  }
  return cleared;
}

/** Comes first: until the last of them is gone, none may come again, and none make figures. */
const begin = (db: Db, company: number, limit: Limit, by: Options["by"]): Promise<Counts> =>
  db.tx(
    async (tx) => {
      await takeLock(tx, "imports");
      const found = await countOld(tx, company, limit);
      if (oldRecords.every(({ table }) => found[table] === 0)) return found;
      await beginRecords(tx, company, limit.day);
      const what = { company_id: company, before: limit.day, ...found };
      await addAuditEntry(tx, { ...by, what });
      return found;
    },
    { statementTimeout: 0 },
  );

type Row = { at: Date | string } & Record<string, Date | string>;
const writtenOut = (at: Date | string) => (typeof at === "string" ? at : at.toISOString());
type Some = { company: number; limit: Limit; since: string };

/** The oldest first; `since` passes over what was cleared before. */
const clearSome = (db: Db, kind: OldRecords, { company, limit, since }: Some): Promise<Row[]> =>
  db.tx(
    async (tx) => {
      await takeLock(tx, "imports");
      const { table, key, at, type, seen } = kind;
      const rows = await tx.query<Row>(
        `delete from ${table}
         where company_id = $1 and (${key}) in (
           select ${key} from ${table}
           where ${isOld(kind)} and ${at} >= $3::${type}
           order by ${at}
           limit ${atOnce}
         )
         returning ${[`${at} as at`, ...seen].join(", ")}`,
        [company, limitOf(kind, limit), since],
      );
      if (rows.length === 0) return rows;
      await noteMoments(
        tx,
        company,
        rows.flatMap((row) => seen.flatMap((name) => row[name] ?? [])),
      );
      await countChange(tx);
      return rows;
    },
    { statementTimeout: 0 },
  );
