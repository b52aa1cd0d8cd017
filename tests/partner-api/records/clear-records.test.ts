import { clearRecords, type Db } from "partner-api";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { ran } from "../command-line/ran.ts";
import { databasesLike, mainEngine, type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { script, startServer } from "../faults/processes.ts";
import { addCompanies, filesToImport } from "../import/files.ts";
import { all, figuresOf, left, marksOf, oldIds, storeOldMonths } from "./old-months.ts";

const files = filesToImport();
afterAll(files.remove);

/** Which of its transactions does not end: that of the mark, or that of a kind of record. */
const moments: [string, number][] = [
  ["before the mark is there", 0],
  ["once it is there", 1],
  ["half way", 3],
  ["all but at the end", 4],
];

/** As if its process were killed: what its last transaction did is undone, and it does nothing more. */
function clearUntil(db: Db, last: number): Promise<void> {
  let count = 0;
  const by = { who: "a test", command: "records clear" };
  const undo = new Error("It is killed.");
  return new Promise((killed, failed) => {
    const tx: Db["tx"] = async (work, options) => {
      count += 1;
      if (count <= last) return db.tx(work, options);
      const undone = db.tx(async (tx) => {
        await work(tx);
        throw undo;
      }, options);
      await undone.catch((error) => (error === undo ? killed() : failed(error)));
      return new Promise(() => {});
    };
    const clearing = clearRecords({ ...db, tx }, { before: "2024-02-01", company: 11, by });
    clearing.then(() => failed(new Error("It came to its end.")), failed);
  });
}

describe.each([mainEngine])("the records of old months on %s", (engine) => {
  let filled: Awaited<ReturnType<typeof databasesLike>>;
  let own: OwnDatabase;
  beforeAll(async () => {
    filled = await databasesLike(engine, (db) => storeOldMonths(db, files));
  });
  beforeEach(async () => {
    own = await filled.another();
  });
  afterEach(() => own.drop());
  afterAll(() => filled.remove());

  /** The embedded database has one process. */
  async function run(...words: string[]) {
    if (engine === "PGlite") await own.db.close();
    const { databaseUrl, dataDirectory } = own.place;
    const done = await ran(["records", "clear", ...words], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
    });
    if (engine === "PGlite") own.db = await openAt(own.place);
    return done;
  }
  const acts = () => own.db.query("select who, command, what from acts order by act_id");
  const starts = () =>
    own.db.query("select company_id, service_day::text as day from record_starts order by 1");
  /** By which a replica is known to be behind. */
  const changes = async () =>
    (await own.db.query<{ value: string }>("select value from settings where name = 'records'"))[0]
      ?.value;
  const both = async () => [await oldIds(own.db, 11), await oldIds(own.db, 12)];
  const [old, none] = [
    "3 ticket sales, 1 trip, 2 toll passages and 2 reservations of 1 company",
    "0 ticket sales, 0 trips, 0 toll passages and 0 reservations of 0 companies",
  ];

  it("are counted first, and then taken from one company, whose figures stay", async () => {
    const figures = await figuresOf(own.db);
    const marks = await marksOf(own.db);
    const counted = await changes();
    expect(await run("--before", "2024-02", "--company", "11", "--dry-run")).toEqual({
      out: `Would take ${old} from before 2024-02-01. Nothing was taken.`,
      err: "",
      code: 0,
    });
    expect([await both(), await starts(), await acts()]).toEqual([[all, all], [], []]);
    expect(await marksOf(own.db)).toEqual(marks);

    expect(await run("--before", "2024-02", "--company", "11", "--as", "nasrin")).toEqual({
      out: `Found ${old} from before 2024-02-01.\nTook ${old} from before 2024-02-01.`,
      err: "",
      code: 0,
    });
    expect(await both()).toEqual([left, all]);
    expect(await figuresOf(own.db)).toEqual(figures);
    expect(await starts()).toEqual([{ company_id: 11, day: "2024-02-01" }]);
    const what = { ticket_sales: 3, trips: 1, toll_passages: 2, reservations: 2 };
    expect(await acts()).toEqual([
      {
        who: "nasrin",
        command: "records clear",
        what: { company_id: 11, before: "2024-02-01", ...what },
      },
    ]);
    expect(Number(await changes())).toBeGreaterThan(Number(counted));
    // Passages by their entry; reservations by their day, and by that of their coach.
    const now = await marksOf(own.db);
    expect([...now.keys()].filter((day) => now.get(day) !== marks.get(day)).sort()).toEqual([
      "11 2024-01-12",
      "11 2024-01-18",
      "11 2024-01-19",
      "11 2024-01-20",
      "11 2024-01-31",
    ]);
  });

  it.each(moments)(
    "are whole, gone or marked when it ends %s, and gone when it is run again",
    async (moment, last) => {
      const figures = await figuresOf(own.db);
      await clearUntil(own.db, last);
      const marked = { company_id: 11, day: "2024-02-01" };
      expect([await oldIds(own.db, 11), await starts()]).toEqual(
        {
          "before the mark is there": [all, []],
          "once it is there": [all, [marked]],
          "half way": [{ ...all, sales: left.sales, trips: left.trips }, [marked]],
          "all but at the end": [{ ...left, reservations: all.reservations }, [marked]],
        }[moment],
      );
      expect(await figuresOf(own.db)).toEqual(figures);
      expect((await run("--before", "2024-02", "--company", "11")).code).toBe(0);
      expect([await both(), await starts()]).toEqual([[left, all], [marked]]);
      expect(await figuresOf(own.db)).toEqual(figures);
    },
  );

  it("are whole or gone when the process is killed half way", async () => {
    const figures = await figuresOf(own.db);
    if (engine === "PGlite") await own.db.close();
    const clearing = script("clearing.ts", ["2024-02-01"], {
      DATABASE_URL: own.place.databaseUrl,
      DATA_DIR: own.place.dataDirectory,
    });
    await clearing.said(/^here$/);
    clearing.child.kill("SIGKILL");
    expect((await clearing.ended).signal).toBe("SIGKILL");
    if (engine === "PGlite") own.db = await openAt(own.place);
    expect(await oldIds(own.db, 11)).toEqual({ ...all, sales: left.sales, trips: left.trips });
    expect(await figuresOf(own.db)).toEqual(figures);
  });

  it("are taken from all companies, and nothing is left to take after it", async () => {
    const counts = { ticket_sales: 6, trips: 2, toll_passages: 4, reservations: 4 };
    expect(JSON.parse((await run("--before", "2024-02", "--json")).out)).toEqual({
      before: "2024-02-01",
      companies: 2,
      ...counts,
      is_dry_run: false,
    });
    expect(await both()).toEqual([left, left]);
    expect((await run("--before", "2024-02")).out).toBe(
      `Found ${none} from before 2024-02-01.\nTook ${none} from before 2024-02-01.`,
    );
    expect(await acts()).toHaveLength(2);
  });

  it("begin later with each month, and never earlier again", async () => {
    await run("--before", "2024-02", "--company", "11");
    expect((await run("--before", "2024-01")).out).toContain(`Took ${none}`);
    expect((await run("--before", "2024-03", "--company", "11")).out).toContain(
      "Took 1 ticket sale, 1 trip, 1 toll passage and 2 reservations of 1 company from before 2024-03-01.",
    );
    expect(await oldIds(own.db, 11)).toEqual({
      ...all,
      sales: null,
      trips: null,
      passages: [102],
      reservations: null,
    });
    await own.db.query("insert into trips values (11, 'water', 9, 1, null, now(), '2024-01-05')");
    expect((await run("--before", "2024-02", "--company", "11")).out).toContain("1 trip,");
    expect(await starts()).toEqual([{ company_id: 11, day: "2024-03-01" }]);
  });

  it("are taken in more than one step where there are many of them", async () => {
    await own.db.query(
      `insert into ticket_sales (company_id, module, sale_id, sold_at, service_day, tickets, fares)
       select 11, 'water', n, '2024-01-05 12:00+06', '2024-01-05'::date + n % 3, 1, 10
       from generate_series(1, 12000) as n`,
    );
    await own.db.query(
      `insert into toll_passages (company_id, passage_id, registration_number, vehicle_class, lane_id,
         entered_at, exited_at, service_day, entry_amount)
       select 11, 1000 + n, 'DHK 2', 'Bus', 1, at, at, '2024-01-05', 200
       from generate_series(1, 12000) as n
       cross join lateral (select timestamptz '2024-01-05 12:00+06' + n % 100 * interval '1 second') as entered (at)`,
    );
    expect((await run("--before", "2024-02", "--company", "11")).out).toContain(
      "Took 12,003 ticket sales, 1 trip, 12,002 toll passages and 2 reservations of 1 company",
    );
    expect(await both()).toEqual([left, all]);
  });

  it("leave room that is used again, in the tables that had some", async () => {
    await own.db.query("delete from trips");
    const vacuumed: string[] = [];
    const db: Db = {
      ...own.db,
      async vacuum(table) {
        await own.db.vacuum(table);
        vacuumed.push(table);
      },
    };
    const by = { who: "a test", command: "records clear" };
    await clearRecords(db, { before: "2024-02-01", company: null, by });
    expect(vacuumed).toEqual(["ticket_sales", "toll_passages", "reservations"]);
    await clearRecords(db, { before: "2024-02-01", company: null, by });
    expect(vacuumed).toHaveLength(3);
  });

  it("are taken no further once the server ends", async () => {
    const ending = new AbortController();
    let count = 0;
    const db: Db = {
      ...own.db,
      async tx(work, options) {
        count += 1;
        if (count === 2) ending.abort();
        return own.db.tx(work, options);
      },
      vacuum: () => Promise.reject(new Error("This takes too long.")),
    };
    const by = { who: "the server", command: "records clear" };
    const options = { before: "2024-02-01", company: null, by, signal: ending.signal };
    const counts = { companies: 1, ticket_sales: 3, trips: 0, toll_passages: 0, reservations: 0 };
    expect(await clearRecords(db, options)).toEqual(counts);
    expect(await both()).toEqual([{ ...all, sales: left.sales }, all]);
  });

  it("are refused for a month that has not begun, and for a company that does not exist", async () => {
    expect(await run("--before", "2999-01")).toMatchObject({
      err: expect.stringMatching(/^--before must be a month .* not after the running one\.\n/),
      code: 2,
    });
    expect(await run("--before", "2024-02", "--company", "13")).toEqual({
      out: "",
      err: "Company 13 does not exist.",
      code: 1,
    });
    expect(await both()).toEqual([all, all]);
  });
});

it("a server with the setting clears by itself, and leaves whole months", async () => {
  const own = await ownDatabase("PostgreSQL");
  onTestFinished(() => own.drop());
  await addCompanies(own.db);
  await own.db.query(
    `insert into trips
     select 11, 'water', ago, 1, null, now(), (date_trunc('month', service_day(now())::timestamp) - ago * interval '1 day')::date
     from generate_series(0, 100) as ago`,
  );
  const server = await startServer({
    DATABASE_URL: own.place.databaseUrl,
    KEEP_RECORDS_MONTHS: "2",
  });
  onTestFinished(() => void server.child.kill());
  const oldest = () =>
    own.db.query(
      `select min(service_day) = (date_trunc('month', service_day(now())::timestamp) - interval '2 months')::date as is_first
       from trips where company_id = 11 and module = 'water'`,
    );
  await vi.waitFor(async () => expect(await oldest()).toEqual([{ is_first: true }]), {
    timeout: 20_000,
  });
  expect(await own.db.query("select who, command from acts limit 1")).toEqual([
    { who: "the server", command: "records clear" },
  ]);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});
