import type { Db } from "./db.ts";
import { isDistributed, overNodes } from "./distributed.ts";
import { migrate } from "./migrate.ts";
import { withReplica } from "./replica.ts";

type Options = {
  databaseUrl: string | undefined;
  databaseReplicaUrl?: string | undefined;
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
    const { databaseReplicaUrl: replicaUrl } = options;
    const isOverNodes = await isDistributed(db);
    if (!replicaUrl) return isOverNodes ? overNodes(db) : db;
    if (isOverNodes) {
      throw new Error("DATABASE_REPLICA_URL cannot be used with a distributed database.");
    }
    return withReplica(db, await connect({ ...options, databaseUrl: replicaUrl }));
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
