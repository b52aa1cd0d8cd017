import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "partner-audit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function audited(out: string) {
  const pnpm = join(folder, "pnpm");
  writeFileSync(pnpm, `#!${process.execPath}\nprocess.stdout.write(${JSON.stringify(out)});\n`);
  chmodSync(pnpm, 0o755);
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx/esm", "scripts/audit.ts"],
    {
      cwd: repository,
      encoding: "utf8",
      env: { ...process.env, PATH: folder },
    },
  );
  return [status, stdout.trim()];
}

const root = (name: string) => readFileSync(join(repository, name), "utf8");
const metadata = { totalDependencies: 860 };
const day = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const advisory = (severity: string, daysAgo: number) => ({
  module_name: "a",
  severity,
  title: "Runs text",
  url: "https://x.test/1",
  created: new Date(Date.now() - daysAgo * day).toISOString(),
});
const answer = (...advisories: object[]) =>
  JSON.stringify({ advisories: { ...advisories }, metadata });

const deadlines = [...root("SECURITY.md").matchAll(/^\| (\w+) \| (\d+) \|$/gm)].map(
  ([, severity = "", days]) => [severity, Number(days)] as const,
);

it.each([
  ["<html>", "<html>"],
  ["{}", "{}"],
  [JSON.stringify({ error: { message: "responded with 405" } }), "responded with 405"],
  [`{"advisories":{},"metadata":{"totalDependencies":0}}`, `{"advisories":{},`],
])("an unanswered audit fails, and is reported as not checked: %j [V15.1.1]", (out, why) => {
  expect(audited(out)).toEqual([
    2,
    expect.stringContaining(`NOT CHECKED: the registry returned no audit. ${why}`),
  ]);
});

it("an answered audit that found nothing passes", () => {
  expect(audited(answer())).toEqual([0, "No dependency is known to be vulnerable."]);
});

it("there is a deadline for each severity", () => {
  expect(deadlines.map(([severity]) => severity)).toEqual(["critical", "high", "moderate", "low"]);
});

it.each(deadlines)(
  "what is %s passes for %i days and then fails, as SECURITY.md says [V15.1.1]",
  (severity, days) => {
    const due = dayOf(Date.now());
    expect(audited(answer(advisory(severity, days)))).toEqual([
      0,
      `Vulnerable dependencies, all within their deadlines:\n${severity} a: Runs text (https://x.test/1), due ${due}`,
    ]);
    const [status, said] = audited(answer(advisory(severity, 0), advisory(severity, days + 1)));
    expect([status, said]).toEqual([
      1,
      [
        "Vulnerable dependencies, of which some should be gone by now:",
        `${severity} a: Runs text (https://x.test/1), due ${dayOf(Date.now() + days * day)}`,
        `${severity} a: Runs text (https://x.test/1), due ${dayOf(Date.now() - day)}`,
      ].join("\n"),
    ]);
  },
);

it.each([{ created: undefined }, { created: "soon" }, { severity: "unheard" }])(
  "an advisory that does not say when it is due is overdue: %j",
  (unknown) => {
    expect(audited(answer({ ...advisory("low", 0), ...unknown }))[0]).toBe(1);
  },
);

const inCi = [root(".ci/run"), root(".github/workflows/audit.yml")].flatMap(
  (file) => /^.*(npx pnpm@10 .*audit:deps.*)$/m.exec(file)?.[1] ?? [],
);

it.each(inCi)(
  "CI fails when the audit does, and goes on where it was not answered: %s [V15.1.1]",
  (line) => {
    const npx = join(folder, "npx");
    const summary = join(folder, "summary");
    const ended = [0, 1, 2].map((status) => {
      writeFileSync(npx, `#!/bin/sh\necho asked for $3$2\nexit ${status}\n`);
      chmodSync(npx, 0o755);
      const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: summary };
      return spawnSync("bash", ["-eo", "pipefail", "-c", line], { env }).status;
    });
    expect(ended).toEqual([0, 1, 0]);
  },
);

it("CI audits on every change and every day [V15.1.1]", () => {
  expect(inCi).toHaveLength(2);
  const { on } = parse(root(".github/workflows/audit.yml")) as { on: object };
  expect(on).toEqual({ push: null, pull_request: null, schedule: [{ cron: "17 4 * * *" }] });
});
