import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "partner-api";
import pg from "pg";
import { inject } from "vitest";

export const engines = ["PGlite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

type Place = { databaseUrl: string | undefined; dataDirectory: string };
export type OwnDatabase = { db: Db; place: Place; drop(): Promise<void> };

export async function ownDatabase(engine: Engine): Promise<OwnDatabase> {
  return engine === "PGlite" ? ownDirectory() : ownPostgresDatabase();
}

export const openAt = (place: Place) =>
  openDatabase({
    ...place,
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 15_000,
    connections: 5,
    onIdleError: () => {},
  });

async function ownDirectory(): Promise<OwnDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "partner-api-data-"));
  cpSync(inject("emptyDirectory"), dataDirectory, { recursive: true });
  const place = { databaseUrl: undefined, dataDirectory };
  const db = await openAt(place);
  return {
    db,
    place,
    async drop() {
      await db.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function ownPostgresDatabase(): Promise<OwnDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asOwner((client) => client.query(`create database ${name}`));
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  const place = { databaseUrl: url.href, dataDirectory: "" };
  const db = await openAt(place);
  return {
    db,
    place,
    async drop() {
      await db.close();
      await asOwner((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
