import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "./daily-figures.ts";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

const folder = new URL("../../packages/partner-api/src/database/migrations/", import.meta.url);
const [name = ""] = readdirSync(folder).filter((one) => one.endsWith("-no-takings-of-coaches.sql"));

/** As they were kept once, beside those of counters and sellers. */
const keptOnce = `
  insert into daily_takings (company_id, module, takings_of, service_day, member_id, trips)
  select company_id, 'intercity'::service_module, member.takings_of, service_day, member_id, count(*)
  from coach_trips
  cross join lateral (
    values ('company'::takings_of, 0), ('vehicle', vehicle_id)
  ) as member (takings_of, member_id)
  group by 1, 2, 3, 4, 5`;

describe.each(engines)("the takings of coaches by day on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
  });
  afterAll(() => own.drop());

  it("go from a database that kept them, and no others do", async () => {
    const kept = () =>
      own.db.query<{ takings_of: string }>(
        "select * from daily_takings order by company_id, module, takings_of, service_day, member_id",
      );
    const before = await kept();
    await own.db.tx((tx) => tx.run(keptOnce));
    const found = (await kept()).length - before.length;
    expect(found).toBeGreaterThan(0);
    expect((await differences(own.db)).length).toBe(found);
    await own.db.tx((tx) => tx.run(readFileSync(new URL(name, folder), "utf8")));
    expect(await kept()).toEqual(before);
    expect(await differences(own.db)).toEqual([]);
  });
});
