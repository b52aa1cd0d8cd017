import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Db, openDatabase } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport } from "./files.ts";

/** The embedded database ends no transaction that waits for the next statement. */
describe("a database that soon ends a transaction in which nothing is asked", () => {
  const files = filesToImport();
  let own: OwnDatabase;
  let db: Db;
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
    await addCompanies(own.db);
    const url = new URL(own.place.databaseUrl ?? "");
    url.searchParams.set("idle_in_transaction_session_timeout", "50");
    db = await openDatabase({
      ...own.place,
      databaseUrl: url.href,
      reportingTimeZone: "Asia/Dhaka",
      statementTimeout: 15_000,
      connections: 1,
      onIdleError: () => {},
    });
  });
  afterAll(async () => {
    files.remove();
    await db.close();
    await own.drop();
  });

  it("waits for a file that takes long to read, and to read again for its bad lines", async () => {
    const rejects = join(files.folder, "rejected.csv");
    const lines = `company_id,lane_id\n11,1\n11,one\n${"\n".repeat(20_000_000)}11,2\n`;
    expect(await files.importInto(db, "toll-lanes", lines, { rejects })).toEqual({
      lines: 2,
      new: 2,
      changed: 0,
      same: 0,
      companies: 1,
      rejected: 1,
    });
    expect(readFileSync(rejects, "utf8")).toBe(
      `company_id,lane_id,rejected_line,rejected_because\n11,one,3,"lane_id is ""one"", but must be a whole number from 1 to 9007199254740991"\n`,
    );
  });

  it("still ends any other transaction", async () => {
    const [limit] = await db.tx((tx) =>
      tx.query("select current_setting('idle_in_transaction_session_timeout') as ends_after"),
    );
    expect(limit).toEqual({ ends_after: "50ms" });
  });
});
