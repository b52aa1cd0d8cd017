import { DatabaseUnavailable, type Db } from "../database/db.ts";
import { type AccessLogEntry, storeAccessLog } from "./access-log.ts";

/** Milliseconds that a reading waits, so that many are stored at once, behind the answers. */
const mostLate = 1000;
/** Few enough that nobody waits for the embedded database meanwhile. */
const atOnce = 500;
/** About 5 MB, while the database is away. */
const mostWaiting = 10_000;

type Log = { warn(what: object, message: string): void };

/** Notes readings without holding up what is read. Each waits in memory for a second, or until the database is back. */
export function accessLogWriter(db: Db, log: Log) {
  const waiting = new Map<string, AccessLogEntry>();
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  function storeSoon() {
    timer ??= setTimeout(() => {
      timer = undefined;
      void store();
    }, mostLate);
    timer.unref();
  }

  const store = (): Promise<void> => {
    storing ??= storeAll().finally(() => {
      storing = undefined;
      if (waiting.size > 0) storeSoon();
    });
    return storing;
  };

  async function storeAll() {
    // What comes meanwhile waits for the next time: else, under load, a few at once would be stored without end.
    const due = [...waiting];
    for (let isThere = true; isThere && due.length > 0; ) {
      const batch = due.splice(0, atOnce);
      isThere = await storeSome(batch.map(([, reading]) => reading));
      if (isThere) for (const [key] of batch) waiting.delete(key);
    }
    if (lost > 0) log.warn({ lost }, "readings lost");
    lost = 0;
  }

  /** False while they have to wait. */
  async function storeSome(readings: AccessLogEntry[]): Promise<boolean> {
    try {
      await storeAccessLog(db, readings);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return false;
      lost += readings.length;
      log.warn({ code: (error as { code?: string }).code }, "readings not stored");
    }
    return true;
  }

  return {
    /** The same reading while it still waits is one. */
    note(reading: AccessLogEntry) {
      const key = keyOf(reading);
      if (waiting.has(key)) return;
      if (waiting.size < mostWaiting) waiting.set(key, reading);
      else lost += 1;
      storeSoon();
    },
    /** Stores what waits, unless the database is away: then it is lost, and said to be. */
    async close() {
      await storing;
      await store();
      clearTimeout(timer);
      if (waiting.size > 0) log.warn({ lost: waiting.size }, "readings lost");
    },
  };
}

export type AccessLogWriter = ReturnType<typeof accessLogWriter>;

const keyOf = ({
  userId,
  companyId,
  act,
  report,
  fromDate,
  toDate,
  address,
  device,
}: AccessLogEntry) =>
  `${userId} ${companyId} ${act} ${report} ${fromDate} ${toDate} ${address} ${device}`;
