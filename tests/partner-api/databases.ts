import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "partner-api";
import { inject } from "vitest";
import { asOwner, urlOf } from "./real-postgres.ts";

export const engines = ["PGlite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

type Place = { databaseUrl: string | undefined; dataDirectory: string };
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
  cpSync(inject(holds === "demo" ? "demoDirectory" : "emptyDirectory"), dataDirectory, {
    recursive: true,
  });
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
  const template = inject(holds === "demo" ? "demoTemplate" : "emptyTemplate");
  await asOwner(owner, `create database ${name} template ${template}`);
  const place = { databaseUrl: urlOf(owner, name), dataDirectory: "" };
  const db = await openAt(place, statementTimeout);
  return {
    db,
    place,
    async drop() {
      await db.close();
      await asOwner(owner, `drop database ${name} with (force)`);
    },
  };
}
