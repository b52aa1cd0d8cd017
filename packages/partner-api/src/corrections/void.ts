import type { Db, Transaction } from "../database/db.ts";
import { takeLock } from "../database/locks.ts";
import { refuseStored } from "../import/cleared-lines.ts";
import { formatOf } from "../import/format.ts";
import type { FileOptions } from "../import/import-file.ts";
import { ImportRefused } from "../import/import-refused.ts";
import { awaitLines } from "../import/incoming.ts";
import { incomingTable, keysOf, type RecordKind } from "../import/kind.ts";
import { readLines } from "../import/read-lines.ts";
import { placeRejects } from "../import/rejects.ts";
import { enoughBad, setAside } from "../import/set-aside.ts";
import { checkDays, type Days, repairCheckedDays } from "../records/checked-days.ts";
import { recordCorrection } from "../records/corrections.ts";
import { RecordsCleared, refuseClearedDays } from "../records/record-starts.ts";
import { countChange } from "../records/records.ts";
import { daysOfStored, removeStored } from "../records/remove-stored.ts";

export type Voided = {
  records: number;
  companies: number;
  /** Service days whose answers change. */
  days: number;
  rejected: number;
  bad?: string[];
};

/** Takes the records back whose keys a file has. */
export async function voidFile(
  db: Db,
  { by, ...options }: FileOptions & { kind: RecordKind; by: string },
): Promise<Voided> {
  const format = await formatOf(options.path);
  const { path, isDryRun, onStep, onRead } = options;
  const kind = keysOf(options.kind);
  return placeRejects(isDryRun ? undefined : options.rejects, (part) =>
    db.tx(
      async (tx) => {
        await awaitKeys(tx, options.kind);
        onStep("reading");
        const stopAt = options.rejects ? Number.POSITIVE_INFINITY : enoughBad;
        await readLines(tx, { kind, path, format, enoughBad: stopAt, onRead });
        onStep("checking");
        await checkStored(tx, kind);
        const aside = await setAside(
          tx,
          { kind, path, format, done: "voided" },
          options.rejects,
          part,
        );
        const voided = await voidIncoming(tx, kind, { isDryRun, by, onStep });
        return { ...voided, ...aside };
      },
      { statementTimeout: 0 },
    ),
  );
}

type DaysOptions = How & { kind: RecordKind; days: Days };

/** Takes all records of these service days back. */
export const voidDays = (db: Db, { kind, days, ...options }: DaysOptions): Promise<Voided> =>
  db.tx(
    async (tx) => {
      await awaitKeys(tx, kind);
      options.onStep("checking");
      await refuseClearedDays(tx, days);
      const key = kind.key.join(", ");
      await tx.query(
        `insert into ${incomingTable(kind)} (${key}, line)
         select ${key}, 0 from ${kind.table}
         where company_id = $1 and service_day between $2::date and $3::date`,
        [days.company, days.from, days.to],
      );
      await tx.run(`analyze ${incomingTable(kind)}`);
      const [reserved] = await tx.query<{ trips: number }>(
        `select count(distinct coach_trip_id) as trips from (${reservedTrips(kind)}) as reserved`,
      );
      if (reserved?.trips) {
        throw new ImportRefused(
          `Of these coach trips, ${reserved.trips} ${reserved.trips === 1 ? "has" : "have"} reservations: void those first. Nothing was voided.`,
        );
      }
      await refuseStored(tx, kind);
      const [bad] = await tx.query<{ reason: string }>(
        "select reason from bad_lines order by reason limit 1",
      );
      if (bad) throw new RecordsCleared(`One of them ${bad.reason}. Nothing was voided.`);
      return { ...(await voidIncoming(tx, kind, options)), rejected: 0 };
    },
    { statementTimeout: 0 },
  );

async function awaitKeys(tx: Transaction, kind: RecordKind) {
  await takeLock(tx, "imports");
  await tx.run("set local work_mem = '64MB'");
  await awaitLines(tx, kind);
  const others = keysOf(kind).ignored ?? [];
  await tx.run(
    `alter table ${incomingTable(kind)} ${others.map((name) => `alter column ${name} drop not null`).join(", ")}`,
  );
}

async function checkStored(tx: Transaction, kind: RecordKind) {
  const key = kind.key.join(", ");
  await tx.run(`
    analyze ${incomingTable(kind)};
    insert into bad_lines
    select line, 'there is no stored record with this ${key}'
      || coalesce('; those from before ' || record_starts.service_day::text || ' were cleared', '')
    from ${incomingTable(kind)}
    left join ${kind.table} as stored using (${key})
    left join record_starts using (company_id)
    where stored.service_day is null;
    insert into bad_lines
    select line, 'has reservations: void these first'
    from (${reservedTrips(kind)}) as reserved`);
  await refuseStored(tx, kind);
}

/** Lines whose records cannot be taken back, because others refer to them. */
const reservedTrips = (kind: RecordKind) =>
  kind.record === "coach-trips"
    ? "select distinct line, coach_trip_id from incoming_coach_trips join reservations using (company_id, coach_trip_id)"
    : "select 0 as line, 0 as coach_trip_id where false";

type How = Pick<FileOptions, "isDryRun" | "onStep"> & { by: string };

async function voidIncoming(tx: Transaction, kind: RecordKind, { isDryRun, by, onStep }: How) {
  await checkDays(tx, daysOfStored(kind));
  const [counts] = await tx.query<{ records: number; companies: number }>(`
    select count(*) as records, count(distinct company_id) as companies
    from (select distinct ${kind.key.join(", ")} from ${incomingTable(kind)}) as keys`);
  const [days] = await tx.query<{ days: number }>("select count(*) as days from checked_days");
  const voided = { records: 0, companies: 0, days: 0, ...counts, ...days };
  if (isDryRun || voided.records === 0) return voided;
  onStep("storing");
  await removeStored(tx, kind);
  await repairCheckedDays(tx);
  await countChange(tx);
  await recordCorrection(
    tx,
    { what: "void", kind: kind.record, count: voided.records, by },
    "checked_days",
  );
  return voided;
}
