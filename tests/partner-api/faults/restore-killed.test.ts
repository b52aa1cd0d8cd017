import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { openAt } from "../databases.ts";
import { commandLine } from "./processes.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-restore-"));
const file = join(folder, "demo.backup.gz");
const taken = { DATA_DIR: join(folder, "taken") };
beforeAll(async () => {
  copyFolder(inject("demoDirectory"), taken.DATA_DIR);
  expect((await commandLine(["backup", file], taken).ended).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function salesIn({ DATA_DIR }: { DATA_DIR: string }) {
  const db = await openAt({ databaseUrl: undefined, dataDirectory: DATA_DIR });
  const rows = await db.query(
    `select count(*) as sales, md5(string_agg(sale::text, '' order by sale::text collate "C"))
     from ticket_sales as sale`,
  );
  await db.close();
  return rows;
}

describe("a restore of the embedded database that is killed", () => {
  it("while it is filled leaves no database that starts, and can be run again [R10]", {
    timeout: 120_000,
  }, async () => {
    const env = { DATA_DIR: join(folder, "restored"), PORT: "0" };
    const restoring = commandLine(["restore", file], env);
    const isThere = () =>
      ["complete", "restoring/complete"].some((name) => existsSync(join(env.DATA_DIR, name)));
    await expect.poll(isThere, { timeout: 60_000, interval: 20 }).toBe(true);
    restoring.child.kill("SIGKILL");
    await restoring.ended;

    const interrupted = `A restore to ${env.DATA_DIR} was interrupted: there is no whole database. Run the restore again. (Without it, delete ${env.DATA_DIR}/restoring.)`;
    for (const words of [["prepare"], ["backup", join(folder, "no.gz")], ["company", "add", "X"]]) {
      const { code, complaint } = await commandLine(words, env).ended;
      expect([code, complaint]).toEqual([1, interrupted]);
    }
    const served = await commandLine(["serve"], env).ended;
    expect([served.code, JSON.parse(served.complaint).msg]).toEqual([1, interrupted]);

    expect(await commandLine(["restore", file], env).ended).toEqual({
      code: 0,
      signal: null,
      complaint: "",
    });
    expect(readdirSync(env.DATA_DIR).sort()).toEqual(["complete", "database", "lock"]);
    expect(await salesIn(env)).toEqual(await salesIn(taken));
  });
});
