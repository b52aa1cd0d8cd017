import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, importFile, kinds } from "partner-api";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ran } from "./command-line/ran.ts";
import { mainEngine, type OwnDatabase, openAt, ownDatabase } from "./databases.ts";
import { startServer } from "./faults/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-forgotten-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** At noon of a service day so many days ago. */
const noon = (ago: number) =>
  `(service_day_start(service_day(now()) - ${ago}) + interval '9 hours')`;
const dayOf = (ago: number) => `service_day(now()) - ${ago}`;

const ages = [29, 30, 31, 32, 400];

async function store(db: Db) {
  await db.query(
    "insert into companies (company_id, name) values (11, 'Eleven') on conflict do nothing",
  );
  for (const ago of ages) {
    // Reserved a day before the coach leaves.
    await db.query(
      `insert into reservations (company_id, reservation_id, reservation_number, coach_trip_id,
         departs_at, reserved_at, service_day, passenger_name, seats, status, amount)
       values (11, ${ago}, 'R', 1, ${noon(ago - 1)}, ${noon(ago)}, ${dayOf(ago)}, 'Shirin', '{A1}', 'confirmed', 800)`,
    );
    await db.query(
      `insert into toll_passages (company_id, passage_id, registration_number, vehicle_class, lane_id,
         entered_at, exited_at, service_day, entry_amount)
       values (11, ${ago}, 'DHK 1', 'Bus', 1, ${noon(ago)}, ${ago === 400 ? "null" : noon(ago)}, ${dayOf(ago)}, 200)`,
    );
  }
}

const kept = async (db: Db) => ({
  names: await db.query(
    "select reservation_id as id, passenger_name as name, amount from reservations order by id",
  ),
  plates: await db.query(
    `select passage_id as id, registration_number as number, plate, entry_amount as amount
     from toll_passages order by id`,
  ),
});

const changedDays = async (db: Db) =>
  (
    await db.query<{ ago: number }>(
      "select service_day(now()) - service_day as ago from last_changes where company_id = 11 and service_day <> '-infinity' order by 1",
    )
  ).map(({ ago }) => ago);

describe.each([mainEngine])("what is personal in old records on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.drop());
  beforeEach(async () => {
    await own.db.query("delete from reservations");
    await own.db.query("delete from toll_passages");
    await own.db.query("delete from last_changes");
    await store(own.db);
  });

  /** The embedded database has one process. */
  async function run(...words: string[]) {
    if (engine === "PGlite") await own.db.close();
    const { databaseUrl, dataDirectory } = own.place;
    const done = await ran(words, { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory });
    if (engine === "PGlite") own.db = await openAt(own.place);
    return done;
  }

  it("is counted first, and then forgotten, with the days noted and nothing else changed", async () => {
    const before = await kept(own.db);
    expect(await run("forget", "--days", "30", "--dry-run")).toEqual({
      out: "Would forget 2 names of passengers and 3 plates, older than 30 days. Nothing was forgotten.",
      err: "",
      code: 0,
    });
    expect([await kept(own.db), await changedDays(own.db)]).toEqual([before, []]);

    expect((await run("forget", "--days", "30", "--as", "nasrin")).out).toBe(
      "Forgot 2 names of passengers and 3 plates, older than 30 days.",
    );
    expect(await kept(own.db)).toEqual({
      names: [
        { id: 29, name: "Shirin", amount: "800.00" },
        { id: 30, name: "Shirin", amount: "800.00" },
        { id: 31, name: "Shirin", amount: "800.00" },
        { id: 32, name: null, amount: "800.00" },
        { id: 400, name: null, amount: "800.00" },
      ],
      plates: [
        { id: 29, number: "DHK 1", plate: "DHK1", amount: 200 },
        { id: 30, number: "DHK 1", plate: "DHK1", amount: 200 },
        { id: 31, number: "", plate: "", amount: 200 },
        { id: 32, number: "", plate: "", amount: 200 },
        { id: 400, number: "", plate: "", amount: 200 },
      ],
    });
    expect(await changedDays(own.db)).toEqual([31, 32, 399, 400]);
    expect(await own.db.query("select who, command, what from acts order by act_id")).toEqual([
      {
        who: "nasrin",
        command: "forget",
        what: { company_id: 11, older_than_days: 30, passengers: 2 },
      },
      {
        who: "nasrin",
        command: "forget",
        what: { company_id: 11, older_than_days: 30, plates: 3 },
      },
    ]);
    expect((await run("forget", "--days", "30", "--json")).out).toBe(
      '{"passengers":0,"plates":0,"is_dry_run":false}',
    );
  });

  it("does not hinder the exit of a vehicle, and does not come back with it", async () => {
    await own.db.query(
      "insert into toll_lanes (company_id, lane_id) values (11, 1) on conflict do nothing",
    );
    await own.db.query(
      "insert into toll_fares values (11, 'Bus', 200, 50, 120) on conflict do nothing",
    );
    await run("forget", "--days", "30");
    const [passage] = await own.db.query<{ at: string }>(
      "select to_char(entered_at, 'YYYY-MM-DD\"T\"HH24:MI:SS') as at from toll_passages where passage_id = 400",
    );
    const path = join(folder, `${engine}.csv`);
    writeFileSync(
      path,
      `company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at\n11,400,DHK 1,Bus,1,${passage?.at},200,${passage?.at}\n`,
    );
    const kind = kinds["toll-passages"];
    if (!kind) throw new Error("no such kind");
    const silent = { rejects: undefined, isDryRun: false, onStep: () => {}, onRead: () => {} };
    await importFile(own.db, { kind, path, ...silent });
    expect(
      await own.db.query(
        "select registration_number as number, exited_at = entered_at as left from toll_passages where passage_id = 400",
      ),
    ).toEqual([{ number: "", left: true }]);
  });

  it("is forgotten in more than one step where there is much of it", async () => {
    await own.db.query(
      `insert into toll_passages (company_id, passage_id, registration_number, vehicle_class, lane_id,
         entered_at, service_day, entry_amount)
       select 11, 1000 + n, 'DHK 2', 'Bus', 1, ${noon(50)} + n % 100 * interval '1 second', ${dayOf(50)}, 200
       from generate_series(1, 12000) as n`,
    );
    expect((await run("forget", "--days", "30")).out).toBe(
      "Forgot 2 names of passengers and 12,003 plates, older than 30 days.",
    );
  });
});

it("a server with the setting forgets by itself", async () => {
  const own = await ownDatabase("PostgreSQL");
  onTestFinished(() => own.drop());
  await store(own.db);
  const server = await startServer({
    DATABASE_URL: own.place.databaseUrl,
    FORGET_AFTER_DAYS: "31",
  });
  onTestFinished(() => void server.child.kill());
  const acts = () => own.db.query("select who, what from acts order by act_id");
  await vi.waitFor(async () => expect(await acts()).toHaveLength(2), { timeout: 20_000 });
  expect(await acts()).toEqual([
    { who: "the server", what: { company_id: 11, older_than_days: 31, passengers: 1 } },
    { who: "the server", what: { company_id: 11, older_than_days: 31, plates: 2 } },
  ]);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});
