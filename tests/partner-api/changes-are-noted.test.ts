import { readdirSync, readFileSync } from "node:fs";
import {
  clearRecords,
  continueDemo,
  type Db,
  kinds,
  makeDemo,
  readContract,
  rebuildFigures,
  reportFile,
  voidDays,
  voidFile,
} from "partner-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ran } from "./command-line/ran.ts";
import { type OwnDatabase, openAt, ownDatabase } from "./databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "./import/files.ts";
import { handledOperations } from "./served-operations.ts";

const by = "nasrin";
const files = filesToImport();
let own: OwnDatabase;
let read: string[];

const dated = readContract()
  .filter(({ id, role }) => !handledOperations.includes(id) && !role)
  .map(({ id }) => reportFile(id))
  .filter(({ parameters }) => parameters.includes("from_date"));

beforeAll(async () => {
  own = await ownDatabase("PGlite");
  await addCompanies(own.db);
  const tables = await own.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema()",
  );
  const isRead = (table: string) =>
    dated.some(({ text }) => new RegExp(`\\b(?:from|join)\\s+${table}\\b`).test(text));
  read = tables.map(({ name }) => name).filter(isRead);
  await watch(own.db);
});
afterAll(async () => {
  await own.drop();
  files.remove();
});

/** Has the database write down the companies and service days of all rows that are written. */
async function watch(db: Db) {
  const rows = {
    insert: "table now_there",
    delete: "table was_there",
    update:
      "(table now_there except table was_there) union (table was_there except table now_there)",
  };
  const known = {
    insert: "new table as now_there",
    delete: "old table as was_there",
    update: "old table as was_there new table as now_there",
  };
  await db.tx(async (tx) => {
    await tx.run("create table written (name text, company_id integer, service_day date)");
    for (const event of ["insert", "delete", "update"] as const) {
      await tx.run(`
        create function note_${event}() returns trigger language plpgsql as $$
        begin
          insert into written
          select distinct tg_table_name, (to_jsonb(each) ->> 'company_id')::integer,
            coalesce(to_jsonb(each) ->> 'service_day', '-infinity')::date
          from (${rows[event]}) as each;
          return null;
        end $$`);
      for (const table of read) {
        await tx.run(`
          create trigger note_${event} after ${event} on ${table}
          referencing ${known[event]} for each statement execute function note_${event}()`);
      }
    }
  });
}

/** What some work writes: in which tables, and the company and day of each change that it did not note. */
async function writtenBy(work: () => Promise<unknown>) {
  await own.db.tx((tx) =>
    tx.run("delete from written; create table changes_before as table last_changes"),
  );
  await work();
  const tables = await own.db.query<{ name: string }>(
    "select distinct name from written order by name",
  );
  const unnoted = await own.db.query(
    `select distinct written.name, company_id, service_day::text
     from written
     left join last_changes using (company_id, service_day)
     left join changes_before using (company_id, service_day)
     where last_changes.change is not distinct from changes_before.change
     order by 1, 2, 3`,
  );
  await own.db.query("drop table changes_before");
  return { tables: tables.map(({ name }) => name), unnoted };
}

it("an answer on days is made of these tables, and neither of the clock nor of who asks", () => {
  expect(read.toSorted()).toEqual([
    "coach_trips",
    "counters",
    "daily_offline_sales",
    "daily_takings",
    "daily_tolls",
    "daily_vehicle_counters",
    "people",
    "reservations",
    "toll_lanes",
    "toll_passages",
    "vehicles",
    "waybills",
  ]);
  const others = /now\(\)|clock_timestamp|current_date|viewing_user_id|:now|:week/;
  expect(dated.filter(({ text }) => others.test(text)).map(({ name }) => name)).toEqual([]);
});

const longAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const say = () => {};
const all = { company: null, from: null, to: null };

const kindOf = (name: string) => {
  const kind = kinds[name];
  if (!kind?.record) throw new Error(`${name} are no records.`);
  return { ...kind, record: kind.record };
};

const imported = (kind: string, lines: string, replacedBy?: string) => () =>
  files.importInto(own.db, kind, lines, { ...(replacedBy && { replacedBy }) });

const voided = (kind: string, lines: string) => () =>
  voidFile(own.db, {
    kind: kindOf(kind),
    path: files.write(lines),
    rejects: undefined,
    isDryRun: false,
    by,
    onStep: say,
    onRead: say,
  });

/** The embedded database has one process. */
async function run(...words: string[]) {
  await own.db.close();
  const { databaseUrl, dataDirectory } = own.place;
  const done = await ran(words, { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory });
  own.db = await openAt(own.place);
  expect(done.code).toBe(0);
}

const passages =
  "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at";
const sales = "company_id,module,sale_id,sold_at,tickets,fares,counter_id";

/** In this order. */
const ways: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
  [
    "the demo is made",
    () => makeDemo(own.db, { seed: 3, days: 1, until: longAgo(60), passwordHash: "none", say }),
  ],
  ["the demo goes on", () => continueDemo(own.db, say, longAgo(59.5))],
  ...oneOfEach.map(([kind, lines]) => [`${kind} are imported`, imported(kind, lines)] as const),
  [
    "a counter is renamed",
    imported("counters", "company_id,module,counter_id,name\n11,intracity,1,Uttara\n"),
  ],
  [
    "a vehicle leaves",
    imported(
      "toll-passages",
      `${passages}\n11,1,DHK-17-1234,Bus,1,2026-06-02T09:00:00,200,2026-06-03T09:00:00\n`,
    ),
  ],
  [
    "a sale is replaced by one of another day",
    imported("ticket-sales", `${sales}\n11,intracity,1,2026-06-07T10:00:00,3,75.00,2\n`, by),
  ],
  [
    "a coach trip is replaced by a later one",
    imported(
      "coach-trips",
      "company_id,coach_trip_id,vehicle_id,route,departs_at,seats\n11,1,1,Dhaka to Sylhet,2026-06-05T22:00:00,36\n",
      by,
    ),
  ],
  ["a sale is voided", voided("ticket-sales", "company_id,module,sale_id\n11,offline_counter,1\n")],
  ["a reservation is voided", voided("reservations", "company_id,reservation_id\n11,2\n")],
  [
    "the waybills of a day are voided",
    () =>
      voidDays(own.db, {
        kind: kindOf("waybills"),
        days: { company: 11, from: "2026-06-02", to: "2026-06-02" },
        isDryRun: false,
        by,
        onStep: say,
      }),
  ],
  ["figures are rebuilt", () => rebuildFigures(own.db, all, by)],
  ["old names are forgotten", () => run("forget", "--days", "30", "--as", by)],
  [
    "old records are cleared",
    () =>
      clearRecords(own.db, {
        before: "2026-06-10",
        company: null,
        by: { who: by, command: "records clear" },
      }),
  ],
];

it("nothing writes these tables but what notes the change [R21]", async () => {
  const seen = new Map<string, string[]>();
  for (const [name, work] of ways) {
    // A figure that no record gives.
    if (name === "figures are rebuilt")
      await own.db.query("update daily_tolls set exited_count = exited_count + 7");
    const { tables, unnoted } = await writtenBy(work);
    expect([name, unnoted]).toEqual([name, []]);
    seen.set(name, tables);
  }
  const written = new Set([...seen.values()].flat());
  expect([...written].sort()).toEqual(read.toSorted());
  const silent = [...seen].filter(([, tables]) => tables.length === 0).map(([name]) => name);
  expect(silent).toEqual(["devices are imported", "toll-fares are imported"]);
  expect(oneOfEach.map(([kind]) => kind).sort()).toEqual(Object.keys(kinds).sort());
});

it("a source that names one of these tables to write it says which days that changes", () => {
  const sources = new URL("../../packages/partner-api/src/", import.meta.url);
  const writes = new RegExp(
    `\\b(?:insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?|copy)\\s+(?:${read.join("|")})\\b`,
  );
  const writing = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|mjs|sql)$/.test(path) && !path.includes("migrations/"))
    .map((path) => ({ path, text: readFileSync(new URL(path, sources), "utf8") }))
    .filter(({ text }) => writes.test(text));
  const saying = /\binsert\s+into\s+changed_days\b|\bdemo_companies\b|\brepairCheckedDays\(/;
  expect(writing.length).toBeGreaterThan(0);
  expect(writing.filter(({ text }) => !saying.test(text)).map(({ path }) => path)).toEqual([]);
});
