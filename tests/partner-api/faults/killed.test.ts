import { mkdtempSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { mainEngine, type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "../import/files.ts";
import { type Process, script, signIn, startServer, stopServer } from "./processes.ts";

const records = 8_000;

const corrections: [what: string, moment: RegExp][] = [
  ["void", /^storing$/],
  ["void", /^all but acknowledged$/],
  ["replace", /^storing$/],
  ["replace", /^all but acknowledged$/],
  ["rebuild", /^all but acknowledged$/],
];

async function killed({ child, ended }: Process) {
  child.kill("SIGKILL");
  return (await ended).signal;
}

describe.each([mainEngine])("an import killed on %s", (engine) => {
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await addCompanies(own.db);
    for (const [kind, lines] of oneOfEach) await files.importInto(own.db, kind, lines);
    // Only one process may have the embedded database open.
    if (engine === "PGlite") await own.db.close();
  });
  afterAll(async () => {
    await own.drop();
    files.remove();
  });

  const fileOf = (header: string, line: (id: number) => string) =>
    files.write(
      [header, ...Array.from({ length: records }, (_, at) => line(1000 + at))].join("\n"),
    );
  const sales = fileOf(
    "company_id,module,sale_id,sold_at,tickets,fares,counter_id",
    (id) => `11,intracity,${id},2026-06-05T10:00:00,1,25.00,${1 + (id % 2)}`,
  );
  const passages = (exit: string) =>
    fileOf(
      "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at",
      (id) => `11,${id},DHK-${id},Bus,1,2026-06-05T10:00:00,200,${exit}`,
    );
  const start = (kind = "ticket-sales", path = sales, what = "import") =>
    script("importing.ts", [what, kind, path], {
      DATABASE_URL: own.place.databaseUrl,
      DATA_DIR: own.place.dataDirectory,
    });

  async function stored() {
    const db = await openAt(own.place);
    const [row] = await db.query("select count(*) from ticket_sales where sale_id >= 1000");
    const wrong = await differences(db);
    await db.close();
    return [row?.count, wrong];
  }

  it.each([/bytes$/, /^checking$/, /^storing$/])(
    "at %s leaves nothing behind [R8, V2.3.3]",
    async (moment) => {
      const importing = start();
      await importing.said(moment);
      expect(await killed(importing)).toBe("SIGKILL");
      expect(await stored()).toEqual([0, []]);
    },
  );

  it("can be run again, whole [R8]", async () => {
    expect((await start().ended).code).toBe(0);
    expect(await stored()).toEqual([records, []]);
  });

  it.each(corrections)(
    "or a %s killed at %s leaves everything as it was [R8]",
    async (what, moment) => {
      const later = fileOf(
        "company_id,module,sale_id,sold_at,tickets,fares,counter_id",
        (id) => `11,intracity,${id},2026-06-04T10:00:00,2,50.00,1`,
      );
      const everything = async () => {
        const db = await openAt(own.place);
        const rows = [];
        for (const table of ["ticket_sales", "daily_takings", "takings_by_hour", "last_changes"]) {
          rows.push(
            await db.query(
              `select md5(string_agg(t::text, ';' order by t::text)) from ${table} as t`,
            ),
          );
        }
        rows.push(await db.query("select from corrections"));
        await db.close();
        return rows;
      };
      const damage = async (statement: string) => {
        const db = await openAt(own.place);
        await db.query(statement);
        await db.close();
      };
      if (what === "rebuild") await damage("update daily_takings set tickets = tickets + 1");
      const before = await everything();
      const correcting = start("ticket-sales", later, what);
      await correcting.said(moment);
      expect(await killed(correcting)).toBe("SIGKILL");
      expect(await everything()).toEqual(before);
      if (what === "rebuild") await damage("update daily_takings set tickets = tickets - 1");
      expect(await stored()).toEqual([records, []]);
    },
  );

  it("leaves records that it brings up to date as they were", async () => {
    const exits = passages("2026-06-05T10:20:00");
    const left = async () => {
      const db = await openAt(own.place);
      const [row] = await db.query(
        "select count(*), count(exited_at) as left from toll_passages where passage_id >= 1000",
      );
      const wrong = await differences(db);
      await db.close();
      return [row, wrong];
    };
    expect((await start("toll-passages", passages("")).ended).code).toBe(0);
    const importing = start("toll-passages", exits);
    await importing.said(/^storing$/);
    expect(await killed(importing)).toBe("SIGKILL");
    expect(await left()).toEqual([{ count: records, left: 0 }, []]);
    expect((await start("toll-passages", exits).ended).code).toBe(0);
    expect(await left()).toEqual([{ count: records, left: records }, []]);
  });
});

it("a first start that is killed starts over the next time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-killed-"));
  const data = join(folder, "data");
  const made = new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
  const env = { PORT: "0", DATA_DIR: data };
  const first = script("serving.ts", [], env);
  await made;
  expect(await killed(first)).toBe("SIGKILL");
  for (const moment of [/^Filling it with/, /the daily figures$/]) {
    const start = script("serving.ts", [], env);
    await start.said(moment);
    expect(await killed(start)).toBe("SIGKILL");
  }

  const server = await startServer(env);
  expect((await signIn(server.url, "demo", server.password)).status).toBe(200);
  expect((await stopServer(server)).code).toBe(0);
  const db = await openAt({ databaseUrl: undefined, dataDirectory: data });
  expect(await differences(db)).toEqual([]);
  expect(await db.query("select count(*) from companies")).toEqual([{ count: 24 }]);
  await db.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
