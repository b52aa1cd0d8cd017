import { runCommandLine, schemaProblems } from "partner-api";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Host, startHost } from "./host.ts";

let host: Host;
let token: string;
beforeAll(async () => {
  host = await startHost("PostgreSQL");
  token = await host.tokenOf("demo");
});
afterAll(() => host.stop());

let other: pg.Client;
beforeEach(async () => {
  const connectionString = host.place.databaseUrl;
  other = new pg.Client({ connectionString, application_name: "pg_dump" });
  await other.connect();
});
afterEach(() => other.end());

/** As `pg_dump` does until it has read all of them. */
async function lockAllToRead() {
  await other.query("begin");
  const { rows } = await other.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await other.query(`lock table ${rows.map(({ name }) => name).join(", ")} in access share mode`);
}

function preparing() {
  vi.stubEnv("DATABASE_URL", host.place.databaseUrl);
  const out: string[] = [];
  const say = (text: string) => void out.push(text);
  const ended = runCommandLine(["prepare"], { say, complain: say });
  vi.unstubAllEnvs();
  return { out, ended };
}

const prepared = () => {
  const { host: at, pathname } = new URL(host.place.databaseUrl ?? "");
  return `Prepared ${pathname.slice(1)} on ${at}.`;
};

const read = async () => (await host.get("/api/intracity/vehicles/101", token)).statusCode;

/** Whether any statement waits for a table. */
const isQueueing = async () => {
  const [found] = await host.db.query<{ waits: boolean }>(
    `select exists (
       select from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'relation' and not granted
     ) as waits`,
  );
  return found?.waits ?? false;
};

describe("preparing a database that has all it needs", () => {
  it("waits for no backup, and lets reports go on [R25]", async () => {
    await lockAllToRead();
    const { out, ended } = preparing();
    expect([await ended, out, await read()]).toEqual([0, [prepared()], 200]);
    await other.query("rollback");
  });

  it("waits for no import, and stops none [R25]", async () => {
    await other.query("begin; lock table ticket_sales, daily_takings in row exclusive mode");
    const { out, ended } = preparing();
    const done = ended.then(() => "prepared");
    const queueing = vi.waitFor(async () => {
      if (!(await isQueueing())) throw new Error("Nothing waits.");
      return "queueing";
    });
    expect(await Promise.race([done, queueing.catch(() => done)])).toBe("prepared");
    await other.query("lock table vehicles, companies in row exclusive mode; commit");
    expect([await ended, out]).toEqual([0, [prepared()]]);
  });
});

it("mends what is missing of a table once a backup lets it, says so, and lets reports go on [R25]", {
  timeout: 60_000,
}, async () => {
  await host.db.query("alter table vehicles disable row level security");
  await host.db.query("revoke select (phone) on users from partner_reader");
  await lockAllToRead();
  const { rows } = await other.query<{ pid: number; since: Date }>(
    "select pg_backend_pid() as pid, now() as since",
  );
  const holder = `process ${rows[0]?.pid} (pg_dump) has had since ${rows[0]?.since.toISOString()}`;
  const { out, ended } = preparing();
  const waiting = `Waiting for a lock on vehicles, which ${holder}.`;
  await vi.waitFor(() => expect(out).toEqual([waiting]), { timeout: 20_000 });
  const lacking = ["partner_reader may not read users", "row-level security of vehicles is off"];
  expect(await schemaProblems(host.db)).toEqual(lacking);
  const statuses: number[] = [];
  // As often as it takes for some to meet the next try.
  for (let queued = 0; queued < 3; ) {
    const reading = read();
    if (await isQueueing()) queued += 1;
    statuses.push(await reading);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  await other.query("commit");
  expect([await ended, out.slice(1)]).toEqual([0, [prepared()]]);
  expect(await schemaProblems(host.db)).toEqual([]);
});
