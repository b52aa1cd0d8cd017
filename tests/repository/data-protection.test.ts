import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPage } from "./claims.ts";

const page = readPage("data-protection.md");
const sources = "packages/partner-api/src";
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
const section = (title: string) => page.split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|sql|mjs)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);

it("every table of the database has one level [V14.1.1]", () => {
  const [, classified = ""] = page.split("| level | tables |");
  const levels = [...(classified.split("\n\n")[0] ?? "").matchAll(/^\| (\w+) \| (`.+) \|$/gm)];
  const named = levels.flatMap(([, , tables = ""]) => namesIn(tables));
  const migrations = filesOf(`${sources}/database/migrations`).map(([, text]) => text);
  const tables = (verb: string) =>
    migrations.flatMap((text) =>
      [...text.matchAll(new RegExp(`^${verb} table (\\w+)`, "gm"))].map(([, name]) => name),
    );
  const dropped = tables("drop");
  expect(named.sort()).toEqual(
    tables("create")
      .filter((name) => !dropped.includes(name))
      .sort(),
  );
  const described = [...page.matchAll(/^\| (\w+) \|/gm)].map(([, level]) => level);
  for (const [, level] of levels) expect(described.filter((one) => one === level)).toHaveLength(2);
});

const cryptography =
  /node:crypto|@node-rs\/argon2|sha\d+\(|md5\(|crypt\(|gen_random|crypto\.(subtle|get)/;

it("the inventory names every file that uses cryptography, and no other [V11.1.2]", () => {
  const named = section("Cryptography in use")
    .split("\n")
    .flatMap((line) => namesIn(line.split("|")[2] ?? ""));
  const using = filesOf(sources).filter(([, text]) => cryptography.test(text));
  expect([...new Set(named)].sort()).toEqual(using.map(([name]) => name).sort());
});

it("neither the portal nor the SDK uses any [V11.1.2]", () => {
  const others = ["web", "machines", "partner-sdk"].flatMap((name) =>
    filesOf(`packages/${name}/src`),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, text]) => cryptography.test(text)).map(([name]) => name)).toEqual([]);
});
