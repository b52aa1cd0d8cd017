import { hasDatabase, isRestoring } from "./data-directory.ts";
import type { Db } from "./db.ts";
import { isDistributed, onCluster } from "./distributed.ts";
import type { OnWait } from "./locks.ts";
import { migrate } from "./migrate.ts";
import { withReplica } from "./replica.ts";

type Options = {
  databaseUrl: string | undefined;
  databaseReplicaUrl?: string | undefined;
  dataDirectory: string;
  reportingTimeZone: string;
  statementTimeout: number;
  connections: number;
  preparesStatements?: boolean;
  onIdleError(error: Error): void;
  onNew?(): void;
  /** What others hold that it needs. */
  onWait?: OnWait;
  /** Otherwise a database that is not there yet is made. */
  mustExist?: boolean;
};

export class NoDatabase extends Error {
  override readonly name = "NoDatabase";
}

export async function openDatabase(options: Options): Promise<Db> {
  const db = await connect(options);
  try {
    if (options.mustExist) await refuseWithoutTables(db);
    await migrate(db, options.reportingTimeZone, options.onWait);
    const { databaseReplicaUrl: replicaUrl } = options;
    const isOverNodes = await isDistributed(db);
    if (!replicaUrl) return isOverNodes ? onCluster(db) : db;
    if (isOverNodes) {
      throw new Error("DATABASE_REPLICA_URL cannot be used with a distributed database.");
    }
    return withReplica(db, await connect({ ...options, databaseUrl: replicaUrl }));
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** With the schema that it has, which may be that of another version. */
export async function openAsItIs(options: Options): Promise<Db> {
  const db = await connect({ ...options, mustExist: true });
  try {
    await refuseWithoutTables(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Imported on demand: each engine takes time to load. */
export async function connect(options: Options): Promise<Db> {
  const { databaseUrl, reportingTimeZone: timeZone, statementTimeout } = options;
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    const { connections, preparesStatements = true, onIdleError } = options;
    return openPostgres({
      ...{ url: databaseUrl, timeZone, statementTimeout },
      ...{ connections, preparesStatements, onIdleError },
    });
  }
  const { openPglite } = await import("./pglite.ts");
  const { dataDirectory: directory, onNew, mustExist } = options;
  if (mustExist && !hasDatabase(directory) && !isRestoring(directory)) {
    throw new NoDatabase(`There is no database in ${directory}. ${remedy}, or set DATA_DIR.`);
  }
  return openPglite({ directory, timeZone, statementTimeout, ...(onNew && { onNew }) });
}

const remedy =
  "Make one with demo data by `npx pnpm@10 start` or an empty one by `npx pnpm@10 partner-api prepare`, restore a backup";

async function refuseWithoutTables(db: Db) {
  const [found] = await db.query<{ name: string; prepared: boolean }>(
    "select current_database() as name, to_regclass('migrations') is not null as prepared",
  );
  if (found?.prepared) return;
  throw new NoDatabase(
    `The database ${found?.name} has no tables of the partner API. \`npx pnpm@10 partner-api prepare\` makes them; or set DATABASE_URL to another database.`,
  );
}
