import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parts } from "../mutants/typescript/parts.ts";
import { letLive } from "../mutants/typescript/survivors.ts";
import { readPage } from "./claims.ts";

it("every mutant that is let live is on a line that still stands, once", () => {
  const linesOf = (file: string) =>
    existsSync(file)
      ? readFileSync(file, "utf8")
          .split("\n")
          .map((line) => line.trim())
      : [];
  expect(letLive.filter(({ file, line }) => !linesOf(file).includes(line))).toEqual([]);
  const places = letLive.map(({ file, line }) => `${file}: ${line}`);
  expect(places).toEqual([...new Set(places)]);
});

it("the page on mutants has a sentence for each of them", () => {
  const page = readPage("mutants.md");
  const sentences = letLive.map(({ why }) => why);
  expect(sentences.filter((why) => !page.includes(why))).toEqual([]);
  expect(sentences.filter((why) => !/^[A-Z].+\.$/.test(why))).toEqual([]);
});

it("the page on mutants counts no survivor but these, and all parts", () => {
  const page = readPage("mutants.md");
  const [, survived] = /^\| all (?:\| \d+ ){2}\| (\d+) \|/m.exec(page) ?? [];
  expect(Number(survived)).toBe(letLive.reduce((sum, { mutants }) => sum + mutants, 0));
  const rows = parts.map(({ name }) => `\n| ${name} | `);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

it("every source of the machines is measured once, but for those that hand others on", () => {
  const folder = "packages/machines/src/";
  const handedOn = ["account.ts", "formats.ts", "index.ts", "screens.ts"];
  const measured = parts
    .flatMap(({ sources }) => sources)
    .flatMap((source) => (source.startsWith(folder) ? [source.slice(folder.length)] : []));
  expect([...measured, ...handedOn].sort()).toEqual(readdirSync(folder).sort());
});

it.each(["day", "report"])("every rule of web's %s is measured once", (wing) => {
  const folder = `packages/web/src/${wing}/rules/`;
  const measured = parts
    .flatMap(({ sources }) => sources)
    .flatMap((source) => (source.startsWith(folder) ? filesOf(source) : []));
  const rules = readdirSync(folder).map((file) => folder + file);
  expect(measured.sort()).toEqual(rules.sort());
});

/** Of a pattern with names in braces, or a star for all of a folder. */
function filesOf(source: string): string[] {
  const folder = source.slice(0, source.lastIndexOf("/") + 1);
  const name = source.slice(folder.length);
  if (name === "*.ts") return readdirSync(folder).map((file) => folder + file);
  const names = /^\{(.+)\}\.ts$/.exec(name)?.[1]?.split(",") ?? [];
  return names.map((each) => `${folder}${each}.ts`);
}
