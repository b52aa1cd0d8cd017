import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "partner-api";
import type { TestProject } from "vitest/node";
import { startRealPostgres } from "./real-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** An embedded database at the newest schema, to copy. */
    emptyDirectory: string;
  }
}

/** Started once for all files, since starting takes seconds. */
export default async function start(project: TestProject) {
  const postgres = await startRealPostgres();
  const directory = mkdtempSync(join(tmpdir(), "partner-api-empty-"));
  const db = await openDatabase({
    databaseUrl: undefined,
    dataDirectory: directory,
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 15_000,
    connections: 1,
    onIdleError: () => {},
  });
  await db.close();
  project.provide("postgresUrl", postgres.url);
  project.provide("emptyDirectory", directory);
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
