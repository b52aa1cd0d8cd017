import { addAuditEntry } from "../audit-log/audit-log.ts";
import type { Db } from "../database/db.ts";
import { readSqlFile, valuesFor } from "../database/sql-file.ts";

const storeFile = readSqlFile(new URL("./store-access-log.sql", import.meta.url));

/** Few enough that the embedded database keeps nobody waiting. */
const atOnce = 5000;

export type AccessAction = "read" | "searched" | "exported" | "printed" | "shared";

export type AccessLogEntry = {
  at: Date;
  userId: number;
  companyId: number;
  module: string;
  act: AccessAction;
  /** The path of the call, as the contract writes it. */
  report: string;
  fromDate: string | null;
  toDate: string | null;
  address: string;
  device: string | null;
};

export async function storeAccessLog(db: Db, readings: readonly AccessLogEntry[]): Promise<void> {
  const noted = readings.map((each) => [
    each.at,
    each.userId,
    each.companyId,
    each.module,
    each.act,
    each.report,
    each.fromDate,
    each.toDate,
    each.address,
    each.device,
  ]);
  await db.query(storeFile, valuesFor(storeFile, { readings: JSON.stringify(noted) }));
}

type Clearing = { days: number; signal?: AbortSignal };

/** Takes away what is older than so many days; the database itself keeps those of the last 30. */
export async function clearAccessLog(db: Db, { days, signal }: Clearing): Promise<number> {
  let cleared = 0;
  for (let more = true; more && !signal?.aborted; ) {
    const rows = await db.query(
      // They are stored in the order in which they came, so that no index by time is needed.
      `delete from readings
       where at < now() - $1::integer * interval '1 day'
         and reading_id in (select reading_id from readings order by reading_id limit ${atOnce})
       returning reading_id`,
      [days],
    );
    cleared += rows.length;
    more = rows.length === atOnce;
  }
  if (cleared > 0) {
    const what = { older_than_days: days, readings: cleared };
    await addAuditEntry(db, { who: "the server", command: "readings clear", what });
  }
  return cleared;
}
