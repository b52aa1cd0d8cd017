import type { Db } from "./db.ts";
import { isDistributed, overNodes } from "./distributed.ts";
import { migrate } from "./migrate.ts";

type Options = {
  databaseUrl: string | undefined;
  dataDirectory: string;
  reportingTimeZone: string;
  statementTimeout: number;
  connections: number;
  onIdleError(error: Error): void;
  onNew?(): void;
};

export async function openDatabase(options: Options): Promise<Db> {
  const db = await connect(options);
  try {
    await migrate(db, options.reportingTimeZone);
    return (await isDistributed(db)) ? overNodes(db) : db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Imported on demand: each engine takes time to load. */
async function connect(options: Options): Promise<Db> {
  const { databaseUrl, reportingTimeZone: timeZone, statementTimeout, connections } = options;
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    const { onIdleError } = options;
    return openPostgres({ url: databaseUrl, timeZone, statementTimeout, connections, onIdleError });
  }
  const { openPglite } = await import("./pglite.ts");
  const { dataDirectory: directory, onNew } = options;
  return openPglite({ directory, timeZone, statementTimeout, ...(onNew && { onNew }) });
}
