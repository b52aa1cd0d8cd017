// @module-tag long
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].concat(
  ["docs", "packages", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md") && !/node_modules|CHANGELOG/.test(path))
      .map((path) => `${folder}/${path}`),
  ),
);
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => `${file}: ${name}`);

const projectsIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/--project=([\w-]+)/g)].map(([, name]) => name);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

it("each test file is in one project, or in that of the embedded database", () => {
  const vitest = "node_modules/vitest/vitest.mjs";
  const list = [vitest, "list", "--filesOnly", "--json", "--project=*", "--project=embedded"];
  const listed = JSON.parse(execFileSync(process.execPath, list, { encoding: "utf8" })) as {
    file: string;
    projectName: string;
  }[];
  const isEmbedded = ({ projectName }: { projectName: string }) => projectName === "embedded";
  const inOthers = listed.filter((one) => !isEmbedded(one)).map(({ file }) => file);
  const embedded = listed.filter(isEmbedded).map(({ file }) => file);
  const found = [...inOthers, ...embedded.filter((file) => !inOthers.includes(file))];
  const files = ["tests", "tools"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(test\.tsx?|mutants\.ts)$/.test(path))
    // Those on a cluster are in a project that is there where it is named.
    .filter((path) => !/node_modules|^tests\/distributed/.test(path));
  expect(found.map((file) => relative(process.cwd(), file)).sort()).toEqual(files.sort());
});

it("`test` runs every check and four projects, `test:quick` those without a browser or a database", () => {
  const named = [scripts.test, scripts["test:quick"], scripts.check];
  const expected = ["test", "quick", "check"];
  expect(named).toEqual(
    expected.map((group) => `pnpm --filter=* install && tsx scripts/run.ts ${group}`),
  );
  const runner = readFileSync("scripts/run.ts", "utf8");
  expect(projectsIn("scripts/run.ts")).toEqual([
    ...["browser", "integration", "screens"],
    "unit",
    ...["unit", "screens"],
  ]);
  expect(runner).toContain("    ...checks,\n");
  expect(runner).toContain('"vitest run --coverage --project=unit"');
});

it.each([".ci/run", ".github/workflows/test.yml"])(
  "CI runs all that it has time for: %s",
  (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/npx pnpm@10 test\n.*npx pnpm@10 test --project=/);
    expect(projectsIn(file)).toEqual(["slow", "slow-screens", "embedded"]);
  },
);

it("a newcomer finds at most twenty scripts", () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
});

it("the pages name scripts and projects that there are", () => {
  const ofTools = ["exec", "install", "vitest"];
  const known = new Set([...Object.keys(scripts), ...ofTools]);
  const isKnown = (one: string) => known.has(one.slice(one.lastIndexOf(" ") + 1));
  const named = pages.flatMap((page) => namesIn(page, /npx pnpm@10 ([a-z][\w:-]*)/g));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((one) => !isKnown(one))).toEqual([]);

  const config = readFileSync("vitest.config.ts", "utf8");
  const projects = pages.flatMap((page) => namesIn(page, /--project=([\w-]+)/g));
  expect(projects.length).toBeGreaterThan(10);
  const isThere = (one: string) => config.includes(`"${one.slice(one.lastIndexOf(" ") + 1)}"`);
  expect(projects.filter((one) => !isThere(one))).toEqual([]);
});
