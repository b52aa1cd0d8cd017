import { mkdtempSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { engines, type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "../import/files.ts";
import { type Process, script, signIn, startServer, stopServer } from "./processes.ts";

const sales = 20_000;

async function killed({ child, ended }: Process) {
  child.kill("SIGKILL");
  return (await ended).signal;
}

describe.each(engines)("an import killed on %s", (engine) => {
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

  const path = files.write(
    [
      "company_id,module,sale_id,sold_at,tickets,fares,counter_id\n",
      ...Array.from(
        { length: sales },
        (_, at) => `11,intracity,${1000 + at},2026-06-05T10:00:00,1,25.00,${1 + (at % 2)}\n`,
      ),
    ].join(""),
  );
  const start = () =>
    script("importing.ts", ["ticket-sales", path], {
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

  it.each([/bytes$/, /^checking$/, /^storing$/])("at %s leaves nothing behind", async (moment) => {
    const importing = start();
    await importing.said(moment);
    expect(await killed(importing)).toBe("SIGKILL");
    expect(await stored()).toEqual([0, []]);
  });

  it("can be run again, whole", async () => {
    expect((await start().ended).code).toBe(0);
    expect(await stored()).toEqual([sales, []]);
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
