import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clearRecords } from "partner-api";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { ran } from "../command-line/ran.ts";
import { databasesLike, openAt } from "../databases.ts";
import { filesToImport } from "../import/files.ts";
import { asOwner, urlOf } from "../real-postgres.ts";
import { left, linesAround, oldIds, storeOldMonths } from "./old-months.ts";

const files = filesToImport();
const folder = mkdtempSync(join(tmpdir(), "partner-api-record-starts-"));
let cleared: Awaited<ReturnType<typeof databasesLike>>;
beforeAll(async () => {
  cleared = await databasesLike("PostgreSQL", async (db) => {
    await storeOldMonths(db, files);
    const by = { who: "nasrin", command: "records clear" };
    await clearRecords(db, { before: "2024-02-01", company: null, by });
  });
});
afterAll(async () => {
  await cleared.remove();
  files.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function clearedDatabase() {
  const own = await cleared.another();
  onTestFinished(() => own.drop());
  const { databaseUrl } = own.place;
  const run = (...words: string[]) =>
    ran(words, { DATABASE_URL: databaseUrl, DATA_DIR: undefined });
  return { ...own, run };
}

// A distributed database has no backup.
const whole = it.skipIf(inject("nodes").length > 0);
whole(
  "the records begin on the same day after a restore, and what was cleared does not come",
  async () => {
    const { run } = await clearedDatabase();
    const backup = join(folder, "cleared.backup.gz");
    expect((await run("backup", backup)).code).toBe(0);
    const name = `restored_${randomBytes(6).toString("hex")}`;
    const postgres = inject("postgresUrl");
    await asOwner(postgres, `create database ${name}`);
    onTestFinished(() => asOwner(postgres, `drop database ${name} with (force)`));
    const databaseUrl = urlOf(postgres, name);
    const restored = await ran(["restore", backup], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: undefined,
    });
    expect(restored).toMatchObject({ err: "", code: 0 });
    const db = await openAt({ databaseUrl, dataDirectory: "" });
    onTestFinished(() => db.close());
    expect(await oldIds(db, 11)).toEqual(left);
    expect(await files.found(db, "ticket-sales", linesAround("ticket-sales"))).toEqual([
      expect.stringContaining("line 2: is of 2024-01-10, and the records of company 11 begin on"),
      expect.stringContaining("line 3: is of 2024-01-31"),
      expect.stringContaining("line 4: is of 2024-01-31"),
      "line 5: has the same company_id, module, sale_id as a stored record",
      "Nothing was imported. Correct the lines, or skip them with --skip-bad.",
    ]);
  },
);

it("a company that is deleted takes the day with it, and leaves that of the others", async () => {
  const { db, run } = await clearedDatabase();
  expect((await run("company", "delete", "11", "--confirm", "Eleven")).out).toContain(
    "1 record starts",
  );
  expect(await db.query("select company_id, service_day::text as day from record_starts")).toEqual([
    { company_id: 12, day: "2024-02-01" },
  ]);
});

it("nobody but the owner reads or writes the day", async () => {
  const { db } = await clearedDatabase();
  const rights = await db.query(
    `select grantee, privilege_type from information_schema.role_table_grants
     where table_name = 'record_starts' and grantee <> current_user`,
  );
  expect(rights).toEqual([]);
});

it("the command says how many days it leaves alone, and refuses to make them anew", async () => {
  const { run } = await clearedDatabase();
  const checked = "Checked 10 service days of 2 companies";
  const alone = "Left 18 service days alone whose records were cleared.";
  expect(await run("figures", "check")).toEqual({
    out: `${checked}: all figures are those of the records.\n${alone}`,
    err: "",
    code: 0,
  });
  expect((await run("figures", "rebuild")).out).toBe(
    `${checked}, and put 0 figures right.\n${alone}`,
  );
  expect(await run("figures", "rebuild", "--company", "12", "--from", "2024-01-01")).toEqual({
    out: "",
    err: "The records of company 12 begin on 2024-02-01: those before it were cleared, and their figures cannot be made again. Nothing was changed.",
    code: 1,
  });
  const days = ["--company", "12", "--from", "2024-01-01", "--to", "2024-03-01"];
  expect((await run("void", "days", "trips", ...days)).err).toBe(
    "The records of company 12 begin on 2024-02-01: those before it were cleared, and their figures cannot be made again. Nothing was changed.",
  );
});
