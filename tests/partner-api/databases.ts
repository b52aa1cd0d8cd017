import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Db, openDatabase } from "partner-api";
import { inject } from "vitest";
import { copyClusterDatabase, dropClusterDatabase } from "./cluster.ts";
import { copyFolder } from "./copied.ts";
import { inMemory } from "./in-memory.ts";
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
export type OwnDatabase = {
  db: Db;
  place: Place;
  drop(): Promise<void>;
  /** Once it is closed. */
  remove(): Promise<void>;
};
/** Nothing but the schema, three days of demo data, or what another one does, which nobody has open. */
type Holds = "nothing" | "demo" | Place;

export async function ownDatabase(
  engine: Engine,
  holds: Holds = "nothing",
  statementTimeout?: number,
): Promise<OwnDatabase> {
  const own = engine === "PGlite" ? ownDirectory : ownPostgresDatabase;
  return own(holds, statementTimeout);
}

export const openAt = (place: Place, statementTimeout = 15_000, onWait?: (what: string) => void) =>
  openDatabase({
    ...place,
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout,
    connections: 5,
    onIdleError: () => {},
    ...(onWait && { onWait }),
  });

/** As many as a test file likes, which all hold the same. */
export async function databasesLike(engine: Engine, fill: (db: Db) => Promise<void>) {
  const filled = await ownDatabase(engine);
  await fill(filled.db);
  await filled.db.close();
  return { another: () => ownDatabase(engine, filled.place), remove: filled.remove };
}

async function ownDirectory(holds: Holds, statementTimeout?: number): Promise<OwnDatabase> {
  const dataDirectory = mkdtempSync(join(inMemory(), "partner-api-data-"));
  copyFolder(directoryOf(holds), dataDirectory);
  const place = { databaseUrl: undefined, dataDirectory };
  const db = await openAt(place, statementTimeout);
  const remove = async () => rmSync(dataDirectory, { recursive: true, force: true });
  return { db, place, remove, drop: () => db.close().then(remove) };
}

function directoryOf(holds: Holds): string {
  if (typeof holds !== "string") return holds.dataDirectory;
  return inject(holds === "demo" ? "demoDirectory" : "emptyDirectory");
}

async function ownPostgresDatabase(holds: Holds, statementTimeout?: number): Promise<OwnDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const owner = inject("postgresUrl");
  const nodes = inject("nodes");
  const template = templateOf(holds);
  if (nodes.length > 0) await copyClusterDatabase(nodes, name, template);
  else await asOwner(owner, `create database ${name} template ${template}`);
  const place = { databaseUrl: urlOf(owner, name), dataDirectory: "" };
  const db = await openAt(place, statementTimeout);
  const remove = () =>
    nodes.length > 0
      ? dropClusterDatabase(nodes, name)
      : asOwner(owner, `drop database ${name} with (force)`);
  return { db, place, remove, drop: () => db.close().then(remove) };
}

function templateOf(holds: Holds): string {
  if (typeof holds !== "string") return new URL(holds.databaseUrl ?? "").pathname.slice(1);
  return inject(holds === "demo" ? "demoTemplate" : "emptyTemplate");
}
