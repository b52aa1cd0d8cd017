import { randomBytes } from "node:crypto";
import { type Db, runCommandLine, statementsOf } from "partner-api";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { createClusterDatabase, dropClusterDatabase } from "../partner-api/cluster.ts";
import { openAt } from "../partner-api/databases.ts";
import { makeAt } from "../partner-api/engines.ts";
import { asOwner, urlOf } from "../partner-api/real-postgres.ts";

const name = `test_${randomBytes(8).toString("hex")}`;
const plain = `plain_${randomBytes(8).toString("hex")}`;
const nodes = inject("nodes");
const [coordinator = ""] = nodes;
const url = urlOf(coordinator, name);
beforeAll(async () => {
  await createClusterDatabase(nodes, name);
  await asOwner(coordinator, `create database ${plain}`);
  for (const databaseUrl of [url, urlOf(coordinator, plain)]) {
    await makeAt({ databaseUrl }, async (db) => {
      await db.query("insert into companies (company_id, name) values (11, 'One'), (12, 'Other')");
    });
  }
});
afterAll(async () => {
  await dropClusterDatabase(nodes, name);
  await asOwner(coordinator, `drop database ${plain} with (force)`);
});

async function distribute(databaseUrl: string, ...words: string[]) {
  vi.stubEnv("DATABASE_URL", databaseUrl);
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const code = await runCommandLine(["distribute", ...words], { say, complain: say });
  vi.unstubAllEnvs();
  return { code, said: said.join("\n") };
}

async function within<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openAt({ databaseUrl: url, dataDirectory: "" });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const tables = [
  ...["coach_trips", "counters", "daily_offline_sales", "daily_takings", "daily_tolls"],
  ...["daily_vehicle_counters", "devices", "people", "reservations", "takings_by_hour"],
  ...["ticket_sales", "toll_fares", "toll_lanes", "toll_passages", "trips", "vehicles", "waybills"],
];

const spreadOf = (db: Db) =>
  db.query<{ name: string; shards: number }>(
    `select table_name::text as name, shard_count as shards, colocation_id as together
     from citus_tables where citus_table_type = 'distributed' order by 1`,
  );

it("refuses a database that does not run on Citus", async () => {
  expect(await distribute(urlOf(coordinator, plain))).toEqual({
    code: 1,
    said: "This database does not run on Citus: its extension citus is missing. Nothing was changed.",
  });
});

it("refuses while somebody else has the database open", async () => {
  const db = await openAt({ databaseUrl: url, dataDirectory: "" });
  expect(await distribute(url)).toEqual({
    code: 1,
    said: "The database has 1 other connections: stop the servers first.",
  });
  expect(db.isDistributed).toBe(false);
  await db.close();
});

it("spreads every table of records, with what is in it, and nothing of the accounts", async () => {
  await within((db) => db.query("insert into devices values (11, 'POS-1'), (12, 'POS-2')"));
  expect(await distribute(url, "--shards", "2")).toEqual({
    code: 0,
    said: `Spread ${tables.join(", ")}.`,
  });
  await within(async (db) => {
    expect(db.isDistributed).toBe(true);
    const spread = await spreadOf(db);
    expect(spread).toEqual(tables.map((name) => ({ ...spread[0], name, shards: 2 })));
    expect(await db.query("select * from devices order by 1")).toEqual([
      { company_id: 11, device_id: "POS-1" },
      { company_id: 12, device_id: "POS-2" },
    ]);
  });
});

it("has no replica for reports", async () => {
  const place = { databaseUrl: url, databaseReplicaUrl: url, dataDirectory: "" };
  await expect(openAt(place)).rejects.toThrow("cannot be used with a distributed database");
});

it("changes nothing when it runs again, beside servers too", async () => {
  await within(async (db) => {
    const before = await spreadOf(db);
    expect(await distribute(url)).toEqual({ code: 0, said: "All tables are spread already." });
    expect(await spreadOf(db)).toEqual(before);
  });
});

it("tells every node the time zone, and lets the reader sign in", async () => {
  const known = await within((db) =>
    db.query(
      `select nodeid, result from run_command_on_all_nodes($$
         select current_setting('TimeZone') || ', ' || rolcanlogin
         from pg_roles where rolname = 'partner_reader'$$)
       join pg_dist_node using (nodeid) order by groupid`,
    ),
  );
  expect(known.map(({ result }) => result)).toEqual(nodes.map(() => "Asia/Dhaka, true"));
});

it("compares passed settings in the policies of records, and looks up in those of accounts", async () => {
  const policies = await within((db) =>
    db.query<{ name: string; qual: string }>(
      "select tablename as name, qual from pg_policies order by 1",
    ),
  );
  const ofRecords = policies.filter(({ name }) => tables.includes(name));
  const byCompany = "(company_id = passed_company_id())";
  const byGrant = "(((company_id || ' '::text) || module) = ANY (passed_grants()))";
  expect(ofRecords).toEqual(
    tables.map((name) => ({ name, qual: name === "takings_by_hour" ? byGrant : byCompany })),
  );
  const others = policies.filter(({ name }) => !tables.includes(name));
  expect(others.map(({ name }) => name)).toEqual(["companies", "grants", "readings", "users"]);
  expect(others.filter(({ qual }) => qual.includes("passed_"))).toEqual([]);
});

it("a migration changes tables that are spread, statement by statement", async () => {
  const script = `
    alter table devices add column place text not null default 'a; b';
    drop index toll_passages_by_plate;
    create index toll_passages_by_plate on toll_passages (company_id, plate);`;
  await within(async (db) => {
    await expect(db.tx((tx) => tx.run(script))).rejects.toThrow("multiple commands");
    await db.tx(async (tx) => {
      for (const statement of statementsOf(script)) await tx.run(statement);
    });
    expect(await db.query("select distinct place from devices")).toEqual([{ place: "a; b" }]);
  });
});

it("a table that a migration makes afterwards is spread and walled when the next server starts", async () => {
  await within(async (db) => {
    await db.tx((tx) =>
      tx.run(`
        create table parcels (company_id integer, parcel_id bigint, primary key (company_id, parcel_id));
        alter table parcels enable row level security;
        grant select on parcels to partner_reader;
        create policy of_the_viewed_company on parcels for select to partner_reader
          using (company_id = (select viewed_company_id()))`),
    );
    // As if the newest migration had just made it.
    await db.query("delete from migrations where name like '%-takings-without-a-member.sql'");
  });
  await within(async (db) => {
    const spread = await spreadOf(db);
    expect(spread.map(({ name }) => name)).toEqual([...tables, "parcels"].sort());
    expect(new Set(spread.map(({ name, ...how }) => JSON.stringify(how))).size).toBe(1);
    expect(await db.query("select qual from pg_policies where tablename = 'parcels'")).toEqual([
      { qual: "(company_id = passed_company_id())" },
    ]);
  });
});
