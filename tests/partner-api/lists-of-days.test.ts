import { type Db, openDatabase, reportFile } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockChange, clockChanges, serviceDayAround } from "../clock-changes.ts";
import { mainEngine, type OwnDatabase, ownDatabase } from "./databases.ts";
import { addCompanies, filesToImport } from "./import/files.ts";

/** In that night the clock goes back or forward over 03:00, to it, or from it. */
const nights: [zone: string, day: string][] = [
  ["Europe/Athens", "2020-10-25"],
  ["Europe/Athens", "2020-03-29"],
  ["Europe/Berlin", "2020-10-25"],
  ["America/New_York", "2020-03-08"],
  ["Pacific/Chatham", "2020-04-05"],
  ["Pacific/Chatham", "2020-09-27"],
  ["Antarctica/Casey", "2018-03-11"],
];

const quarter = 900_000;
const day = 86_400_000;
const files = filesToImport();
afterAll(() => files.remove());

describe.each([mainEngine])("on %s", (engine) => {
  let own: OwnDatabase;
  let db: Db;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    db = own.db;
    await addCompanies(db);
  });
  afterAll(async () => {
    await db.close();
    await own.remove();
  });

  /** As if it had been made in this zone. The embedded database is open once at a time. */
  async function reopenIn(zone: string) {
    await db.query("update settings set value = $1 where name = 'reporting_time_zone'", [zone]);
    await db.query("truncate toll_passages, daily_tolls, coach_trips, reservations");
    await db.close();
    return openDatabase({
      ...own.place,
      reportingTimeZone: zone,
      statementTimeout: 15_000,
      connections: 2,
      onIdleError: () => {},
    });
  }

  async function ask(operation: string, from_date: string) {
    const { text, parameters } = reportFile(operation);
    const given = { company_id: "11", from_date, until: dayAfter(from_date), limit: "500" };
    const values = parameters.map((name) => new Map(Object.entries(given)).get(name) ?? null);
    const [row] = await db.query<Record<string, Row[]>>(text, values);
    return row?.data ?? row?.rows ?? [];
  }

  const idsOf = async (operation: string, from_date: string) =>
    (await ask(operation, from_date)).map(({ id = 0 }) => id).sort((one, other) => one - other);

  it.each(nights)(
    "in %s, around %s, the list of a day holds what its report counts [R19]",
    async (zone, date) => {
      db = await reopenIn(zone);
      const records = recordsAround(changeIn(zone, date));
      for (const [kind, lines] of filesOf(records)) await files.importInto(db, kind, lines);
      for (const day of new Set(records.map(({ serviceDay }) => serviceDay))) {
        const ids = records.filter(({ serviceDay }) => serviceDay === day).map(({ id }) => id);
        const report = await ask("getTollplazaCollectionReport", day);
        expect({
          day,
          total: report.map(({ total_entry_amount }) => total_entry_amount),
          passages: await idsOf("listTollplazaCollections", day),
          reservations: await idsOf("listIntercityReservations", day),
        }).toEqual({
          day,
          total: [ids.reduce((sum, id) => sum + id, 0)],
          passages: ids,
          reservations: ids,
        });
      }
    },
  );
});

type Row = { id?: number; total_entry_amount?: number };
type Happened = { id: number; at: string; serviceDay: string };

function changeIn(zone: string, date: string): ClockChange {
  const change = clockChanges(zone).find(({ at }) => Math.abs(at - Date.parse(date)) < day);
  if (!change) throw new Error(`The clock in ${zone} does not change on ${date}.`);
  return change;
}

/** One for each quarter of an hour of two days, whose amount is its id. */
const recordsAround = (change: ClockChange): Happened[] =>
  Array.from({ length: 192 }, (_, place) => {
    const time = change.at + (place - 96) * quarter;
    const serviceDay = serviceDayAround(change, time);
    return { id: place + 1, at: new Date(time).toISOString(), serviceDay };
  });

const filesOf = (records: Happened[]): [kind: string, lines: string][] => [
  ["toll-lanes", "company_id,lane_id\n11,1\n"],
  ["toll-fares", "company_id,vehicle_class,fare,overstay_fare,free_minutes\n11,Bus,200,50,120\n"],
  [
    "toll-passages",
    linesOf(
      "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount",
      records.map(({ id, at }) => `11,${id},DHK-1,Bus,1,${at},${id}`),
    ),
  ],
  [
    "vehicles",
    "company_id,module,vehicle_id,registration_number,kind,status\n11,intercity,1,DHK-1,Coach,active\n",
  ],
  [
    "coach-trips",
    "company_id,coach_trip_id,vehicle_id,route,departs_at,seats\n11,1,1,North,2021-01-01T12:00:00Z,500\n",
  ],
  [
    "reservations",
    linesOf(
      "company_id,reservation_id,reservation_number,coach_trip_id,reserved_at,seats,status,amount",
      records.map(({ id, at }) => `11,${id},R-${id},1,${at},A${id},confirmed,${id}`),
    ),
  ],
];

const linesOf = (header: string, lines: string[]) => [header, ...lines, ""].join("\n");

const dayAfter = (date: string) => new Date(Date.parse(date) + day).toISOString().slice(0, 10);
