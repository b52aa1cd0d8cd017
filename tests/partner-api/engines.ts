import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, makeDemo, openDatabase, passwords } from "partner-api";
import type { TestProject } from "vitest/node";
import { password } from "./demo-users.ts";
import { asOwner, startRealPostgres, urlOf } from "./real-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
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
export default async function start(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-engines-"));
  const [postgres, passwordHash] = await Promise.all([
    startRealPostgres(),
    passwords().hash(password),
  ]);
  const fill = (db: Db) => makeDemo(db, { seed: 3, days: 3, passwordHash, say: () => {} });
  const emptyDirectory = join(folder, "empty");
  const demoDirectory = join(folder, "demo");
  const [templates] = await Promise.all([
    makeTemplates(postgres.url, fill),
    makeDirectories(emptyDirectory, demoDirectory, fill),
  ]);
  project.provide("postgresUrl", postgres.url);
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
  cpSync(empty, demo, { recursive: true });
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
