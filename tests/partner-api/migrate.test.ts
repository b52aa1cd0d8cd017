import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, importFile, kinds } from "partner-api";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ran } from "./command-line/ran.ts";
import { differences } from "./daily-figures.ts";
import { type OwnDatabase, openAt, ownDatabase } from "./databases.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-migrate-"));
let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase("PostgreSQL");
  await own.db.query("insert into companies (company_id, name) values (11, 'Eleven')");
});
afterAll(async () => {
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

function signal(): [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

/** An import of a version that did not keep what names no member; it ends when it is let. */
function olderImport(db: Db) {
  const [mayEnd, end] = signal();
  const [stored, isStored] = signal();
  const path = join(folder, "sales.csv");
  writeFileSync(
    path,
    "company_id,module,sale_id,sold_at,tickets,fares\n11,intracity,1,2026-06-01T09:00:00,2,50.00\n",
  );
  const kind = kinds["ticket-sales"];
  if (!kind) throw new Error("no such kind");
  const older: Db = {
    ...db,
    tx: (work, options) =>
      db.tx(async (tx) => {
        const result = await work(tx);
        await tx.query("delete from daily_takings where takings_of <> 'company'");
        isStored();
        await mayEnd;
        return result;
      }, options),
  };
  const silent = { rejects: undefined, isDryRun: false, onStep: () => {}, onRead: () => {} };
  return { ended: importFile(older, { kind, path, ...silent }), stored, end };
}

it("a migration waits for an import that is running, and counts what it stored", async () => {
  await own.db.query("delete from migrations where name like '%-takings-without-a-member.sql'");
  const running = olderImport(own.db);
  await running.stored;
  const said: string[] = [];
  const opening = openAt(own.place, undefined, (what) => said.push(what));
  const waits = vi.waitFor(
    async () => {
      const locks = await own.db.query(
        `select from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      expect(locks).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  await Promise.race([opening, waits]);
  running.end();
  await running.ended;
  const opened = await opening;
  expect(said).toEqual(["Waiting for an import or another change of records to end."]);
  const without = await opened.query(
    "select takings_of::text, member_id, tickets from daily_takings where member_id = 0 order by 1",
  );
  await opened.close();
  expect(without).toEqual([
    { takings_of: "company", member_id: 0, tickets: 2 },
    { takings_of: "counter", member_id: 0, tickets: 2 },
    { takings_of: "seller", member_id: 0, tickets: 2 },
    { takings_of: "vehicle", member_id: 0, tickets: 2 },
  ]);
  expect(await differences(own.db)).toEqual([]);
});

it("a migration leaves the tables to a backup and its readers, and says so [R25]", async () => {
  const other = new pg.Client({ connectionString: own.place.databaseUrl });
  await other.connect();
  await other.query("begin; lock table coach_trips in access share mode");
  await own.db.query("delete from migrations where name like '%-wider-fares.sql'");
  const said: string[] = [];
  const opening = openAt(own.place, undefined, (what) => said.push(what));
  const { rows } = await other.query<{ pid: number; since: Date }>(
    "select pg_backend_pid() as pid, now() as since",
  );
  const holder = `process ${rows[0]?.pid} has had since ${rows[0]?.since.toISOString()}`;
  const waiting = `Waiting for a lock on the tables, which ${holder}.`;
  await vi.waitFor(() => expect(said).toEqual([waiting]), { timeout: 20_000 });
  expect(await own.db.query("select count(*) from coach_trips")).toEqual([{ count: 0 }]);
  await other.query("commit");
  await other.end();
  await (await opening).close();
  expect(await own.db.query("select from migrations where name like '%-wider-fares.sql'")).toEqual([
    {},
  ]);
  expect(said).toEqual([waiting]);
});

it("refuses a connection that has lost its time zone on the way", async () => {
  const databaseUrl = `${own.place.databaseUrl}?options=-c%20TimeZone%3DUTC`;
  await expect(openAt({ databaseUrl, dataDirectory: "" })).rejects.toThrow(
    "Connections to this database are in UTC instead of Asia/Dhaka",
  );
});

describe("a database that a newer version has migrated", () => {
  let newer: OwnDatabase;
  beforeAll(async () => {
    newer = await ownDatabase("PostgreSQL");
    await newer.db.query(
      "insert into migrations (name, checksum) values ('9001-more.sql', 'x'), ('9002-most.sql', 'x')",
    );
    await newer.db.query(
      "update settings set value = '9.1.0 (0123456789ab)' where name = 'migrated_by'",
    );
  });
  afterAll(() => newer.drop());

  const says = (ways: Record<string, string>) =>
    newer.db.query("update settings set value = $1 where name = 'ways_back'", [
      JSON.stringify(ways),
    ]);
  const typed = () =>
    ran(["migrations"], { DATABASE_URL: newer.place.databaseUrl, DATA_DIR: undefined });
  const last = async () =>
    (await typed()).out
      .split("\n")
      .at(-1)
      ?.replace(/ \(\w{12}\)/, "");

  it("is refused unless all that is new says that an earlier version can run on it", async () => {
    await says({ "9001-more.sql": "yes, it adds a table", "9002-most.sql": "no, seats are kept" });
    await expect(openAt(newer.place)).rejects.toThrow(
      /^This database is newer than this version of the partner API: version 9\.1\.0 \(0123456789ab\) has migrated it to 9002-most\.sql, and this is version 0\.1\.0( \(\w{12}\))?, which knows migrations up to \d{4}-[\w-]+\.sql\. Can an earlier version run on it\? 9002-most\.sql: no, seats are kept\. Run that version or a newer one\. To go back to this one, restore the backup that was taken before the upgrade: docs\/production\.md#the-way-back\.$/,
    );
    expect(await last()).toBe("The database is newer than version 0.1.0, which cannot run on it.");
    await newer.db.query("delete from settings where name = 'ways_back'");
    await expect(openAt(newer.place)).rejects.toThrow("9001-more.sql: no. 9002-most.sql: no.");
  });

  it("is opened as it is where all that is new says so", async () => {
    await newer.db.query("insert into settings values ('ways_back', '')");
    await says({
      "9001-more.sql": "yes, it adds a table",
      "9002-most.sql": "yes, it adds an index",
    });
    const opened = await openAt(newer.place);
    expect(await opened.query("select value from settings where name = 'migrated_by'")).toEqual([
      { value: "9.1.0 (0123456789ab)" },
    ]);
    await opened.close();
    expect(await last()).toBe("The database is newer than version 0.1.0, which can run on it.");
  });
});
