import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).sort();

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const projects = namesIn(readFileSync("vitest.config.ts", "utf8"), /\bname: "([^"]+)"/g);

it("the test scripts run every check, and every project once", () => {
  const { test, check, "test:run": run, "test:covered": covered, "test:others": others } = scripts;
  const whole = scripts["test:whole"] ?? "";
  expect([test, run, check]).toEqual([
    'pnpm run "/^(check:.*|test:covered|test:others)$/"',
    'pnpm run "/^test:(covered|others)$/"',
    'pnpm run "/^check:.*/"',
  ]);
  expect(projects).toContain("e2e");
  expect(namesIn(`${covered} ${others} ${whole}`, /--project=(\S+)/g)).toEqual(projects);
  expect(whole).toBe("vitest run --project=whole");
  expect(readFileSync(".ci/run", "utf8")).toMatch(
    /^npx pnpm@10 test\nnpx pnpm@10 test:whole\nnpx pnpm@10 test:embedded\nnpx pnpm@10 audit:deps/m,
  );
});

it("the quick tests are those of every project without a browser or a server", () => {
  expect(scripts["test:quick"]).toContain("test:alone");
  expect(namesIn(scripts["test:alone"] ?? "", /--project=(\S+)/g)).toEqual(
    projects.filter((name) => !["e2e", "partner-api", "whole"].includes(name ?? "")),
  );
});

it("coverage is that of every project that runs the sources in its own processes", () => {
  expect(namesIn(scripts["test:coverage"] ?? "", /--project=(\S+)/g)).toEqual([
    "alone",
    "partner-api",
    "web",
    "whole",
  ]);
  expect(scripts["test:coverage"]).toContain("packages/{partner-api,web}/src");
  expect(scripts["test:covered"]).toContain("--coverage");
});
