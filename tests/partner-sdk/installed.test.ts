import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { build, transform } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPnpm } from "../pnpm.ts";
import { exampleHost } from "./example-host.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const packageRoot = fileURLToPath(new URL("../../packages/partner-sdk/", import.meta.url));
const tsc = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
const nodeTypes = join(dirname(require.resolve("@types/node/package.json")), "..");

let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "partner-sdk-"));
  await runPnpm(["pack", "--pack-destination", folder], packageRoot);
  const { version } = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
  tarball = join(folder, `partner-sdk-${version}.tgz`);
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", tarball];
  await run("npm", install, { cwd: folder });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function project(name: string, files: Record<string, string | object>) {
  const root = join(folder, name);
  await mkdir(root);
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(root, file), typeof text === "string" ? text : JSON.stringify(text));
  }
  return root;
}

const linesOf = ({ stdout }: { stdout: string }) => stdout.trimEnd().split("\n");

describe("the tarball", () => {
  it("holds only the build, the manifest, the README and the changelog", async () => {
    const { stdout } = await run("tar", ["-tzf", tarball]);
    const files = stdout.trimEnd().split("\n");
    expect(files.filter((file) => !file.startsWith("package/dist/")).sort()).toEqual([
      "package/CHANGELOG.md",
      "package/README.md",
      "package/package.json",
    ]);
    expect(files.filter((file) => /\.js$/.test(file)).sort()).toEqual([
      "package/dist/cjs/index.js",
      "package/dist/esm/index.js",
    ]);
  });

  it("passes publint", async () => {
    const installed = join(folder, "node_modules/partner-sdk");
    const { messages } = await publint({ pkgDir: installed, level: "suggestion", strict: true });
    expect(messages).toEqual([]);
  });

  it("passes attw with every kind of resolution", async () => {
    const attw = join(
      dirname(require.resolve("@arethetypeswrong/cli/package.json")),
      "dist/index.js",
    );
    const { stdout } = await run(process.execPath, [attw, tarball, "--format", "json"]);
    const { analysis, problems } = JSON.parse(stdout);
    expect(problems ?? {}).toEqual({});
    expect(analysis.problems).toEqual([]);
    expect(Object.keys(analysis.entrypoints["."].resolutions)).toEqual([
      "node10",
      "node16-cjs",
      "node16-esm",
      "bundler",
    ]);
  });
});

describe("installed in a fresh folder", () => {
  const use = `
    const client = createPartnerClient({ baseUrl: process.argv[2] });
    client.call(getTollplazaSummary, { company_id: 301 }).then((summary) => console.log(summary.total_entry_count));`;

  it("answers as an ES module", async () => {
    await using host = await exampleHost();
    const root = await project("esm", {
      "use.mjs": `import { createPartnerClient, getTollplazaSummary } from "partner-sdk";${use}`,
    });
    expect(linesOf(await run(process.execPath, ["use.mjs", host.url], { cwd: root }))).toEqual([
      "1200",
    ]);
  });

  it("answers as CommonJS", async () => {
    await using host = await exampleHost();
    const root = await project("cjs", {
      "use.cjs": `const { createPartnerClient, getTollplazaSummary } = require("partner-sdk");${use}`,
    });
    expect(linesOf(await run(process.execPath, ["use.cjs", host.url], { cwd: root }))).toEqual([
      "1200",
    ]);
  });

  it.each([
    ["nodenext", "module", "use.ts"],
    ["nodenext", "commonjs", "use.ts"],
    ["bundler", "module", "use.ts"],
  ])(
    "compiles with %s in a %s package, and refuses a wrong call",
    async (resolution, type, file) => {
      const right = `import { createPartnerClient, getTollplazaSummary } from "partner-sdk";
export const count = async (): Promise<number | string> =>
  (await createPartnerClient({ baseUrl: "" }).call(getTollplazaSummary, { company_id: 1 })).total_entry_count;`;
      const root = await project(`${resolution}-${type}`, {
        "package.json": { type },
        [file]: right,
        "tsconfig.json": {
          compilerOptions: {
            strict: true,
            noEmit: true,
            module: resolution === "nodenext" ? "nodenext" : "esnext",
            moduleResolution: resolution,
            lib: ["ES2022", "DOM"],
            types: [],
            skipLibCheck: false,
          },
          include: [file],
        },
      });
      expect((await run(process.execPath, [tsc, "-p", root])).stdout).toBe("");

      await writeFile(join(root, file), right.replace("company_id: 1", "company: 1"));
      const refused = await run(process.execPath, [tsc, "-p", root]).catch(({ stdout }) => stdout);
      expect(refused).toContain("error TS2353");
    },
  );

  it("runs in a browser bundle, which knows no Node", async () => {
    await using host = await exampleHost();
    const code = await bundle(
      `import { createPartnerClient, getTollplazaSummary, localStorageTokenStore } from "partner-sdk";
       const client = createPartnerClient({ baseUrl: BASE, tokenStore: localStorageTokenStore() });
       export default client.call(getTollplazaSummary, { company_id: 301 });`,
    );
    const names = ["BASE", "localStorage", "process", "require", "module"];
    const body = `${code.replace(/export\s*\{\s*(\w+) as default\s*\};?/, "return $1;")}`;
    const page = new Function(...names, body);
    const summary = await page(host.url, { getItem: () => "stored-token" });
    expect(summary.total_entry_count).toBe(1200);
    expect(host.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer stored-token",
    ]);
  });
});

async function bundle(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

describe("its size", () => {
  const sizeOf = async (contents: string) => brotliCompressSync(await bundle(contents)).length;

  it("is at most 7 kB minified and brotli-compressed in full, and less with one operation", async () => {
    const full = await sizeOf('export * from "partner-sdk";');
    const one = await bundle(
      'export { createPartnerClient, getTollplazaSummary } from "partner-sdk";',
    );
    const oneSize = brotliCompressSync(one).length;
    console.info(`partner-sdk: ${full} B in full, ${oneSize} B with one operation (brotli)`);
    expect(full).toBeLessThanOrEqual(7000);
    expect(oneSize).toBeLessThan(4600);
    expect(one.match(/\/api\/[^"'`]+/g)).toEqual(["/api/tollplaza/summary/{company_id}"]);
  });

  it("is nothing when nothing is used", async () => {
    expect(await bundle('import "partner-sdk";')).toBe("");
  });
});

describe("the README's recipes", async () => {
  const readme = await readFile(join(packageRoot, "README.md"), "utf8");
  const recipes = Object.fromEntries(
    [...readme.matchAll(/^##+ (.+)\n(?:(?!^##)[\s\S])*?```ts\n([\s\S]*?)```/gm)].map(
      ([, title, code]) => [title, code ?? ""],
    ),
  );

  const printed: Record<string, string[]> = {
    "First call": ["1200"],
    "Ways to fail": ["Sign in again."],
    "In a browser": ["Rahima Khatun 3"],
    "A token from elsewhere": ["[ 'POS-0117', 'POS-0118', 42 ]"],
    "The companies of a module": ["66f0c1d2a9 Kirtonkhola Launch"],
    Retry: ["Truck"],
    "Abort and time-out": ["true"],
    Progress: ["1 in flight", "0 200 undefined", "1 in flight", "0 200 undefined"],
    "Downloading three months": [
      "2026-03-01,2026-04-01,Gabtoli 2,1204,60200.5",
      "2026-03-01,2026-04-01,,3,150",
      "2026-03-01,2026-04-01,,0,0",
      "2026-04-01,2026-05-02,Gabtoli 2,1204,60200.5",
      "2026-04-01,2026-05-02,,3,150",
      "2026-04-01,2026-05-02,,0,0",
      "2026-05-02,2026-06-01,Gabtoli 2,1204,60200.5",
      "2026-05-02,2026-06-01,,3,150",
      "2026-05-02,2026-06-01,,0,0",
    ],
    "A long list": ["DHK-14-0931 2026-06-01T05:12:09+06:00"],
    "By path": ["12129.25"],
  };

  it("are those that run here", () => {
    expect(Object.keys(recipes)).toEqual(Object.keys(printed));
  });

  it("compile as they stand", async () => {
    const files = Object.entries(recipes).map(([title, code]) => [
      `${title.toLowerCase().replaceAll(" ", "-")}.ts`,
      code,
    ]);
    const root = await project("recipes-types", {
      "package.json": { type: "module" },
      ...Object.fromEntries(files),
      "tsconfig.json": {
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
          module: "nodenext",
          target: "ES2022",
          lib: ["ES2022"],
          types: ["node"],
          typeRoots: [nodeTypes],
        },
      },
    });
    const { stdout } = await run(process.execPath, [tsc, "-p", root]).catch((error) => error);
    expect(stdout).toBe("");
  });

  it.each(Object.entries(printed))("%s prints what it should", async (title, lines) => {
    await using host = await exampleHost(title === "Ways to fail" ? "401" : "200");
    const { code } = await transform(recipes[title] ?? "", { loader: "ts", format: "esm" });
    const root = await project(`recipe-${title.replaceAll(" ", "-")}`, {
      "recipe.mjs": code.replaceAll("https://partner.example", host.url),
    });
    expect(linesOf(await run(process.execPath, ["recipe.mjs"], { cwd: root }))).toEqual(lines);
  });
});
