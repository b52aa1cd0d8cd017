import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const step = /^In (a new )?`([^`\n]+)`(?:, before `([^`\n]+)`)?\n\n```\w+\n([\s\S]*?)^```/gm;

const ask = `
import { buildServer, makeDemo, openDatabase, passwords, readSettings } from "./src/index.ts";
import { rmSync } from "node:fs";
const data = new URL("./asked/", import.meta.url).pathname;
const db = await openDatabase({
  databaseUrl: undefined, dataDirectory: data, reportingTimeZone: "Asia/Dhaka",
  statementTimeout: 15000, connections: 1, onIdleError() {},
});
const passwordHash = await passwords().hash("a phrase for the tests");
await makeDemo(db, { seed: 3, days: 3, passwordHash, say() {} });
const app = await buildServer({ db, settings: readSettings({ LOG_LEVEL: "silent" }) });
const payload = { username: "demo", password: "a phrase for the tests" };
const signedIn = await app.inject({ method: "POST", url: "/api/auth/login", payload });
const authorization = "Bearer " + signedIn.json().data.token;
const days = [-5, 1].map((day) => new Date(Date.now() + day * 864e5).toISOString().slice(0, 10));
const answers = [];
for (const report of ["routewise", "vehiclewise"]) {
  const url = "/api/intracity/reports/" + report + "/101?from_date=" + days[0] + "&to_date=" + days[1];
  answers.push((await app.inject({ url, headers: { authorization } })).json());
}
await app.close();
await db.close();
rmSync(data, { recursive: true, force: true });
process.stdout.write("\\nanswers:" + JSON.stringify(answers));
`;

type Sold = { total_tickets: number; total_fares: number };
const sum = (rows: Sold[], of: keyof Sold) =>
  Math.round(rows.reduce((all, row) => all + Number(row[of]), 0) * 100);

describe("the report that CONTRIBUTING adds, in a copy of the sources", () => {
  let copy: string;
  const here = (...command: [string, ...string[]]) =>
    run(process.execPath, command, { cwd: copy, maxBuffer: 64_000_000 });
  const bin = (name: string) => join(root, "node_modules", name);

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), "added-report-"));
    for (const name of [
      "openapi",
      "packages",
      "package.json",
      "tsconfig.base.json",
      "redocly.yaml",
    ]) {
      await cp(join(root, name), join(copy, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) =>
          !["dist", ".data"].includes(basename(path)) && !path.endsWith(".tsbuildinfo"),
      });
    }
    await symlink(join(root, "node_modules"), join(copy, "node_modules"));
    const text = await readFile(join(root, "CONTRIBUTING.md"), "utf8");
    for (const [, isNew, file = "", line, added = ""] of text.matchAll(step)) {
      const path = join(copy, file);
      if (isNew) await writeFile(path, added);
      else await writeFile(path, withLines(await readFile(path, "utf8"), added, line));
    }
    await here("--import", "tsx", "packages/partner-sdk/scripts/generate.ts");
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));

  it("fits the contract's rules, and its types those of the catalogue", {
    timeout: 120_000,
  }, async () => {
    const lint = await here(join(root, "tests/node_modules/@redocly/cli/bin/cli.js"), "lint");
    expect(lint.stderr).toContain("Your API description is valid.");
    const types = await here(bin("typescript/bin/tsc"), "-b", "packages/web").catch(
      (failed) => failed,
    );
    expect(types.stdout).toBe("");
    await writeFile(
      join(copy, "packages/web/src/reports/definitions/added.ts"),
      'import { intracity } from "./intracity.ts";\n' +
        'const added = intracity.screens.find(({ route }) => route === "/intracity/routewise/report/");\n' +
        "process.stdout.write(JSON.stringify(added));\n",
    );
    const entry = await here("--import", "tsx", "packages/web/src/reports/definitions/added.ts");
    expect(JSON.parse(entry.stdout)).toMatchObject({
      title: "Route Wise Report",
      operation: { method: "GET", path: "/api/intracity/reports/routewise/{company_id}" },
      dated: true,
      totals: [
        { title: "Tickets", field: "total_tickets", kind: "count" },
        { title: "Fares", field: "total_fares", kind: "money" },
      ],
    });
  });

  it("is answered by the API with the same sums as its buses", { timeout: 120_000 }, async () => {
    await writeFile(join(copy, "packages/partner-api/ask.mts"), ask);
    const { stdout } = await here("--import", "tsx", "packages/partner-api/ask.mts");
    const [byRoute, byVehicle] = JSON.parse(stdout.split("\nanswers:")[1] ?? "[]");
    expect(byRoute.success).toBe(true);
    expect(byRoute.data.length).toBeGreaterThan(1);
    for (const of of ["total_tickets", "total_fares"] as const) {
      expect(sum(byRoute.data, of)).toBe(sum(byVehicle.data, of));
      expect(sum(byRoute.data, of)).toBeGreaterThan(0);
    }
  });
});

function withLines(text: string, added: string, before = ""): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.trim() === before);
  if (at < 0) throw new Error(`There is no line '${before}'.`);
  return [...lines.slice(0, at), added.replace(/\n$/, ""), ...lines.slice(at)].join("\n");
}
