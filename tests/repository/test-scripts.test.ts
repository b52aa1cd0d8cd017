import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).sort();

it("the test scripts run every project once", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const covered = "pnpm run test:covered";
  expect(scripts["test:run"]).toContain(`${covered} && `);
  const run = scripts["test:run"]?.replace(covered, scripts["test:covered"] ?? "") ?? "";
  const projects = namesIn(readFileSync("vitest.config.ts", "utf8"), /\bname: "([^"]+)"/g);
  expect(projects).toContain("e2e");
  expect(namesIn(run, /--project=(\S+)/g)).toEqual(projects);
});
