import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { letLive } from "../mutants/typescript/survivors.ts";
import { readPage } from "./named-tests.ts";

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
