import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every folder of rules in the portal. */
const rules = readdirSync(join(root, "packages/web/src"), { recursive: true, encoding: "utf8" })
  .filter((path) => basename(path) === "rules")
  .map((path) => `packages/web/src/${path}`);

const ofRules = (lines: string[]) => Object.fromEntries(rules.map((folder) => [folder, lines]));

/** What no file of a folder may import: a package, or a file of another folder. */
const restricted: Record<string, string[]> = {
  "packages/partner-sdk/src": [
    ...["machines", "machines/session/session", "web/x", "partner-api", "openapi-fetch"],
    "packages/machines/src",
  ],
  "packages/machines/src": [
    ...["web", "viewer/drawing/layout.ts", "partner-api", "partner-sdk/src/index.ts"],
    ...["react", "react-dom/client", "@xstate/react"],
    ...["packages/web/src", "packages/partner-sdk/src/generated"],
  ],
  "packages/web/src": [
    ...["partner-api", "partner-api/server/health.ts", "portal-server", "openapi-fetch"],
    "viewer/story/story.ts",
    ...["packages/machines/src", "packages/partner-sdk/src/generated"],
  ],
  "tools/viewer/src": ["web/ui/button.tsx", "partner-sdk", "packages/machines/src"],
  "packages/portal-server/src": [
    ...["machines", "web/routes.tsx", "partner-api", "partner-api/serve"],
    ...["packages/partner-api/src/database", "packages/partner-sdk/src/host-profile"],
  ],
  "packages/partner-api/src": [
    "partner-sdk",
    "portal-server",
    "machines",
    "machines/session/session",
  ],
  "tests/machines": ["packages/partner-sdk/src/generated"],
  ...ofRules(["react", "./x.tsx", "packages/web/src/browser", "packages/web/src/state"]),
};

const allowed: Record<string, string[]> = {
  "packages/partner-sdk/src": ["./generated/partner.ts"],
  "packages/machines/src": ["partner-sdk", "partner-sdk/money", "xstate"],
  "packages/web/src": [
    ...["machines", "machines/session/session", "partner-sdk", "partner-sdk/host-profile"],
    "react",
  ],
  "packages/portal-server/src": [
    ...["partner-sdk", "partner-sdk/host-profile", "partner-api/server/health.ts", "undici"],
  ],
  "packages/web/src/ui": ["./x.css.ts", "packages/web/src/theme/theme.css.ts"],
  "tools/viewer/src": ["machines", "web/state/live-tab.ts", "web/theme/page.css.ts"],
  ...ofRules(["machines/time/date-range", "packages/web/src/reports/definitions", "./x.ts"]),
};

const globals: Record<string, string[]> = {
  "packages/machines/src": ["fetch", "document", "localStorage", "location"],
  ...ofRules(["location"]),
};

/** Anywhere in the portal. */
const contents: [file: string, line: string, rule?: string][] = [
  ["a.tsx", "export const A = () => <p>Words</p>;", "noJsxLiterals"],
  ["b.tsx", 'export const B = () => <input title="Words" />;', "plugin"],
  ["c.tsx", 'export const C = () => <C label={"Words"} />;', "plugin"],
  ["d.css.ts", "export const d = { paddingLeft: 0 };", "plugin"],
  ["e.ts", 'import "../other/x.css.ts";', "noRestrictedImports"],
  ["f.tsx", 'export const F = ({ by }: { by: string }) => <p className="a" title={by}>({by})</p>;'],
];

type Case = { folder: string; file: string; line: string; rule: string | undefined };

function importing(folder: string, what: string) {
  if (!/^(packages|tools)\//.test(what)) return `import "${what}";`;
  return `import "${relative(folder, what)}${what.endsWith(".ts") ? "" : "/x.ts"}";`;
}

const inEach = (
  table: Record<string, string[]>,
  name: string,
  rule: string | undefined,
  lineOf: (folder: string, what: string) => string,
): Case[] =>
  Object.entries(table).flatMap(([folder, all]) =>
    all.map((what, at) => ({
      folder,
      file: `${folder}/${name}-${at}.ts`,
      line: lineOf(folder, what),
      rule,
    })),
  );

const cases: Case[] = [
  ...inEach(restricted, "imports", "noRestrictedImports", importing),
  ...inEach(allowed, "allowed", undefined, importing),
  ...inEach(
    globals,
    "global",
    "noRestrictedGlobals",
    (_, name) => `export const x = () => ${name};`,
  ),
  ...contents.map(([name, line, rule]) => {
    const folder = "packages/web/src";
    return { folder, file: `${folder}/any/${name}`, line, rule };
  }),
  {
    folder: "packages/partner-sdk/src",
    file: "packages/partner-sdk/src/transport.ts",
    line: 'import "openapi-fetch";',
    rule: undefined,
  },
];

describe("the boundaries between the packages", () => {
  let folder: string;
  const stopped = new Map<string, string[]>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "boundaries-"));
    for (const name of ["biome.json", ".gitignore", "scripts"]) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    for (const { file, line } of cases) {
      await mkdir(join(folder, file, ".."), { recursive: true });
      await writeFile(join(folder, file), `${line}\n`);
    }
    for (const { category, location } of await lint(folder)) {
      const rule = category.split("/").pop() ?? "";
      stopped.set(location.path, [...(stopped.get(location.path) ?? []), rule]);
    }
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(cases.filter(({ rule }) => rule))("$folder may not contain $line", ({ file, rule }) => {
    expect(stopped.get(file)).toEqual([rule]);
  });

  it.each(cases.filter(({ rule }) => !rule))("$folder may contain $line", ({ file }) => {
    expect(stopped.get(file)).toBeUndefined();
  });

  it("name folders that are there", () => {
    const named = [...Object.keys(restricted), ...Object.values(restricted).flat()];
    const folders = named.filter((path) => /^(packages|tests|tools)\//.test(path));
    expect(rules).not.toEqual([]);
    expect(folders.filter((path) => !existsSync(join(root, path)))).toEqual([]);
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
