import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "./daily-figures.ts";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

const migration = new URL(
  "../../packages/partner-api/src/database/migrations/0007-vehicle-counters-of-all-modules.sql",
  import.meta.url,
);

describe.each(engines)("what vehicles took at counters, on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
  });
  afterAll(() => own.drop());

  it("is made of the records that a database has when it learns of more modules", async () => {
    const stored = () =>
      own.db.query<{ module: string }>(
        `select * from daily_vehicle_counters
        order by company_id, module, vehicle_id, service_day, counter_id`,
      );
    const before = await stored();
    // As the table was left: with one module of three.
    await own.db.query(
      "delete from daily_vehicle_counters where module <> 'counterwise_ticketing'",
    );
    await own.db.tx((tx) =>
      tx.run(`
        drop index daily_vehicle_counters_by_counter;
        drop index reservations_by_coach_trip;
        ${readFileSync(migration, "utf8")}`),
    );
    expect(await stored()).toEqual(before);
    expect(await differences(own.db)).toEqual([]);
    expect(new Set(before.map(({ module }) => module))).toEqual(
      new Set(["intracity", "intercity", "counterwise_ticketing"]),
    );
  });
});
