import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { buildServer, readSettings, runCommandLine } from "partner-api";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { openAt } from "../databases.ts";
import { answers } from "../oracle/answers.ts";
import { companyOperations, urlOf } from "../oracle/asking.ts";
import { csvOf, styleOf } from "../oracle/csv-files.ts";
import { type Batch, Records } from "../oracle/records.ts";
import { asOwner, urlOf as urlOfDatabase } from "../real-postgres.ts";
import { asked, members, monthUntil, nights, soldOn } from "./month.ts";

const company = 1001;
const backedUpAfter = 14;
const lostAfter = 16;
const folder = mkdtempSync(join(tmpdir(), "partner-api-rehearsal-"));
const owner = inject("postgresUrl");
const names = ["first", "second"].map((name) => `${name}_${randomBytes(6).toString("hex")}`);
const [first = "", second = ""] = names;
let database = urlOfDatabase(owner, first);
beforeAll(async () => {
  for (const name of names) await asOwner(owner, `create database ${name}`);
});
afterAll(async () => {
  for (const name of names) await asOwner(owner, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function typed(...words: string[]) {
  vi.stubEnv("DATABASE_URL", database);
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const code = await runCommandLine(words, { say, complain: say });
  vi.unstubAllEnvs();
  return { code, said };
}

async function done(...words: string[]): Promise<string[]> {
  const { code, said } = await typed(...words);
  expect({ words, code, said }).toEqual({ words, code: 0, said });
  return said;
}

function fileOf(batch: Batch, night: number): string {
  const path = join(folder, `${batch.kind}-${night}.csv`);
  writeFileSync(path, csvOf(batch, styleOf(night)));
  return path;
}

async function importNight(records: Records, batch: Batch, night: number) {
  records.take(batch);
  await done("import", batch.kind, fileOf(batch, night));
}

/** What the reports of the month answer to a user, and what the records add up to. */
async function evening(records: Records, password: string, night: number) {
  const db = await openAt({ databaseUrl: database, dataDirectory: "" });
  const app = await buildServer({
    db,
    settings: readSettings({ ANSWERS_PER_CHECK: "1" }),
    logTo: new Writable({ write: (_chunk, _encoding, next) => next() }),
  });
  const payload = { username: "nasrin", password };
  const signedIn = await app.inject({ method: "POST", url: "/api/auth/login", payload });
  const headers = { authorization: `Bearer ${signedIn.json().data.token}` };
  for (const operation of companyOperations.filter(({ id }) => asked.some((one) => one === id))) {
    const question = { company, ...monthUntil(night) };
    const url = urlOf(operation, question);
    const answer = await app.inject({ url, headers });
    const expected = answers[operation.id]?.(records, {
      ...question,
      now: 0n,
      vehicle: 0,
      counter: 0,
      registration: "",
    });
    expect({ url, data: answer.json().data }).toStrictEqual({ url, data: expected });
  }
  await app.close();
  await db.close();
}

it("a month goes by: nightly imports, a wrong file, a backup, a loss and a restore", {
  timeout: 600_000,
}, async () => {
  const records = new Records();
  await done("prepare");
  expect(await done("company", "add", "Bhairab Lines")).toEqual([
    `Added company ${company}, Bhairab Lines.`,
  ]);
  const added = await done("user", "add", "nasrin", "--name", "Nasrin Akter");
  const password = added.join("\n").split("Password: ")[1] ?? "";
  await done("user", "grant", "nasrin", "--module", "intracity", "--company", String(company));
  for (const batch of members(company)) await importNight(records, batch, 0);

  const backup = join(folder, "month.backup.gz");
  for (let night = 0; night < nights; night += 1) {
    if (night === 10) await refusedNight(night);
    await importNight(records, soldOn(company, night), night);
    await evening(records, password, night);
    if (night === backedUpAfter) {
      const [, held] = await done("backup", backup);
      expect(held).toContain(`${4 * (night + 1)} ticket sales`);
    }
    if (night === lostAfter) {
      await asOwner(owner, `drop database ${first} with (force)`);
      expect((await typed("user", "disable", "nasrin")).code).toBe(1);
      database = urlOfDatabase(owner, second);
      await done("restore", backup);
      const again = [backedUpAfter + 1, lostAfter].map((each) => soldOn(company, each));
      for (const [at, batch] of again.entries()) {
        await done("import", batch.kind, fileOf(batch, backedUpAfter + 1 + at));
      }
      await evening(records, password, night);
    }
  }
  expect(await done("figures", "check")).toEqual([expect.stringMatching(/all figures are those/)]);
});

/** Of a half-written export, nothing is stored. */
async function refusedNight(night: number) {
  const path = join(folder, "wrong.csv");
  const lines = csvOf(soldOn(company, night), styleOf(0)).split("\n");
  writeFileSync(path, `${lines.slice(0, 3).join("\n")}\n${company},intracity,9\n`);
  const { code, said } = await typed("import", "ticket-sales", path);
  expect([code, said.join("\n")]).toEqual([1, expect.stringContaining("wrong.csv, line 4")]);
}
