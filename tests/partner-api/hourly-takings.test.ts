import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "./daily-figures.ts";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

const migration = new URL(
  "../../packages/partner-api/src/database/migrations/0006-hourly-takings.sql",
  import.meta.url,
);

describe.each(engines)("the figures by hour on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
  });
  afterAll(() => own.drop());

  it("are made of the records that a database has when it learns of them", async () => {
    const stored = () =>
      own.db.query("select * from hourly_takings order by company_id, module, hour");
    const before = await stored();
    await own.db.tx((tx) =>
      tx.run(`
        drop table hourly_takings;
        drop function clock_hour;
        drop function grants_of_the_viewer;
        ${readFileSync(migration, "utf8")}`),
    );
    expect(await stored()).toEqual(before);
    expect(await differences(own.db)).toEqual([]);
    expect(new Set(before.map(({ module }) => module))).toEqual(
      new Set([
        ...["intracity", "supervisor", "offline_counter", "toll_plaza"],
        ...["waybill", "water", "intercity", "counterwise_ticketing"],
      ]),
    );
  });
});
