import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "./daily-figures.ts";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

const folder = new URL("../../packages/partner-api/src/database/migrations/", import.meta.url);
const migration = (name: string) => {
  const [file = name] = readdirSync(folder).filter((one) => one.endsWith(`-${name}.sql`));
  return readFileSync(new URL(file, folder), "utf8");
};

/** Each table as a database had it before a migration. */
const figures = [
  {
    name: "vehicle-counters-of-all-modules",
    table: "daily_vehicle_counters",
    before: `
      delete from daily_vehicle_counters where module <> 'counterwise_ticketing';
      drop index daily_vehicle_counters_by_counter;
      drop index reservations_by_coach_trip;`,
  },
  {
    name: "no-takings-of-coaches",
    table: "daily_takings",
    before: `
      insert into daily_takings (company_id, module, takings_of, service_day, member_id, trips)
      select company_id, 'intercity'::service_module, member.takings_of, service_day, member_id, count(*)
      from coach_trips
      cross join lateral (
        values ('company'::takings_of, 0), ('vehicle', vehicle_id)
      ) as member (takings_of, member_id)
      group by 1, 2, 3, 4, 5;`,
  },
  {
    name: "takings-without-a-member",
    table: "daily_takings",
    before: "delete from daily_takings where takings_of <> 'company' and member_id = 0;",
  },
];

describe.each(engines)("on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
  });
  afterAll(() => own.drop());

  it.each(figures)("after $name, $table is as the records have it", async (figure) => {
    const { name, table, before } = figure;
    const stored = () => own.db.query(`select t::text as row from ${table} as t order by 1`);
    const now = await stored();
    await own.db.tx((tx) => tx.run(before));
    expect(await stored().catch(() => "no such table")).not.toEqual(now);
    await own.db.tx((tx) => tx.run(migration(name)));
    expect(await stored()).toEqual(now);
    expect(await differences(own.db)).toEqual([]);
  });

  it("the figures are of every module that has some", async () => {
    const modulesOf = async (table: string) =>
      (await own.db.query(`select distinct module::text from ${table} order by 1`)).map(
        ({ module }) => module,
      );
    const selling = ["counterwise_ticketing", "intercity", "intracity"];
    const sold = [...selling, "offline_counter", "supervisor", "water"];
    expect(await modulesOf("daily_vehicle_counters")).toEqual(selling);
    expect(await modulesOf("daily_takings")).toEqual(sold);
    expect(await modulesOf("takings_by_hour")).toEqual([...sold, "toll_plaza", "waybill"].sort());
  });
});
