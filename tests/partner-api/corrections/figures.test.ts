import { checkFigures, rebuildFigures } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { mainEngine, type OwnDatabase, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "../import/files.ts";

const all = { company: null, from: null, to: null };
const nothingElse = (before: number, value: number) => [
  ...Array.from({ length: before }, () => 0),
  value,
  ...Array.from({ length: 23 - before }, () => 0),
];

/** What is done to the figures behind the records' back, and how the check names it. */
const damages = [
  {
    damage: "update daily_takings set tickets = 7 where takings_of = 'counter' and member_id = 2",
    found: {
      table: "daily_takings",
      company_id: 11,
      service_day: "2026-06-02",
      of: { module: "intracity", takings_of: "counter", member_id: 2 },
      stored: { trips: 0, tickets: 7, fares: 75.25 },
      records: { trips: 0, tickets: 3, fares: 75.25 },
    },
  },
  {
    damage: "delete from daily_vehicle_counters where module = 'intracity' and counter_id = 2",
    found: {
      table: "daily_vehicle_counters",
      company_id: 11,
      service_day: "2026-06-02",
      of: { module: "intracity", vehicle_id: 0, counter_id: 2 },
      stored: null,
      records: { tickets: 3, fares: 75.25 },
    },
  },
  {
    damage:
      "insert into daily_offline_sales values (12, '2026-06-09', 1, 'POS-9', 'Banani', 1, 25)",
    found: {
      table: "daily_offline_sales",
      company_id: 12,
      service_day: "2026-06-09",
      of: { seller_id: 1, device_id: "POS-9", stoppage: "Banani" },
      stored: { tickets: 1, fares: 25 },
      records: null,
    },
  },
  {
    damage: "update daily_tolls set exited_count = 0, overstay_amount = 50",
    found: {
      table: "daily_tolls",
      company_id: 11,
      service_day: "2026-06-02",
      of: { lane_id: 1, vehicle_class: "Bus" },
      stored: {
        entry_count: 2,
        entry_amount: 400,
        exited_count: 0,
        overstay_count: 0,
        overstay_amount: 50,
      },
      records: {
        entry_count: 2,
        entry_amount: 400,
        exited_count: 1,
        overstay_count: 0,
        overstay_amount: 0,
      },
    },
  },
  {
    damage: "update takings_by_hour set counts[4] = 2 where module = 'waybill'",
    found: {
      table: "takings_by_hour",
      company_id: 11,
      service_day: "2026-06-02",
      of: { module: "waybill" },
      stored: expect.objectContaining({
        counts: [0, 0, 0, 2, ...Array.from({ length: 20 }, () => 0)],
      }),
      records: expect.objectContaining({
        counts: nothingElse(3, 1),
        amounts: nothingElse(3, 6199.5),
      }),
    },
  },
  {
    damage: "update coach_trips set sold_seats = 3",
    found: {
      table: "coach_trips",
      company_id: 11,
      service_day: "2026-06-03",
      of: { coach_trip_id: 1 },
      stored: { sold_seats: 3, sold_fares: 1300 },
      records: { sold_seats: 2, sold_fares: 1300 },
    },
  },
];

describe.each([mainEngine])("the figures of %s", (engine) => {
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await addCompanies(own.db);
    for (const [kind, lines] of oneOfEach) await files.importInto(own.db, kind, lines);
  });
  afterAll(async () => {
    await own.drop();
    files.remove();
  });

  const marks = async () =>
    new Map(
      (await own.db.query("select company_id, service_day, change::text from last_changes")).map(
        ({ company_id, service_day, change }) => [`${company_id} ${service_day}`, change],
      ),
    );
  const markedBy = async (work: () => Promise<unknown>) => {
    const before = await marks();
    await work();
    const after = await marks();
    return [...after.keys()].filter((day) => after.get(day) !== before.get(day)).sort();
  };

  it("are found to be those of the records", async () => {
    expect(await checkFigures(own.db, all)).toEqual({
      companies: 1,
      days: 3,
      cleared: 0,
      differences: [],
    });
    expect(await rebuildFigures(own.db, all, "nasrin")).toEqual({
      companies: 1,
      days: 3,
      cleared: 0,
      differences: [],
    });
    expect(await own.db.query("select from corrections")).toEqual([]);
  });

  it.each(damages)("differ after '$damage', until they are rebuilt", async ({ damage, found }) => {
    await own.db.query(damage);
    const day = `${found.company_id} ${found.service_day}`;
    expect((await checkFigures(own.db, all)).differences).toEqual([found]);
    expect(await differences(own.db)).not.toEqual([]);
    const marked = await markedBy(async () =>
      expect((await rebuildFigures(own.db, all, "nasrin")).differences).toEqual([found]),
    );
    expect(marked).toEqual([day]);
    expect((await checkFigures(own.db, all)).differences).toEqual([]);
    expect(await differences(own.db)).toEqual([]);
    const [last] = await own.db.query(
      `select corrected_by, what, kind, count, companies::text, first_day, last_day
       from corrections order by correction_id desc limit 1`,
    );
    expect(last).toEqual({
      corrected_by: "nasrin",
      what: "rebuild",
      kind: null,
      count: 1,
      companies: `{${found.company_id}}`,
      first_day: found.service_day,
      last_day: found.service_day,
    });
  });

  it("are checked and rebuilt of the companies and days that are named, and of no others", async () => {
    await own.db.query("update daily_takings set tickets = tickets + 1");
    const days = { company: 11, from: "2026-06-02", to: "2026-06-02" };
    const daysOf = async (scope: typeof all | typeof days) =>
      (await checkFigures(own.db, scope)).differences.map(({ service_day }) => service_day);
    expect(new Set(await daysOf(all))).toEqual(new Set(["2026-06-01", "2026-06-02"]));
    expect(new Set(await daysOf(days))).toEqual(new Set(["2026-06-02"]));
    expect(await daysOf({ ...days, company: 12 })).toEqual([]);
    await rebuildFigures(own.db, days, "nasrin");
    expect(new Set(await daysOf(all))).toEqual(new Set(["2026-06-01"]));
    await rebuildFigures(own.db, all, "nasrin");
    expect(await differences(own.db)).toEqual([]);
  });
});
