import { readFileSync } from "node:fs";
import { createUser, grantCompanies } from "../accounts/users.ts";
import type { Db, Transaction } from "../database/db.ts";
import { noteMembers } from "../records/changes.ts";
import { awaitRecords, countChange, kindsOfRecords, storeRecords } from "../records/records.ts";

const read = (name: string) => readFileSync(new URL(`./${name}.sql`, import.meta.url), "utf8");

type Options = {
  seed: number;
  days: number;
  until?: Date;
  /** Of both users. */
  passwordHash: string;
  say(what: string): void;
};

export async function makeDemo(
  db: Db,
  { seed, days, until = new Date(), passwordHash, say }: Options,
): Promise<void> {
  await db.tx(
    async (tx) => {
      say("Demo data: companies, counters, vehicles and people");
      const since = new Date(until.getTime() - days * 86_400_000);
      await prepare(tx, seed, since.toISOString(), until);
      await tx.run(read("companies"));
      await noteMembers(tx, "demo_companies");
      await addUsers(tx, passwordHash);
      await liveOn(tx, seed, say);
      await analyze(tx);
    },
    { statementTimeout: 0 },
  );
}

export async function continueDemo(
  db: Db,
  say: (what: string) => void,
  until = new Date(),
): Promise<void> {
  await db.tx(
    async (tx) => {
      const [demo] = await tx.query<{ seed: number; lived_until: string }>(
        `select (value::json ->> 'seed')::integer as seed, value::json ->> 'lived_until' as lived_until
         from settings where name = 'demo' for update`,
      );
      if (!demo) return;
      await prepare(tx, demo.seed, demo.lived_until, until);
      await tx.run(read("known-companies"));
      await liveOn(tx, demo.seed, say);
    },
    { statementTimeout: 0 },
  );
}

/** Our tables only: analyzing the catalogue as well takes four times as long. */
async function analyze(tx: Transaction) {
  const tables = await tx.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()",
  );
  await tx.run(`analyze ${tables.map(({ name }) => name).join(", ")}`);
}

async function prepare(tx: Transaction, seed: number, since: string, until: Date) {
  await tx.run(`
    set local default_statistics_target = 10;
    -- PostgreSQL's default would write the figures of so many days to files while it adds them up.
    set local work_mem = '16MB';
    -- The functions below are known to the coordinator alone.
    set local citus.local_table_join_policy = 'prefer-distributed';
    create or replace function pg_temp.chance(key bigint, salt bigint) returns float8
      language sql immutable
      return (hashint8extended(key, salt + 1000 * ${seed.toFixed()}) & 2147483647) / 2147483648.0::float8;
    create temporary table demo_range on commit drop as
      select '${since}'::timestamptz as since, '${until.toISOString()}'::timestamptz as until;`);
  await tx.run(read("names"));
  await tx.run(read("stays"));
}

async function liveOn(tx: Transaction, seed: number, say: (what: string) => void) {
  say("Demo data: sales, trips, passages and reservations");
  await awaitRecords(tx);
  await tx.run(read("stored"));
  await tx.run(read("leave"));
  await tx.run(read("days"));
  say("Demo data: the daily figures");
  await storeRecords(tx, kindsOfRecords);
  await countChange(tx);
  await tx.query(
    `insert into settings (name, value)
     select 'demo', json_build_object('seed', $1::integer, 'lived_until', until)::text from demo_range
     on conflict (name) do update set value = excluded.value`,
    [seed],
  );
}

/** `demo` administers every company, `solo` reads the first of each module. */
async function addUsers(tx: Transaction, passwordHash: string) {
  const demo = await createUser(tx, { username: "demo", name: "Rahima Khatun", passwordHash });
  const solo = await createUser(tx, { username: "solo", name: "Tariq Hossain", passwordHash });
  const companies = await tx.query<{ company_id: number; module: string }>(
    "select company_id, module from demo_companies",
  );
  await grantCompanies(tx, demo, companies, "administrator");
  await grantCompanies(
    tx,
    solo,
    companies.filter(({ company_id }) => company_id % 100 === 1),
  );
}
