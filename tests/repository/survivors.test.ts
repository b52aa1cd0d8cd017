import { readdirSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { type Part, parts } from "../../tools/mutants/typescript/parts.ts";
import { letLive } from "../../tools/mutants/typescript/survivors.ts";
import { readPage } from "./claims.ts";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const sources = ["partner-sdk", "machines", "web"]
  .flatMap((name) => filesIn(`packages/${name}/src`))
  .filter((path) => path.endsWith(".ts"));
const tests = ["partner-sdk", "machines", "web"]
  .flatMap((name) => filesIn(`tests/${name}`))
  .filter((path) => path.endsWith(".test.ts") && !path.includes("/node_modules/"));

function sourcesOf({ sources: patterns }: Part): string[] {
  const without = patterns.flatMap((one) => (one.startsWith("!") ? [one.slice(1)] : []));
  const isIn = (path: string, list: readonly string[]) =>
    list.some((pattern) => matchesGlob(path, pattern));
  return sources.filter((path) => isIn(path, patterns) && !isIn(path, without));
}
const measured = parts.flatMap(sourcesOf);

it("every line whose mutants are let live is named once", () => {
  const lines = letLive.map(({ of, line }) => `${of}: ${line}`);
  expect(lines).toEqual([...new Set(lines)]);
});

it("each of them has a sentence that says why", () => {
  const sentences = letLive.map(({ why }) => why);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((why) => !/^[A-Z].+\.$/.test(why))).toEqual([]);
});

it("the page on mutants has a row for each part", () => {
  const page = readPage("mutants.md");
  const rows = parts.map(({ name }) => `\n| ${name} | `);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

it("every pattern of a part finds sources or tests", () => {
  const patterns = parts.flatMap((part) => [
    ...part.sources.filter((pattern) => !pattern.startsWith("!")),
    ...part.tests,
    ...(part.without ?? []),
  ]);
  const files = [...sources, ...tests];
  const lost = patterns.filter((pattern) => !files.some((path) => matchesGlob(path, pattern)));
  expect(lost).toEqual([]);
});

it("no source is measured twice", () => {
  expect(measured.filter((path, at) => measured.indexOf(path) !== at)).toEqual([]);
});

it("every source of the SDK and the machines and every rule of the portal is measured", () => {
  const meant = sources.filter(
    (path) =>
      !path.includes("/generated/") &&
      (!path.startsWith("packages/web/") || path.includes("/rules/")),
  );
  expect(meant.length).toBeGreaterThan(100);
  expect(meant.filter((path) => !measured.includes(path))).toEqual([]);
});
