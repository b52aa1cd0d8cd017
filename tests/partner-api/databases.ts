import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "partner-api";
import { inject } from "vitest";
import { copyClusterDatabase, dropClusterDatabase } from "./cluster.ts";
import { copyFolder } from "./copied.ts";
import { asOwner, urlOf } from "./real-postgres.ts";

export type Engine = "PGlite" | "PostgreSQL" | "Citus";
/** Asked of all of them is what each could answer in its own way; of the main one, all else. */
export const engines = inject("engines");
export const mainEngine = engines.at(-1) ?? "PostgreSQL";

type Place = {
  databaseUrl: string | undefined;
  databaseReplicaUrl?: string;
  dataDirectory: string;
};
export type OwnDatabase = { db: Db; place: Place; drop(): Promise<void> };

/** With nothing but the schema in it, or with three days of demo data. */
export async function ownDatabase(
  engine: Engine,
  holds: "nothing" | "demo" = "nothing",
  statementTimeout?: number,
): Promise<OwnDatabase> {
  const own = engine === "PGlite" ? ownDirectory : ownPostgresDatabase;
  return own(holds, statementTimeout);
}

export const openAt = (place: Place, statementTimeout = 15_000) =>
  openDatabase({
    ...place,
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout,
    connections: 5,
    onIdleError: () => {},
  });

async function ownDirectory(
  holds: "nothing" | "demo",
  statementTimeout?: number,
): Promise<OwnDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "partner-api-data-"));
  copyFolder(inject(holds === "demo" ? "demoDirectory" : "emptyDirectory"), dataDirectory);
  const place = { databaseUrl: undefined, dataDirectory };
  const db = await openAt(place, statementTimeout);
  return {
    db,
    place,
    async drop() {
      await db.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function ownPostgresDatabase(
  holds: "nothing" | "demo",
  statementTimeout?: number,
): Promise<OwnDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const owner = inject("postgresUrl");
  const nodes = inject("nodes");
  const template = inject(holds === "demo" ? "demoTemplate" : "emptyTemplate");
  if (nodes.length > 0) await copyClusterDatabase(nodes, name, template);
  else await asOwner(owner, `create database ${name} template ${template}`);
  const place = { databaseUrl: urlOf(owner, name), dataDirectory: "" };
  const db = await openAt(place, statementTimeout);
  return {
    db,
    place,
    async drop() {
      await db.close();
      if (nodes.length > 0) await dropClusterDatabase(nodes, name);
      else await asOwner(owner, `drop database ${name} with (force)`);
    },
  };
}
