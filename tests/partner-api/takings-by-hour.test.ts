import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "./daily-figures.ts";
import { mainEngine, type OwnDatabase, ownDatabase } from "./databases.ts";

const folder = new URL("../../packages/partner-api/src/database/migrations/", import.meta.url);
const migration = (name: string) => readFileSync(new URL(name, folder), "utf8");

/** A bus company of Monday, whose clock shows these hours; the sales before 03:00 are Sunday's. */
const keptByHour = `
  truncate hourly_takings;
  insert into hourly_takings (company_id, module, hour, total_count, total_amount, last_at)
  values
    (101, 'intracity', '2026-06-01 02:00', 1, 10.25, '2026-06-01 02:59:59.999999+06'),
    (101, 'intracity', '2026-06-01 03:00', 2, 20.50, '2026-06-01 03:00+06'),
    (101, 'intracity', '2026-06-01 15:00', 4, 40, '2026-06-01 15:10+06'),
    (101, 'intracity', '2026-06-02 02:00', 8, 80, '2026-06-02 02:20+06'),
    (101, 'waybill', '2026-06-01 03:00', 16, -1.05, '2026-06-01 03:30+06');`;

const times = <T>(often: number, value: T): T[] => Array.from({ length: often }, () => value);

describe.each([mainEngine])("the figures by hour on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
  });
  afterAll(() => own.drop());

  const migrated = (between = "") =>
    own.db.tx((tx) =>
      tx.run(`
        drop table takings_by_hour;
        drop function clock_hour;
        drop function grants_of_the_viewer;
        ${migration("0006-hourly-takings.sql")}
        ${between}
        ${migration("0009-takings-by-hour.sql")}`),
    );
  const stored = () =>
    own.db.query("select * from takings_by_hour order by company_id, module, service_day");

  it("are made of the records that a database has when it learns of them", async () => {
    const before = await stored();
    await migrated();
    expect(await stored()).toEqual(before);
    expect(await differences(own.db)).toEqual([]);
    expect(new Set(before.map(({ module }) => module))).toEqual(
      new Set([
        ...["intracity", "supervisor", "offline_counter", "toll_plaza"],
        ...["waybill", "water", "intercity", "counterwise_ticketing"],
      ]),
    );
  });

  it("are those that a database kept as a row for each hour", async () => {
    await migrated(keptByHour);
    const rows = await own.db.query<{ data: unknown }>(
      `select json_build_object('day', service_day, 'module', module, 'counts', counts, 'amounts', amounts,
         'counts_until', counts_until, 'amounts_until', amounts_until, 'last_until', last_until::timestamp[]) as data
       from takings_by_hour where company_id = 101 order by service_day, module`,
    );
    const [beforeThree, three, afternoon, night] = [
      "2026-06-01T02:59:59.999999",
      "2026-06-01T03:00:00",
      "2026-06-01T15:10:00",
      "2026-06-02T02:20:00",
    ];
    expect(rows.map(({ data }) => data)).toEqual([
      {
        day: "2026-05-31",
        module: "intracity",
        counts: [...times(23, 0), 1],
        amounts: [...times(23, 0), 10.25],
        counts_until: [...times(23, 0), 1],
        amounts_until: [...times(23, 0), 10.25],
        last_until: [...times(23, null), beforeThree],
      },
      {
        day: "2026-06-01",
        module: "intracity",
        counts: [2, ...times(11, 0), 4, ...times(10, 0), 8],
        amounts: [20.5, ...times(11, 0), 40, ...times(10, 0), 80],
        counts_until: [...times(12, 2), ...times(11, 6), 14],
        amounts_until: [...times(12, 20.5), ...times(11, 60.5), 140.5],
        last_until: [...times(12, three), ...times(11, afternoon), night],
      },
      {
        day: "2026-06-01",
        module: "waybill",
        counts: [16, ...times(23, 0)],
        amounts: [-1.05, ...times(23, 0)],
        counts_until: times(24, 16),
        amounts_until: times(24, -1.05),
        last_until: times(24, "2026-06-01T03:30:00"),
      },
    ]);
    expect(await own.db.query("select to_regclass('hourly_takings') as gone")).toEqual([
      { gone: null },
    ]);
  });
});
