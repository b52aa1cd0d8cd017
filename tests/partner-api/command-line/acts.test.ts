import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { ran } from "./ran.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-acts-"));
const inbox = mkdtempSync(join(folder, "inbox-"));
let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase("PostgreSQL");
  await own.db.query("insert into companies (company_id, name) values (11, 'Surma Lines')");
});
afterAll(async () => {
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  ran(words, { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined });

function lanes(directory: string, lane: string): string {
  const path = join(directory, `toll-lanes-${lane}.csv`);
  writeFileSync(path, `company_id,lane_id,name\n11,${lane},Lane\n`);
  return path;
}

it("what changes records or figures is written down, and what only looks is not", async () => {
  const days = ["--company", "11", "--from", "2026-06-01", "--to", "2026-06-02"];
  const range = { company: 11, from: "2026-06-01", to: "2026-06-02" };
  const file = lanes(folder, "1");
  lanes(inbox, "2");
  const wrong = lanes(folder, "none");
  const codes: number[] = [];
  for (const words of [
    ["import", "toll-lanes", file, "--dry-run"],
    ["import", "toll-lanes", wrong],
    ["import", "toll-lanes", file, "--as", "nasrin"],
    ["watch", inbox, "--once", "--as", "nasrin"],
    ["void", "days", "trips", ...days, "--dry-run"],
    ["void", "days", "trips", ...days, "--as", "nasrin"],
    ["figures", "check", ...days],
    ["figures", "rebuild", ...days, "--as", "nasrin"],
  ]) {
    codes.push((await run(...words)).code);
  }
  expect(codes).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  expect(await own.db.query("select who, command, what from acts order by act_id")).toEqual([
    { who: "nasrin", command: "import", what: { kind: "toll-lanes", file, replace: false } },
    {
      who: "nasrin",
      command: "watch",
      what: { kind: "toll-lanes", folder: inbox, file: "toll-lanes-2.csv" },
    },
    { who: "nasrin", command: "void days", what: { kind: "trips", ...range } },
    { who: "nasrin", command: "figures rebuild", what: range },
  ]);
  expect(await own.db.query("select lane_id from toll_lanes order by 1")).toEqual([
    { lane_id: 1 },
    { lane_id: 2 },
  ]);
});

it("what a name makes a terminal do is printed as text, on the line of its act", async () => {
  const forged =
    "Rafiq\n2026-06-01T00:00:00.000Z  root  figures rebuild  \u001b[8m\u009b1A\u202egnorw";
  await own.db.query("insert into acts (who, command, what) values ($1, 'invite', $2)", [
    "user farhana",
    JSON.stringify({ name: forged }),
  ]);
  const { out } = await run("acts", "--most", "1");
  expect(out.replace(/^\S+/, "AT")).toBe(
    "AT  user farhana  invite  name: Rafiq\\u000a2026-06-01T00:00:00.000Z  root  figures rebuild  \\u001b[8m\\u009b1A\\u202egnorw",
  );
  const json = await run("acts", "--most", "1", "--json");
  expect(json.out).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(JSON.parse(json.out)[0].what).toEqual({ name: forged });
});

it.each([["Surma\nLines"], ["Surma\u001b[2K Lines"], ["Surma \u202eseniL"]])(
  "no name is given that a terminal would obey: %j",
  async (name) => {
    const refused = (what: string) => ({
      code: 2,
      err: expect.stringContaining(
        `${what} must hold no control characters and stand on one line.`,
      ),
      out: "",
    });
    expect(await run("company", "add", name)).toEqual(refused("NAME"));
    expect(await run("user", "add", "tania", "--name", name)).toEqual(refused("--name"));
    expect(await run("company", "add", "Surma", "--as", name)).toEqual(refused("--as"));
  },
);
