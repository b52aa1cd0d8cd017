import { readFileSync } from "node:fs";
import { knownMigrations, readMigration } from "partner-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ran } from "./command-line/ran.ts";
import { type OwnDatabase, ownDatabase } from "./databases.ts";

const page = readFileSync(new URL("../../docs/production.md", import.meta.url), "utf8");
const ways = knownMigrations().map((name) => ({ name, wayBack: readMigration(name).wayBack }));

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase("PostgreSQL");
});
afterAll(() => own.drop());

it("each migration says whether the version before it can run on the database, and why", () => {
  expect(ways.filter(({ wayBack }) => !/^(yes|no), \w.{10}/.test(wayBack))).toEqual([]);
});

it("a database that applied a migration before it said so has the same migration", () => {
  expect(readMigration("0001-schema.sql").checksum).toBe(
    "7faa7241b864bb054eeb227d66427a37a4a90fe242c94e1c49ca3be691866b25",
  );
});

it("the page for production says it too", () => {
  const told = [...page.matchAll(/^\| `(\d{4}-[\w-]+)` \| (.+) \|$/gm)];
  expect(told.map(([, name, wayBack]) => ({ name: `${name}.sql`, wayBack }))).toEqual(ways);
});

it("what a version has migrated keeps that for an earlier version", async () => {
  const [kept] = await own.db.query<{ value: string }>(
    "select value from settings where name = 'ways_back'",
  );
  expect(JSON.parse(kept?.value ?? "")).toEqual(
    Object.fromEntries(ways.map(({ name, wayBack }) => [name, wayBack])),
  );
});

it("the command tells what a start would apply, and applies nothing", async () => {
  const typed = (...words: string[]) =>
    ran(["migrations", ...words], { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined });
  const last = async () =>
    (await typed()).out
      .split("\n")
      .at(-1)
      ?.replace(/ \(\w{12}\)/, "");
  expect(await last()).toBe("The database has all migrations of version 0.1.0.");
  await own.db.query("delete from migrations where name like '0018-%'");
  expect(await last()).toBe(
    "A start of version 0.1.0 applies 1 migration. Then the way back is a backup from before.",
  );
  const { out } = await typed("--json");
  const states = JSON.parse(out) as { name: string; applied_at: string | null }[];
  expect(states.filter(({ applied_at }) => applied_at === null)).toEqual([
    {
      name: "0018-companies-and-acts.sql",
      applied_at: null,
      is_known: true,
      way_back: "no, the version before does not read this line",
    },
  ]);
  expect(states.map(({ name }) => name)).toEqual(ways.map(({ name }) => name));
});
