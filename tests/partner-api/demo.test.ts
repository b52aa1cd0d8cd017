import { continueDemo, type Db, makeDemo } from "partner-api";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ran } from "./command-line/ran.ts";
import { differences } from "./daily-figures.ts";
import { type Engine, mainEngine, type OwnDatabase, ownDatabase } from "./databases.ts";

const silent = () => {};
const now = new Date();
/** The same in SQL. */
const at = `timestamptz '${now.toISOString()}'`;
const make = (db: Db, seed = 5, until = now) =>
  makeDemo(db, { seed, days: 6, until, passwordHash: "none", say: silent });

const digest = (db: Db) =>
  db.query(`
    select
      (select md5(string_agg(v::text, ',' order by v::text)) from vehicles as v) as vehicles,
      (select md5(string_agg(p::text, ',' order by p::text)) from people as p) as people,
      (select md5(string_agg(s::text, ',' order by s::text)) from ticket_sales as s
        where service_day = service_day(${at}) - 3) as sales,
      (select md5(string_agg(t::text, ',' order by t::text)) from toll_passages as t
        where service_day = service_day(${at}) - 3) as passages`);

const withOwn = async <T>(engine: Engine, work: (db: Db) => Promise<T>) => {
  const own = await ownDatabase(engine);
  try {
    return await work(own.db);
  } finally {
    await own.drop();
  }
};

describe.each([mainEngine])("the demo data on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await make(own.db);
  });
  afterAll(() => own.drop());

  const count = async (what: string) =>
    (await own.db.query<{ n: number }>(`select count(*) as n from ${what}`))[0]?.n ?? 0;

  it("has daily figures that are the sums of its records", async () => {
    expect(await count("daily_takings")).toBeGreaterThan(1000);
    expect(await differences(own.db)).toEqual([]);
  });

  it("has hundreds of counters and vehicles, and several companies in every module", async () => {
    expect(await count("counters")).toBeGreaterThan(200);
    expect(await count("vehicles")).toBeGreaterThan(200);
    expect(
      await own.db.query(
        "select module, count(distinct company_id) as companies from grants group by module order by place_of(module)",
      ),
    ).toEqual(
      [
        "intracity",
        "supervisor",
        "offline_counter",
        "toll_plaza",
        "waybill",
        "water",
        "intercity",
        "counterwise_ticketing",
      ].map((module) => ({ module, companies: 3 })),
    );
  });

  it("has what goes wrong in real life", async () => {
    expect(await count("people where name is null")).toBeGreaterThan(0);
    expect(await count("counters where name is null")).toBeGreaterThan(0);
    expect(
      await count("ticket_sales where module = 'offline_counter' and seller_id is null"),
    ).toBeGreaterThan(0);
    expect(
      await count(
        "toll_passages where exited_at is null and entered_at < now() - interval '1 day'",
      ),
    ).toBeGreaterThan(0);
    expect(
      await count(
        `counters where module = 'intracity' and not exists (
           select from ticket_sales
           where ticket_sales.company_id = counters.company_id
             and ticket_sales.counter_id = counters.counter_id)`,
      ),
    ).toBe(3);
  });

  it("has vehicles inside of every age at every half hour, and some that overstayed today", async () => {
    const instants = await own.db.query<{ companies: number; ages: string }>(
      `select count(distinct company_id) as companies, min(ages) as ages
       from (
         select company_id, string_agg(n::text, ' ' order by band) as ages
         from (
           select company_id, instant, width_bucket(minutes, '{0, 61, 241, 721, 1441}'::integer[]) as band, least(count(*), 1) as n
           from generate_series($1::timestamptz - interval '40 hours', $1, interval '30 minutes') as instant
           join toll_passages on entered_at <= instant and coalesce(exited_at, 'infinity') > instant
           cross join lateral (select floor(extract(epoch from instant - entered_at) / 60)::integer as minutes) as age
           group by company_id, instant, band
         ) as counted
         group by company_id, instant
       ) as each_instant
       group by ages`,
      [now.toISOString()],
    );
    expect(instants).toEqual([{ companies: 3, ages: "1 1 1 1 1" }]);
    expect(
      await count(`daily_tolls where overstay_count > 0 and service_day = service_day(${at}) - 1`),
    ).toBeGreaterThan(0);
  });

  it("has somebody inside for less than an hour even ten minutes after its last record", async () => {
    const [alone] = await own.db.query<{ companies: number }>(
      `select count(*) as companies
       from generate_series($1::timestamptz - interval '40 hours', $1, interval '10 minutes') as instant
       cross join (select distinct company_id from toll_passages) as plazas
       where not exists (
         select from toll_passages
         where toll_passages.company_id = plazas.company_id and entered_at <= instant
           and entered_at > instant - interval '50 minutes'
           and coalesce(exited_at, 'infinity') > instant + interval '10 minutes'
       )`,
      [now.toISOString()],
    );
    expect(alone).toEqual({ companies: 0 });
  });

  it("sells most in the rush hours and nothing in the future", async () => {
    const [hours] = await own.db.query<{ rush: number; noon: number }>(
      `select count(*) filter (where extract(hour from sold_at) in (8, 17, 18)) / 3 as rush,
         count(*) filter (where extract(hour from sold_at) in (11, 12, 13)) / 3 as noon
       from ticket_sales where service_day < service_day(${at})`,
    );
    expect(hours?.rush).toBeGreaterThan(2 * (hours?.noon ?? Number.NaN));
    expect(await count("ticket_sales where sold_at > now()")).toBe(0);
    expect(await count("toll_passages where greatest(entered_at, exited_at) > now()")).toBe(0);
  });

  it("is the same for the same seed, and another for another", async () => {
    const made = await digest(own.db);
    const again = (seed: number) =>
      withOwn(engine, async (db) => {
        await make(db, seed);
        return digest(db);
      });
    expect(await again(5)).toEqual(made);
    expect(await again(6)).not.toEqual(made);
  });

  it("continues from where it ended, as if it had never stopped", async () => {
    const gone = await withOwn(engine, async (db) => {
      await make(db, 5, new Date(now.getTime() - 36 * 3_600_000));
      expect(await differences(db)).toEqual([]);
      const before = await total(db);
      await continueDemo(db, silent, now);
      expect(await differences(db)).toEqual([]);
      return { before, after: await total(db) };
    });
    expect(gone.before).not.toEqual(gone.after);
    expect(gone.after).toEqual(await total(own.db));
  });
});

const total = (db: Db) =>
  db.query(
    `select
       (select md5(string_agg(s::text, ',' order by s::text)) from ticket_sales as s
         where sold_at < service_day_start(service_day(${at})) and sold_at > ${at} - interval '4 days') as sales,
       (select md5(string_agg(t::text, ',' order by t::text)) from toll_passages as t
         where greatest(entered_at, exited_at) < service_day_start(service_day(${at}))
           and entered_at > ${at} - interval '4 days') as passages`,
  );

it("reaches back as many days as are asked for", async () => {
  const own = await ownDatabase("PostgreSQL");
  vi.stubEnv("DEMO_DAYS", "2");
  const { databaseUrl, dataDirectory } = own.place;
  const { code } = await ran(["demo", "3"], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
  });
  const [oldest] = await own.db.query(
    `select min(departed_at) > now() - interval '49 hours' as is_of_two_days,
       min(departed_at) < now() - interval '30 hours' as is_of_more_than_one
     from trips`,
  );
  await own.drop();
  expect([code, oldest]).toEqual([0, { is_of_two_days: true, is_of_more_than_one: true }]);
});
