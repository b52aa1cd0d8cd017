import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { answers } from "../oracle/answers.ts";
import { csvOf, styleOf } from "../oracle/csv-files.ts";
import { companyOperations, urlOf } from "../oracle/question.ts";
import { type Batch, Records } from "../oracle/records.ts";
import type { Host } from "./host.ts";
import { asked, exportOf, members, monthUntil, sale } from "./month.ts";

/** Nights, the first of which is 0. A correction between the backup and the loss would have to be made again. */
export type Plan = {
  nights: number;
  wrongFile: number;
  correction: number;
  backup: number;
  loss: number;
};

const [kept, deleted] = [1001, 1002];
const companies = [kept, deleted];
const modules = ["intracity", "toll_plaza"];

/** From an empty place to a month of records, with all that can go wrong; the folder is for files. */
export async function rehearse(host: Host, folder: string, plan: Plan): Promise<void> {
  const records = new Records();
  const at = { host, folder, records };
  await done(host, "prepare");
  await addCompany(host, kept, "Bhairab Lines");
  await addCompany(host, deleted, "Meghna Coaches");
  const added = await done(host, "user", "add", "nasrin", "--name", "Nasrin Akter", "--permanent");
  const password = added.split("Password: ")[1] ?? "";
  for (const company of companies) await grantAll(host, company);
  await importAll(at, members(companies), 0);

  const evening = (night: number, open = companies) => expectFigures(at, { password, night, open });
  const backup = join(folder, "month.backup.gz");
  for (let night = 0; night < plan.nights; night += 1) {
    if (night === plan.loss) {
      await loseAndRestore(host, backup);
      for (let again = plan.backup + 1; again < night; again += 1) await importNight(at, again);
    }
    if (night === plan.wrongFile) await expectRefusal(at, night);
    await importNight(at, night);
    if (night === plan.correction) await correct(at, night);
    await evening(night);
    if (night === plan.backup) {
      const sales = companies.flatMap((company) => records.of("ticket-sales", company)).length;
      expect(await done(host, "backup", backup)).toContain(`${sales} ticket sales`);
    }
  }

  await done(host, "company", "delete", String(deleted), "--confirm", "Meghna Coaches");
  for (const { kind } of [...members(companies), ...exportOf(companies, 0)]) {
    records.forget(kind, ({ company_id }) => company_id === deleted);
  }
  await addCompany(host, deleted + 1, "Surma Lines");
  await done(host, "forget", "--days", "1");
  const passages = records.of("toll-passages", kept);
  records.take({
    kind: "toll-passages",
    rows: passages.map((passage) => ({ ...passage, registration_number: "" })),
  });
  await evening(plan.nights - 1, [kept]);
  expect(await done(host, "figures", "check")).toMatch(/all figures are those of the records/);
}

/** A later version takes a database over whose records are those of the first nights, and goes on. */
export async function rehearseUpgrade(host: Host, folder: string, nights: number): Promise<void> {
  const at = { host, folder, records: new Records() };
  for (const batch of members(companies)) at.records.take(batch);
  for (let night = 0; night < nights; night += 1) {
    for (const batch of exportOf(companies, night)) at.records.take(batch);
  }
  await done(host, "prepare");
  const changed = await done(host, "user", "password", "nasrin", "--permanent");
  const password = changed.split("Password: ")[1] ?? "";
  await expectFigures(at, { password, night: nights - 1, open: companies });
  await importNight(at, nights);
  await expectFigures(at, { password, night: nights, open: companies });
  expect(await done(host, "figures", "check")).toMatch(/all figures are those of the records/);
}

async function loseAndRestore(host: Host, backup: string) {
  await host.lose();
  expect((await host.typed("user", "disable", "nasrin")).code).toBe(1);
  await host.makeRoom();
  await done(host, "restore", backup);
}

type At = { host: Host; folder: string; records: Records };

async function done(host: Host, ...words: string[]): Promise<string> {
  const { code, said } = await host.typed(...words);
  expect({ words, code, said }).toEqual({ words, code: 0, said });
  return said;
}

const addCompany = async (host: Host, id: number, name: string) =>
  expect(await done(host, "company", "add", name)).toBe(`Added company ${id}, ${name}.`);

async function grantAll(host: Host, company: number) {
  for (const module of modules) {
    await done(host, "user", "grant", "nasrin", "--module", module, "--company", String(company));
  }
}

const importNight = (at: At, night: number) => importAll(at, exportOf(companies, night), night);

/** As a nightly export leaves them in a folder. */
async function importAll({ host, folder, records }: At, batches: Batch[], night: number) {
  for (const batch of batches) {
    records.take(batch);
    fileOf(inboxIn(folder), batch, night);
  }
  await done(host, "watch", inboxIn(folder), "--once");
}

const inboxIn = (folder: string) => join(folder, "inbox");

/** Written long enough ago to be whole. */
function fileOf(folder: string, batch: Batch, night: number, text = csvOf(batch, styleOf(night))) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${batch.kind}-${night}.csv`);
  writeFileSync(path, text);
  utimesSync(path, 1, 1);
  return path;
}

/** Of a half-written export, nothing is stored. */
async function expectRefusal({ host, folder }: At, night: number) {
  const [sales] = exportOf(companies, night);
  if (!sales) return;
  const lines = csvOf(sales, styleOf(0)).split("\n").slice(0, 3);
  fileOf(inboxIn(folder), sales, night, [...lines, `${kept},intracity,9`, ""].join("\n"));
  const { code, said } = await host.typed("watch", inboxIn(folder), "--once");
  expect([code, said]).toEqual([1, expect.stringContaining(`ticket-sales-${night}.csv, line 4`)]);
}

/** One sale of the evening was another, on the day before, and one was none. */
async function correct(at: At, night: number) {
  const [right, none] = [sale(kept, night, 1), sale(deleted, night, 2)];
  const { sold_at } = sale(kept, night - 1, 2);
  const rows = [{ ...right, sold_at, tickets: 9, fares: 12_345n, counter_id: null }];
  at.records.take({ kind: "ticket-sales", rows });
  const replacing = fileOf(at.folder, { kind: "ticket-sales", rows }, night);
  await done(at.host, "import", "ticket-sales", replacing, "--replace");
  const taken = fileOf(at.folder, { kind: "ticket-sales", rows: [none] }, night);
  await done(at.host, "void", "ticket-sales", taken);
  at.records.forget(
    "ticket-sales",
    ({ company_id, sale_id }) => company_id === deleted && sale_id === none.sale_id,
  );
}

type Evening = { password: string; night: number; open: number[] };

/** What the reports answer is what the records add up to; nothing is said of a company that is gone. */
async function expectFigures({ host, records }: At, { password, night, open }: Evening) {
  const serving = await host.serve();
  const token = await serving.signIn("nasrin", password);
  for (const company of companies) {
    for (const operation of companyOperations.filter(({ id }) => asked.includes(id))) {
      const question = { company, ...monthUntil(night) };
      const url = urlOf(operation, question);
      const isOpen = open.includes(company);
      const data = isOpen
        ? answers[operation.id]?.(records, { ...question, now: 0n, vehicle: 0, counter: 0 })
        : undefined;
      const expected = { url, status: isOpen ? 200 : 403, data };
      expect({ url, ...(await serving.get(url, token)) }).toStrictEqual(expected);
    }
  }
  await serving.stop();
}
