import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Files that cross a boundary, and the rule that has to stop them. */
const crossings: [file: string, line: string, rule: string][] = [
  ["packages/partner-sdk/src/a.ts", 'import "machines";', "noRestrictedImports"],
  ["packages/partner-sdk/src/b.ts", 'import "web/x";', "noRestrictedImports"],
  ["packages/partner-sdk/src/c.ts", 'import "partner-api";', "noRestrictedImports"],
  ["packages/partner-sdk/src/d.ts", 'import "openapi-fetch";', "noRestrictedImports"],
  ["packages/partner-sdk/src/e.ts", 'import "../../machines/src/x.ts";', "noRestrictedImports"],
  ["packages/machines/src/a.ts", 'import "web";', "noRestrictedImports"],
  ["packages/machines/src/b.ts", 'import "react";', "noRestrictedImports"],
  ["packages/machines/src/c.ts", 'import "react-dom/client";', "noRestrictedImports"],
  ["packages/machines/src/d.ts", 'import "@xstate/react";', "noRestrictedImports"],
  ["packages/machines/src/e.ts", 'import "partner-sdk/src/index.ts";', "noRestrictedImports"],
  [
    "packages/machines/src/f.ts",
    'import "../../partner-sdk/src/generated/partner.ts";',
    "noRestrictedImports",
  ],
  ["packages/machines/src/g.ts", "export const load = () => fetch;", "noRestrictedGlobals"],
  ["packages/machines/src/h.ts", "export const page = () => document;", "noRestrictedGlobals"],
  ["packages/machines/src/i.ts", "export const kept = () => localStorage;", "noRestrictedGlobals"],
  ["packages/machines/src/j.ts", "export const here = () => location;", "noRestrictedGlobals"],
  ["packages/machines/src/k.ts", 'import "partner-api";', "noRestrictedImports"],
  ["packages/machines/src/l.ts", 'import "../../web/src/x.ts";', "noRestrictedImports"],
  ["packages/web/src/a.ts", 'import "partner-api";', "noRestrictedImports"],
  [
    "packages/web/src/b.ts",
    'import "../../partner-sdk/src/generated/partner.ts";',
    "noRestrictedImports",
  ],
  ["packages/web/src/c.ts", 'import "../../machines/src/x.ts";', "noRestrictedImports"],
  ["packages/web/src/d.ts", 'import "openapi-fetch";', "noRestrictedImports"],
  ["packages/web/src/screens/a.ts", 'import "../ui/x.css.ts";', "noRestrictedImports"],
  ["packages/web/src/report/rows/a.ts", 'import "../../ui/x.css.ts";', "noRestrictedImports"],
  ["packages/web/src/report/rules/a.ts", 'import "react";', "noRestrictedImports"],
  ["packages/web/src/report/rules/b.ts", 'import "../range/x.tsx";', "noRestrictedImports"],
  [
    "packages/web/src/report/rules/c.ts",
    'import "../../platform/stored.ts";',
    "noRestrictedImports",
  ],
  [
    "packages/web/src/report/rules/d.ts",
    "export const here = () => location;",
    "noRestrictedGlobals",
  ],
  ["packages/web/src/ui/a.tsx", "export const A = () => <p>Words</p>;", "noJsxLiterals"],
  ["packages/web/src/ui/b.tsx", 'export const B = () => <input title="Words" />;', "plugin"],
  ["packages/web/src/day/c.tsx", 'export const C = () => <C label={"Words"} />;', "plugin"],
  ["packages/web/src/ui/d.css.ts", "export const d = { paddingLeft: 0 };", "plugin"],
  ["packages/machines/src/m.ts", 'import "viewer/drawing/layout.ts";', "noRestrictedImports"],
  ["packages/web/src/e.ts", 'import "viewer/story/story.ts";', "noRestrictedImports"],
  ["packages/viewer/src/a.ts", 'import "web/ui/button.tsx";', "noRestrictedImports"],
  ["packages/viewer/src/b.ts", 'import "partner-sdk";', "noRestrictedImports"],
  ["packages/viewer/src/c.ts", 'import "../../machines/src/x.ts";', "noRestrictedImports"],
  ["packages/partner-api/src/a.ts", 'import "partner-sdk";', "noRestrictedImports"],
  ["packages/partner-api/src/b.ts", 'import "machines";', "noRestrictedImports"],
  [
    "tests/machines/a.ts",
    'import "../../packages/partner-sdk/src/generated/partner.ts";',
    "noRestrictedImports",
  ],
];

const allowed: [file: string, line: string][] = [
  ["packages/partner-sdk/src/transport.ts", 'import "openapi-fetch";'],
  ["packages/partner-sdk/src/ok.ts", 'import "./generated/partner.ts";'],
  [
    "packages/machines/src/ok.ts",
    'import "partner-sdk";\nimport "partner-sdk/money";\nimport "xstate";',
  ],
  ["packages/web/src/ui/ok.ts", 'import "./x.css.ts";\nimport "../theme/theme.css.ts";'],
  [
    "packages/web/src/report/rules/ok.ts",
    'import "machines/formats";\nimport "../../modules/report.ts";\nimport "./x.ts";',
  ],
  [
    "packages/web/src/ui/ok.tsx",
    'export const A = ({ by }: { by: string }) => <p className="a" title={by}>({by})</p>;',
  ],
  [
    "packages/viewer/src/ok.ts",
    'import "machines";\nimport "web/portal/live-tab.ts";\nimport "web/theme/page.css.ts";',
  ],
  ["packages/web/src/ok.ts", 'import "machines";\nimport "partner-sdk";\nimport "react";'],
];

describe("the boundaries between the packages", () => {
  let folder: string;
  const stopped = new Map<string, string[]>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "boundaries-"));
    for (const name of ["biome.json", ".gitignore", "scripts"]) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    for (const [file, line] of [...crossings, ...allowed]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `${line}\n`);
    }
    for (const { category, location } of await lint(folder)) {
      const rule = category.split("/").pop() ?? "";
      stopped.set(location.path, [...(stopped.get(location.path) ?? []), rule]);
    }
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(crossings)("%s may not contain %s", (file, _line, rule) => {
    expect(stopped.get(file)).toEqual([rule]);
  });

  it.each(allowed)("%s may contain %s", (file) => {
    expect(stopped.get(file)).toBeUndefined();
  });
});

type Diagnostic = { category: string; location: { path: string } };

function lint(folder: string): Promise<Diagnostic[]> {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const styles = ["noRestrictedImports", "noRestrictedGlobals", "noJsxLiterals"];
  const rules = [...styles.map((rule) => `--only=style/${rule}`), "--only=plugin"];
  const args = [biome, "lint", ...rules, "--reporter=json", "--max-diagnostics=none", "."];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) =>
      resolve(JSON.parse(stdout).diagnostics),
    );
  });
}
