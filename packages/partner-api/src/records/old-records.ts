import type { Db, Transaction } from "../database/db.ts";

type Queries = Pick<Transaction, "query">;

/** The day and the moment before which records are old. */
export type Limit = { day: string; at: string };

export type OldRecords = {
  table: "ticket_sales" | "trips" | "toll_passages" | "reservations";
  key: string;
  /** The column by which an index finds the oldest, and its type. */
  at: string;
  type: "date" | "timestamptz";
  /** What of the old ones goes; $2 is the limit. */
  goes?: string;
  /** The times by whose days lists show the record. */
  seen: readonly string[];
};

/**
 * What grows with each ticket and each vehicle, and is added up elsewhere. A coach trip and a waybill are themselves
 * what a report shows. A record that can still go on stays: a vehicle inside, a seat on a later departure.
 */
export const oldRecords: readonly OldRecords[] = [
  { table: "ticket_sales", key: "module, sale_id", at: "service_day", type: "date", seen: [] },
  { table: "trips", key: "module, trip_id", at: "service_day", type: "date", seen: [] },
  {
    table: "toll_passages",
    key: "passage_id",
    at: "entered_at",
    type: "timestamptz",
    goes: "exited_at is not null",
    seen: ["entered_at"],
  },
  {
    table: "reservations",
    key: "reservation_id",
    at: "reserved_at",
    type: "timestamptz",
    goes: "departs_at < $2::timestamptz",
    seen: ["reserved_at", "departs_at"],
  },
];

export type Counts = Record<OldRecords["table"], number>;

/** On the company and the limit. */
export const isOld = ({ at, type, goes }: OldRecords) =>
  `company_id = $1 and ${at} < $2::${type}${goes ? ` and ${goes}` : ""}`;

export const limitOf = ({ type }: OldRecords, { day, at }: Limit) => (type === "date" ? day : at);

/** Asked first: on Citus, a statement that changes records may call no function that looks at settings. */
export async function limitAt(db: Queries, day: string): Promise<Limit> {
  const [limit] = await db.query<{ at: Date }>("select service_day_start($1::date) as at", [day]);
  if (!limit) throw new Error("The database did not say when a day begins.");
  return { day, at: limit.at.toISOString() };
}

/** The first service day of the month so many months before the running one. */
export async function firstOfMonth(db: Pick<Db, "query">, monthsAgo: number): Promise<string> {
  const [month] = await db.query<{ day: string }>(
    `select (date_trunc('month', service_day(now())::timestamp) - $1::integer * interval '1 month')::date::text as day`,
    [monthsAgo],
  );
  if (!month) throw new Error("The database did not say which month it is.");
  return month.day;
}

export async function countOld(tx: Queries, company: number, limit: Limit): Promise<Counts> {
  const counts: Counts = { ticket_sales: 0, trips: 0, toll_passages: 0, reservations: 0 };
  for (const kind of oldRecords) {
    const [held] = await tx.query<{ rows: number }>(
      `select count(*) as rows from ${kind.table} where ${isOld(kind)}`,
      [company, limitOf(kind, limit)],
    );
    counts[kind.table] = held?.rows ?? 0;
  }
  return counts;
}
