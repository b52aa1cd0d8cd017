import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { compilers, pinned } from "../runtimes/pinned.ts";
import { heading, sectionOf } from "../runtimes/section.ts";
import { readPage } from "./claims.ts";

const { catalog } = parse(readFileSync("pnpm-workspace.yaml", "utf8")) as {
  catalog: Record<string, string>;
};

it("the page on the SDK says what was tried last, which is what is pinned", () => {
  const [, section = ""] = readPage("partner-sdk.md").split(`## ${heading}\n\n`);
  const [, circumstances = ""] = /passed last on (\d{4}-\d\d-\d\d, in .+)\.$/m.exec(section) ?? [];
  expect(section.split("\n## ")[0]?.trim()).toBe(sectionOf(circumstances));
});

it("what the tests use too is tried in the same version", () => {
  const shared = Object.keys(pinned).filter((name) => name in catalog && name !== "typescript");
  expect(shared).toEqual([
    "@tanstack/react-query",
    "@types/node",
    "@types/react",
    "react",
    "react-dom",
    "swr",
  ]);
  expect(shared.map((name) => pinned[name])).toEqual(shared.map((name) => catalog[name]));
});

it("each compiler is installed under its minor version, from the oldest that the page promises to the catalog's", () => {
  expect(compilers.map(({ name }) => name)).toEqual(
    compilers.map(({ version }) => `typescript-${version.replace(/\.\d+$/, "")}`),
  );
  const [promised] =
    /declarations compile from version (\d+\.\d+)/.exec(readPage("partner-sdk.md"))?.slice(1) ?? [];
  expect([compilers[0]?.name, compilers.at(-1)?.version]).toEqual([
    `typescript-${promised}`,
    catalog.typescript,
  ]);
});
