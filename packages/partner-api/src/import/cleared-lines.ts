import type { Transaction } from "../database/db.ts";
import type { KindOfRecord } from "../records/records.ts";
import { daysOfStored } from "../records/remove-stored.ts";
import type { Kind, RecordKind } from "./kind.ts";

const happensAt: Record<KindOfRecord, string> = {
  "ticket-sales": "sold_at",
  trips: "departed_at",
  "toll-passages": "entered_at",
  waybills: "issued_at",
  "coach-trips": "departs_at",
  reservations: "reserved_at",
};

/** Records of days whose records were cleared may have been among these, and would be counted twice. */
export async function refuseAgain(tx: Transaction, kind: Kind, lines: string): Promise<void> {
  if (!isOfRecords(kind) || !(await isAnyCleared(tx))) return;
  const { at, joined } = daysOfLine(kind);
  await note(
    tx,
    `select lines.company_id, greatest(${at}), line
     from ${lines} as lines
     ${joined}
     left join ${kind.table} as stored on ${kind.key.map((name) => `stored.${name} = lines.${name}`).join(" and ")}
     where stored.company_id is null`,
  );
}

/** What takes the place of a record makes the figures of its days again, for which all records have to be there. */
export async function refuseInPlace(tx: Transaction, kind: Kind, lines: string): Promise<void> {
  if (!isOfRecords(kind) || !(await isAnyCleared(tx))) return;
  const { at, joined } = daysOfLine(kind);
  for (const day of at) {
    await note(tx, `select lines.company_id, ${day}, line from ${lines} as lines ${joined}`);
  }
  await refuseStored(tx, kind);
}

/** Of the stored records that the incoming table names, those that make figures of days whose records were cleared. */
export async function refuseStored(tx: Transaction, kind: RecordKind): Promise<void> {
  if (await isAnyCleared(tx)) await note(tx, daysOfStored(kind));
}

const isOfRecords = (kind: Kind): kind is RecordKind => kind.record !== undefined;

async function isAnyCleared(tx: Transaction): Promise<boolean> {
  const [start] = await tx.query("select from record_starts fetch first row only");
  return start !== undefined;
}

/** Of a reservation, these are the day on which it is made, and that of its coach. */
function daysOfLine({ record }: RecordKind) {
  const own = `service_day(lines.${happensAt[record]})`;
  if (record !== "reservations") return { at: [own], joined: "" };
  return {
    at: [own, "coach_trips.service_day"],
    joined: "left join coach_trips using (company_id, coach_trip_id)",
  };
}

const note = (tx: Transaction, days: string) =>
  tx.run(`
    insert into bad_lines
    select
      line,
      'is of ' || min(days.service_day)::text || ', and the records of company ' || company_id
        || ' begin on ' || record_starts.service_day::text || ': those before it were cleared'
    from (${days}) as days (company_id, service_day, line)
    join record_starts using (company_id)
    where days.service_day < record_starts.service_day
    group by line, company_id, record_starts.service_day`);
