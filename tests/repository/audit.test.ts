import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

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

const metadata = { totalDependencies: 860 };
const advisory = {
  module_name: "a",
  severity: "high",
  title: "Runs text",
  url: "https://x.test/1",
};

it.each([
  ["<html>", "<html>"],
  ["{}", "{}"],
  [JSON.stringify({ error: { message: "responded with 405" } }), "responded with 405"],
  [`{"advisories":{},"metadata":{"totalDependencies":0}}`, `{"advisories":{},`],
])("an unanswered audit fails, and is reported as not checked: %j", (out, why) => {
  expect(audited(out)).toEqual([
    2,
    expect.stringContaining(`NOT CHECKED: the registry returned no audit. ${why}`),
  ]);
});

it("an answered audit passes, or fails and names what is vulnerable", () => {
  expect(audited(JSON.stringify({ advisories: {}, metadata }))).toEqual([
    0,
    "No dependency is known to be vulnerable.",
  ]);
  expect(audited(JSON.stringify({ advisories: { 1: advisory }, metadata }))).toEqual([
    1,
    "Vulnerable dependencies:\nhigh a: Runs text (https://x.test/1)",
  ]);
});
