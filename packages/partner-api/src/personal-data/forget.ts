import { type AuditEntry, addAuditEntry } from "../audit-log/audit-log.ts";
import type { Db } from "../database/db.ts";
import { takeLock } from "../database/locks.ts";
import { noteMoments } from "../records/changes.ts";
import { countChange } from "../records/records.ts";

export type Forgotten = { passengers: number; plates: number };

type Options = { days: number; by: Pick<AuditEntry, "who" | "command">; signal?: AbortSignal };
type Row = { at: Date; also: Date };

/** Few enough that neither imports nor the embedded database wait long. */
const atOnce = 5000;

type Personal = {
  what: keyof Forgotten;
  table: string;
  key: string;
  at: string;
  old: string;
  forgotten: string;
  /** When the record is seen as well. */
  also: string;
};

const personal: readonly Personal[] = [
  {
    what: "passengers",
    table: "reservations",
    key: "reservation_id",
    at: "reserved_at",
    old: "passenger_name is not null and departs_at < $2::timestamptz",
    forgotten: "passenger_name = null",
    also: "departs_at",
  },
  {
    what: "plates",
    table: "toll_passages",
    key: "passage_id",
    at: "entered_at",
    old: "registration_number <> ''",
    forgotten: "registration_number = ''",
    also: "entered_at",
  },
];

const oldOf = ({ at, old }: Personal) => `company_id = $1 and ${at} < $2::timestamptz and ${old}`;

/** Asked first: on Citus, a statement that changes records may call no function that looks at settings. */
async function endOf(db: Db, days: number): Promise<string> {
  const [end] = await db.query<{ at: Date }>(
    "select service_day_start(service_day(now()) - $1::integer) as at",
    [days],
  );
  if (!end) throw new Error("The database did not say what is old.");
  return end.at.toISOString();
}

/** What is older than so many service days, and would be forgotten. */
export async function countPersonal(db: Db, days: number): Promise<Forgotten> {
  const counts: Forgotten = { passengers: 0, plates: 0 };
  const end = await endOf(db, days);
  for (const company of await companiesOf(db)) {
    for (const each of personal) {
      const [held] = await db.query<{ rows: number }>(
        `select count(*) as rows from ${each.table} where ${oldOf(each)}`,
        [company, end],
      );
      counts[each.what] += held?.rows ?? 0;
    }
  }
  return counts;
}

/** Takes the names of passengers and the plates of passages off all older records; the figures stay. */
export async function forgetPersonal(db: Db, options: Options): Promise<Forgotten> {
  const forgotten: Forgotten = { passengers: 0, plates: 0 };
  const end = await endOf(db, options.days);
  for (const company of await companiesOf(db)) {
    for (const each of personal) {
      let since = "-infinity";
      for (let more = true; more && !options.signal?.aborted; ) {
        const rows = await forgetSome(db, each, { company, end, since, ...options });
        forgotten[each.what] += rows.length;
        since = newest(rows)?.toISOString() ?? since;
        more = rows.length === atOnce;
      }
    }
  }
  return forgotten;
}

async function companiesOf(db: Db): Promise<number[]> {
  const companies = await db.query<{ company_id: number }>(
    "select company_id from companies order by company_id",
  );
  return companies.map(({ company_id }) => company_id);
}

type Some = Options & { company: number; end: string; since: string };

/** The oldest first; `since` spares those that were forgotten before. */
const forgetSome = (
  db: Db,
  each: Personal,
  { company, days, end, since, by }: Some,
): Promise<Row[]> =>
  db.tx(
    async (tx) => {
      await takeLock(tx, "imports");
      const { table, key, at, forgotten, also } = each;
      const rows = await tx.query<Row>(
        `update ${table} set ${forgotten}
         where company_id = $1 and ${key} in (
           select ${key} from ${table}
           where ${oldOf(each)} and ${at} >= $3::timestamptz
           order by ${at}, ${key}
           limit ${atOnce}
         )
         returning ${at} as at, ${also} as also`,
        [company, end, since],
      );
      if (rows.length === 0) return rows;
      await noteMoments(
        tx,
        company,
        rows.flatMap(({ at, also }) => [at, also]),
      );
      await countChange(tx);
      const what = { company_id: company, older_than_days: days, [each.what]: rows.length };
      await addAuditEntry(tx, { ...by, what });
      return rows;
    },
    { statementTimeout: 0 },
  );

const newest = (rows: readonly Row[]) =>
  rows.reduce<Date | undefined>((last, { at }) => (last && last > at ? last : at), undefined);
