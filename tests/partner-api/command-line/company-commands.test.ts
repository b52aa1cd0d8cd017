import { userInfo } from "node:os";
import { continueDemo, type Db } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine, type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { ran } from "./ran.ts";

const records = [
  "coach_trips",
  "counters",
  "daily_offline_sales",
  "daily_takings",
  "daily_tolls",
  "daily_vehicle_counters",
  "devices",
  "grants",
  "invitations",
  "last_changes",
  "people",
  "reservations",
  "takings_by_hour",
  "ticket_sales",
  "toll_fares",
  "toll_lanes",
  "toll_passages",
  "trips",
  "vehicles",
  "waybills",
];

async function rowsOf(db: Db, company: number, isOther = false): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of records) {
    const [held] = await db.query<{ rows: number }>(
      `select count(*) as rows from ${table} where company_id ${isOther ? "<>" : "="} $1`,
      [company],
    );
    if (held?.rows) counts[table] = held.rows;
  }
  return counts;
}

describe.each([mainEngine])("the commands for companies on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
    // The embedded database has one process.
    if (engine === "PGlite") await own.db.close();
  });
  afterAll(async () => {
    if (engine === "PGlite") own.db = await openAt(own.place);
    await own.drop();
  });

  const run = (...words: string[]) =>
    ran(words, { DATABASE_URL: own.place.databaseUrl, DATA_DIR: own.place.dataDirectory });
  const read = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const db = await openAt(own.place);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const done = (out: string) => ({ out, err: "", code: 0 });
  const failed = (err: string) => ({ out: "", err, code: 1 });

  it("add, rename, list and show one", async () => {
    expect(await run("company", "add", "Bhairab Lines", "--json")).toEqual(
      done('{"company_id":1001,"name":"Bhairab Lines"}'),
    );
    expect(await run("company", "rename", "1001", "Bhairab Coaches", "--as", "nasrin")).toEqual(
      done("Company 1001, Bhairab Lines, is now Bhairab Coaches."),
    );
    const { out: listed } = await run("company", "list");
    expect([
      listed.split("\n").length,
      listed.split("\n").at(0),
      listed.split("\n").at(-1),
    ]).toEqual([25, "101  Meghna City Line  (2 users)", "1001  Bhairab Coaches  (0 users)"]);
    expect(JSON.parse((await run("company", "list", "--json")).out).at(-1)).toEqual({
      company_id: 1001,
      name: "Bhairab Coaches",
      users: 0,
    });
    expect(await run("company", "show", "1001")).toEqual(
      done("1001  Bhairab Coaches\nIt holds no records."),
    );
    const shown = JSON.parse((await run("company", "show", "401", "--json")).out);
    expect(shown).toEqual({
      company_id: 401,
      name: "Rupsha Crossing Toll",
      requires_second_factor: false,
      grants: [
        { username: "demo", module: "toll_plaza", role: "administrator" },
        { username: "solo", module: "toll_plaza", role: "reader" },
      ],
      rows: await read((db) => rowsOf(db, 401)),
    });
    expect((await run("company", "show", "401")).out).toContain(
      "401  Rupsha Crossing Toll\n  demo in toll_plaza, as an administrator\n  solo in toll_plaza\nIt holds ",
    );
  });

  it("delete one with all that it has, and nothing of any other", async () => {
    const [its, others] = await read(async (db) => [
      await rowsOf(db, 401),
      await rowsOf(db, 401, true),
    ]);
    const words = Object.entries(its)
      .map(([table, rows]) => `${rows.toLocaleString("en")} ${table.replaceAll("_", " ")}`)
      .join(", ");
    const one = `company 401, Rupsha Crossing Toll, with ${words}.`;
    expect(Object.keys(its)).toEqual([
      "daily_tolls",
      "grants",
      "last_changes",
      "takings_by_hour",
      "toll_fares",
      "toll_lanes",
      "toll_passages",
    ]);

    expect(await run("company", "delete", "401", "--dry-run")).toEqual(
      done(`Would delete ${one} Nothing was deleted.`),
    );
    expect(await run("company", "delete", "401")).toEqual(
      failed(
        `This deletes ${one}\nNothing was changed. To go on, add: --confirm "Rupsha Crossing Toll"`,
      ),
    );
    expect(await run("company", "delete", "401", "--confirm", "Rupsha")).toEqual(
      failed(
        `This deletes ${one}\nThe name is Rupsha Crossing Toll, not Rupsha. Nothing was changed.`,
      ),
    );
    expect(await read((db) => rowsOf(db, 401))).toEqual(its);

    const confirm = ["--confirm", "Rupsha Crossing Toll", "--as", "nasrin"];
    expect(await run("company", "delete", "401", ...confirm)).toEqual(done(`Deleted ${one}`));
    expect(await run("company", "delete", "401", ...confirm)).toEqual(
      failed("Company 401 does not exist."),
    );
    const left = await read(async (db) => [
      await rowsOf(db, 401),
      await rowsOf(db, 401, true),
      await db.query("select name from companies where company_id = 401"),
    ]);
    expect(left).toEqual([{}, others, []]);
  });

  it("leave what they changed written down, with who did it", async () => {
    const acts = JSON.parse((await run("acts", "--json")).out) as Record<string, unknown>[];
    expect(acts.map(({ at, ...act }) => act)).toEqual([
      {
        who: "nasrin",
        command: "company delete",
        what: {
          company_id: 401,
          name: "Rupsha Crossing Toll",
          deleted: expect.objectContaining({ grants: 2, toll_lanes: 6, toll_fares: 7 }),
        },
      },
      {
        who: "nasrin",
        command: "company rename",
        what: { company_id: 1001, name: "Bhairab Coaches", before: "Bhairab Lines" },
      },
      {
        who: userInfo().username,
        command: "company add",
        what: { company_id: 1001, name: "Bhairab Lines" },
      },
    ]);
    expect((await run("acts", "--most", "2")).out.split("\n")[1]).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z {2}nasrin {2}company rename {2}name: Bhairab Coaches, before: Bhairab Lines, company_id: 1001$/,
    );
  });

  it("require a second factor of everyone in one, say how many have none, and require it no longer", async () => {
    const ask = (...words: string[]) =>
      run("company", "require-second-factor", "301", ...words, "--as", "nasrin");
    const says = "Company 301, Modhumoti Counters,";
    const of = (isRequired: boolean, without: number) => ({
      company_id: 301,
      name: "Modhumoti Counters",
      is_required: isRequired,
      users_without: without,
    });
    expect(await ask()).toEqual(
      done(`${says} now requires a second factor: 2 users of it have none yet.`),
    );
    expect((await run("company", "show", "301")).out).toContain(
      "\nIt requires a second factor of its users.\nIt holds ",
    );
    const db = await openAt(own.place);
    const required = await db.query(
      "select company_id from companies where requires_second_factor",
    );
    await db.query(
      `insert into totp_secrets (user_id, secret, last_step)
       select user_id, 'open.x', 0 from users where username = 'demo'`,
    );
    await db.close();
    expect(required).toEqual([{ company_id: 301 }]);
    expect(await ask()).toEqual(
      done(`${says} now requires a second factor: 1 user of it has none yet.`),
    );
    expect(JSON.parse((await ask("--json")).out)).toEqual(of(true, 1));
    expect(await ask("--off")).toEqual(done(`${says} requires no second factor any more.`));
    const [act] = JSON.parse((await run("acts", "--json")).out);
    expect([act.who, act.command, act.what]).toEqual([
      "nasrin",
      "company require-second-factor",
      of(false, 1),
    ]);
    await read((opened) => opened.query("delete from totp_secrets"));
  });

  it("leave the demo's other companies going on", async () => {
    const after = await read(async (db) => {
      await continueDemo(db, () => {});
      return rowsOf(db, 401);
    });
    expect(after).toEqual({});
  });

  it("say which id a name has", async () => {
    const { err, code } = await run("company", "show", "bhairab coaches");
    expect([code, err.split("\n")[0]]).toEqual([
      2,
      "ID must be a whole number. Did you mean 1001?",
    ]);
  });
});
