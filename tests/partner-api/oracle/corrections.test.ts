import { kindsOfRecords } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { mainEngine } from "../databases.ts";
import { type Asking, startAsking } from "./asking.ts";
import { inTurn } from "./choice.ts";
import { correctAll } from "./corrections.ts";
import { companyOperations } from "./question.ts";
import { Records } from "./records.ts";
import { askRunningDays, momentsAround } from "./running-days.ts";
import { rowsToStore } from "./stored.ts";
import { askAll, batchesOf, bring, type Companies } from "./whole-companies.ts";

const companies: Companies = { full: [11, 12], empty: 13, close: 14 };

/** What no import or correction does to the figures. */
const damage = `
  update daily_takings set tickets = tickets + 1 where member_id <> 0;
  delete from daily_vehicle_counters where vehicle_id <> 0;
  update daily_offline_sales set fares = 0;
  update daily_tolls set exited_count = entry_count;
  delete from takings_by_hour where module in ('water', 'toll_plaza');
  update takings_by_hour set last_until = array_fill(null::timestamptz, array[24]);
  update coach_trips set sold_seats = sold_seats + 1;`;

describe.each([mainEngine])("after corrections on %s", (engine) => {
  let asking: Asking;
  const records = new Records();
  beforeAll(async () => {
    asking = await startAsking(engine);
    await asking.addCompanies([11, 12, 13, 14]);
    await bring(asking, records, batchesOf(companies));
    await correctAll({ asking, records, companies: companies.full }, inTurn());
    await asking.db.tx((tx) => tx.run(damage));
    expect((await asking.rebuild()).differences.length).toBeGreaterThan(100);
  }, 60_000);
  afterAll(() => asking.stop());

  it.each(kindsOfRecords)("the %s are stored as they were corrected", async (kind) => {
    for (const company of [11, 12, 14]) {
      expect(await asking.stored(kind, company)).toStrictEqual(rowsToStore(records, kind, company));
    }
  });

  it("the figures are those of the records, and the check says so", async () => {
    expect(await differences(asking.db)).toEqual([]);
    expect((await asking.check()).differences).toEqual([]);
  });

  it.each(companyOperations)("$id answers what the records add up to", (operation) =>
    askAll(asking, records, operation, companies, 4),
  );

  it("getToday answers what the records add up to by the hour", () =>
    askRunningDays(asking, records, [11, 12, 13, 14], momentsAround("2026-06-01")));
});
