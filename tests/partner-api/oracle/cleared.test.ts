import { clearRecords, kindsOfRecords } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { type Asking, startAsking } from "./asking.ts";
import { companyOperations } from "./question.ts";
import { Records } from "./records.ts";
import { askRunningDays, momentsAround } from "./running-days.ts";
import { type Moment, serviceDay } from "./service-day.ts";
import { rowsToStore } from "./stored.ts";
import { askAll, batchesOf, bring, type Companies } from "./whole-companies.ts";

const companies: Companies = { full: [11, 12], empty: 13, close: 14 };
const cleared = [11, 14];
/** In the midst of the records. */
const before = "2026-06-03";

/** Made of single records; all other answers are made of figures, or of records that stay. */
const ofRecords = [
  "listTollplazaCollections",
  "findTollplazaPassages",
  "listIntercityReservations",
  "listIntercityCoachReservations",
];

function clear(records: Records) {
  const isOld = (moment: Moment) => serviceDay(moment) < before;
  const isCleared = ({ company_id }: { company_id: number }) => cleared.includes(company_id);
  const later = new Set(
    cleared.flatMap((company) =>
      records
        .of("coach-trips", company)
        .filter(({ departs_at }) => !isOld(departs_at))
        .map(({ coach_trip_id }) => `${company} ${coach_trip_id}`),
    ),
  );
  records.forget("ticket-sales", (row) => isCleared(row) && isOld(row.sold_at));
  records.forget("trips", (row) => isCleared(row) && isOld(row.departed_at));
  records.forget(
    "toll-passages",
    (row) => isCleared(row) && isOld(row.entered_at) && row.exited_at !== null,
  );
  records.forget(
    "reservations",
    (row) =>
      isCleared(row) &&
      isOld(row.reserved_at) &&
      !later.has(`${row.company_id} ${row.coach_trip_id}`),
  );
}

describe.each([mainEngine])("once old records were cleared on %s", (engine) => {
  let asking: Asking;
  const all = new Records();
  const left = new Records();
  beforeAll(async () => {
    asking = await startAsking(engine);
    await asking.addCompanies([11, 12, 13, 14]);
    await bring(asking, all, batchesOf(companies));
    for (const batch of batchesOf(companies)) left.take(batch);
    clear(left);
    const by = { who: "the oracle", command: "records clear" };
    for (const company of cleared) await clearRecords(asking.db, { before, company, by });
  }, 60_000);
  afterAll(() => asking.stop());

  it.each(kindsOfRecords)("of the %s, those are stored that were not cleared", async (kind) => {
    for (const company of [11, 12, 14]) {
      expect(await asking.stored(kind, company)).toStrictEqual(rowsToStore(left, kind, company));
    }
    const isTaken = !["waybills", "coach-trips"].includes(kind);
    expect(left.of(kind, 11).length < all.of(kind, 11).length).toBe(isTaken);
  });

  it("the figures of the days that are left are those of the records", async () => {
    expect((await asking.check()).differences).toEqual([]);
    expect((await asking.rebuild()).differences).toEqual([]);
  });

  it.each(companyOperations)("$id answers what all records added up to", (operation) =>
    askAll(asking, ofRecords.includes(operation.id) ? left : all, operation, companies, 2),
  );

  it("getToday answers what all records added up to by the hour", () =>
    askRunningDays(asking, all, [11, 12, 13, 14], momentsAround("2026-06-01")));
});
