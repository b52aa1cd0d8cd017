import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { type Db, distribute, makeDemo, openDatabase, passwords } from "partner-api";
import type { TestProject } from "vitest/node";
import {
  copyClusterDatabase,
  createClusterDatabase,
  dropClusterDatabase,
  shards,
} from "./cluster.ts";
import { copyFolder } from "./copied.ts";
import type { Engine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { inMemory } from "./in-memory.ts";
import { asOwner, type RealPostgres, startRealPostgres, urlOf } from "./real-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The last one is the main one; `vitest.config.ts` says which a project has. */
    engines: readonly Engine[];
    postgresUrl: string;
    /** Addresses of a cluster's nodes, the coordinator's first; none without a cluster. */
    nodes: readonly string[];
    /** An embedded database at the newest schema, to copy. */
    emptyDirectory: string;
    /** The same with three days of demo data. */
    demoDirectory: string;
    /** Databases of the PostgreSQL that hold what the two directories do. */
    emptyTemplate: string;
    demoTemplate: string;
  }
}

/** Started and made once for all files, since both take seconds. */
export default (project: TestProject) => start(project, () => startRealPostgres(inMemory()));

/** A cluster has nodes. */
export async function start(
  project: TestProject,
  startPostgres: () => Promise<RealPostgres>,
  nodes: readonly string[] = [],
) {
  // As in the workers, optimizing PGlite's WebAssembly would take more time than it saves.
  setFlagsFromString("--liftoff-only");
  const folder = mkdtempSync(join(inMemory(), "partner-api-engines-"));
  const [postgres, passwordHash] = await Promise.all([startPostgres(), passwords().hash(password)]);
  const fill = (db: Db) => makeDemo(db, { seed: 3, days: 3, passwordHash, say: () => {} });
  const emptyDirectory = join(folder, "empty");
  const demoDirectory = join(folder, "demo");
  const [templates] = await Promise.all([
    nodes.length > 0 ? makeClusterTemplates(nodes, fill) : makeTemplates(postgres.url, fill),
    makeDirectories(emptyDirectory, demoDirectory, fill),
  ]);
  project.provide("postgresUrl", postgres.url);
  project.provide("nodes", nodes);
  project.provide("emptyDirectory", emptyDirectory);
  project.provide("demoDirectory", demoDirectory);
  project.provide("emptyTemplate", templates.empty);
  project.provide("demoTemplate", templates.demo);
  return async () => {
    await templates.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

type Fill = (db: Db) => Promise<void>;

async function makeDirectories(empty: string, demo: string, fill: Fill) {
  await makeAt({ dataDirectory: empty });
  copyFolder(empty, demo);
  await makeAt({ dataDirectory: demo }, fill);
  writeFileSync(join(demo, "demo-password"), password);
}

async function makeTemplates(postgresUrl: string, fill: Fill) {
  const run = randomBytes(8).toString("hex");
  const empty = `empty_${run}`;
  const demo = `demo_${run}`;
  await asOwner(postgresUrl, `create database ${empty}`);
  await makeAt({ databaseUrl: urlOf(postgresUrl, empty) });
  await asOwner(postgresUrl, `create database ${demo} template ${empty}`);
  await makeAt({ databaseUrl: urlOf(postgresUrl, demo) }, fill);
  const drop = async () => {
    for (const name of [empty, demo]) await asOwner(postgresUrl, `drop database ${name}`);
  };
  return { empty, demo, drop };
}

async function makeClusterTemplates(nodes: readonly string[], fill: Fill) {
  const [coordinator = ""] = nodes;
  const run = randomBytes(8).toString("hex");
  const empty = `empty_${run}`;
  const demo = `demo_${run}`;
  await createClusterDatabase(nodes, empty);
  await makeAt({ databaseUrl: urlOf(coordinator, empty) }, (db) =>
    db.tx(async (tx) => void (await distribute(tx, shards)), { statementTimeout: 0 }),
  );
  await copyClusterDatabase(nodes, demo, empty);
  await makeAt({ databaseUrl: urlOf(coordinator, demo) }, fill);
  const drop = async () => {
    for (const name of [empty, demo]) await dropClusterDatabase(nodes, name);
  };
  return { empty, demo, drop };
}

export async function makeAt(place: { databaseUrl?: string; dataDirectory?: string }, fill?: Fill) {
  const db = await openDatabase({
    databaseUrl: undefined,
    dataDirectory: "",
    ...place,
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 15_000,
    connections: 1,
    onIdleError: () => {},
  });
  await fill?.(db);
  await db.close();
}
