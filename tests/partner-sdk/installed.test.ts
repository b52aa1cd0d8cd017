import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { transform } from "esbuild";
import { fakeHost } from "partner-sdk/testing";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPnpm } from "../pnpm.ts";
import { runFrameworkRecipes } from "./framework-recipes.ts";
import {
  attw,
  bundle,
  folder,
  installPackage,
  linesOf,
  nodeTypes,
  npm,
  packageRoot,
  project,
  run,
  tsc,
} from "./installed-package.ts";
import { privateRegistry } from "./private-registry.ts";
import { hosts, printed, recipes, strictest } from "./recipes.ts";
import { servedHost } from "./served-host.ts";

let tarball: string;
beforeAll(async () => {
  tarball = await installPackage();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the tarball", () => {
  it("holds only the build, the manifest, the licences, the README, the recipes and the changelog", async () => {
    const { stdout } = await run("tar", ["-tzf", tarball]);
    const files = stdout.trimEnd().split("\n");
    expect(files.filter((file) => !file.startsWith("package/dist/")).sort()).toEqual([
      "package/CHANGELOG.md",
      "package/LICENSE",
      "package/README.md",
      "package/RECIPES.md",
      "package/package.json",
    ]);
    expect(files.filter((file) => /\.(js|txt)$/.test(file)).sort()).toEqual([
      "package/dist/cjs/index.js",
      "package/dist/cjs/money.js",
      "package/dist/cjs/testing/index.js",
      "package/dist/esm/index.js",
      "package/dist/esm/money.js",
      "package/dist/esm/testing/index.js",
      "package/dist/third-party-notices.txt",
    ]);
    const notices = await readFile(
      join(folder, "node_modules/partner-sdk/dist/third-party-notices.txt"),
      "utf8",
    );
    expect(notices).toMatch(
      /^openapi-fetch \(MIT\)\n\nMIT License\n\nCopyright \(c\) 2023 Drew Powers\n/,
    );
  });

  it("passes publint", async () => {
    const installed = join(folder, "node_modules/partner-sdk");
    const { messages } = await publint({ pkgDir: installed, level: "suggestion", strict: true });
    expect(messages).toEqual([]);
  });

  it("passes attw with every kind of resolution", async () => {
    const { stdout } = await run(process.execPath, [attw, tarball, "--format", "json"]);
    const { analysis, problems } = JSON.parse(stdout);
    expect(problems ?? {}).toEqual({});
    expect(analysis.problems).toEqual([]);
    const resolutions = ["node10", "node16-cjs", "node16-esm", "bundler"];
    for (const entry of [".", "./money"]) {
      expect(Object.keys(analysis.entrypoints[entry].resolutions)).toEqual(resolutions);
    }
  });
});

it("has no declaration with any", async () => {
  const declarations = join(folder, "node_modules/partner-sdk/dist/esm");
  const files = (await readdir(declarations, { recursive: true })).filter((name) =>
    name.endsWith(".d.ts"),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(declarations, name), "utf8")));
  const withAny = texts
    .map((text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, ""))
    .filter((code) => /\bany\b/.test(code));
  expect([files.length > 20, withAny]).toEqual([true, []]);
});

describe("installed in a fresh folder", () => {
  const use = `
    const client = createPartnerClient({ baseUrl: process.argv[2] });
    const fake = fakeHost();
    const alone = createPartnerClient({ baseUrl: fake.url, fetch: fake.fetch });
    client
      .call(getTollplazaSummary, { company_id: 301 })
      .then((summary) => console.log(summary.total_entry_count))
      .then(() => alone.call(getTollplazaSummary, { company_id: 302 }))
      .then((summary) => console.log(summary.total_entry_count, fake.asked[0].path));`;
  const said = ["1200", "1200 /api/tollplaza/summary/302"];

  const imported = `import { createPartnerClient, getTollplazaSummary } from "partner-sdk";
    import { fakeHost } from "partner-sdk/testing";`;
  const required = `const { createPartnerClient, getTollplazaSummary } = require("partner-sdk");
    const { fakeHost } = require("partner-sdk/testing");`;

  it.each([
    ["an ES module", "use.mjs", imported],
    ["CommonJS", "use.cjs", required],
  ])("answers as %s", async (_, file, head) => {
    await using host = await servedHost(fakeHost());
    const root = await project(file, { [file]: head + use });
    expect(linesOf(await run(process.execPath, [file, host.url], { cwd: root }))).toEqual(said);
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

  it("knows the errors of its CommonJS build among those of the ES module", async () => {
    const root = await project("both", {
      "use.mjs": `import { createRequire } from "node:module";
        import { NoAnswerError, PartnerError, StatusError } from "partner-sdk";
        const common = createRequire(import.meta.url)("partner-sdk");
        const client = common.createPartnerClient({ baseUrl: "http://127.0.0.1:9" });
        const error = await client.call(common.getUser).catch((thrown) => thrown);
        console.log(error instanceof NoAnswerError, error instanceof PartnerError, error instanceof StatusError);`,
    });
    expect(linesOf(await run(process.execPath, ["use.mjs"], { cwd: root }))).toEqual([
      "true true false",
    ]);
  });

  it("runs in a browser bundle, which knows no Node", async () => {
    await using host = await servedHost(fakeHost());
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

describe("in another repository", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const use = 'import { month } from "partner-sdk"; console.log(month("2026-06").to_date);';
  it("comes from a private registry under a scope", async () => {
    await using registry = await privateRegistry();
    await runPnpm(["pack:as", "@acme/partner-sdk", `${registry.url}/`, folder], root);
    const publisher = await project("publisher", {
      ".npmrc": registry.settings,
      "package.json": { private: true },
    });
    await npm(publisher, "publish", join(folder, `acme-${basename(tarball)}`));
    const user = await project("user", {
      ".npmrc": `@acme:registry=${registry.url}/`,
      "package.json": { private: true },
      "use.mjs": use,
    });
    await npm(user, "install", "partner-sdk@npm:@acme/partner-sdk@^0");
    expect(linesOf(await run(process.execPath, ["use.mjs"], { cwd: user }))).toEqual([
      "2026-07-01",
    ]);
    const [{ name, publishConfig, repository, license }] = registry.published();
    expect({ name, publishConfig, repository, license }).toEqual({
      name: "@acme/partner-sdk",
      publishConfig: { access: "restricted", registry: `${registry.url}/` },
      repository: {
        type: "git",
        url: "git+https://git.example/partner-portal.git",
        directory: "packages/partner-sdk",
      },
      license: "SEE LICENSE IN LICENSE",
    });
  });

  it("comes from git, where the packed files have a repository of their own", async () => {
    const repository = await project("repository", {});
    await run("tar", ["-xzf", tarball, "--strip-components=1"], { cwd: repository });
    const someone = ["-c", "user.name=a", "-c", "user.email=a@partner.example"];
    for (const args of [
      ["init", "-q"],
      ["add", "."],
      [...someone, "commit", "-qm", "0"],
      ["tag", "v0"],
    ]) {
      await run("git", args, { cwd: repository });
    }
    const user = await project("git-user", { "package.json": { private: true }, "use.mjs": use });
    await npm(user, "install", `git+file://${repository}#v0`);
    expect(linesOf(await run(process.execPath, ["use.mjs"], { cwd: user }))).toEqual([
      "2026-07-01",
    ]);
  });

  it("is packed by no other client, and published under no other name", async () => {
    const failing = (...args: string[]) => npm(packageRoot, ...args).catch(({ stderr }) => stderr);
    expect(await failing("pack", "--pack-destination", folder)).toContain(
      "partner-sdk is packed by pnpm: run `npx pnpm@10 --filter partner-sdk pack`",
    );
    expect(await failing("publish")).toContain("partner-sdk is not published from here");
    const installed = join(folder, "node_modules/partner-sdk/package.json");
    const { publishConfig } = JSON.parse(await readFile(installed, "utf8"));
    expect(publishConfig).toEqual({ access: "restricted", registry: "https://registry.invalid/" });
  });
});

describe("its size", () => {
  it("is at most 7 kB minified and brotli-compressed in full, and 4.6 kB with one operation", async () => {
    const all = await bundle('export * from "partner-sdk"; export * from "partner-sdk/money";');
    const full = brotliCompressSync(all).length;
    const one = await bundle(
      'export { createPartnerClient, getTollplazaSummary } from "partner-sdk";',
    );
    const oneSize = brotliCompressSync(one).length;
    console.info(`partner-sdk: ${full} B in full, ${oneSize} B with one operation (brotli)`);
    expect(full).toBeLessThanOrEqual(7000);
    expect(oneSize).toBeLessThanOrEqual(4600);
    expect(one.match(/\/api\/[^"'`]+/g)).toEqual(["/api/tollplaza/summary/{company_id}"]);
  });

  it("is nothing when nothing is used", async () => {
    expect(await bundle('import "partner-sdk"; import "partner-sdk/money";')).toBe("");
  });
});

describe("the README's recipes", () => {
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
        compilerOptions: { ...strictest, typeRoots: [nodeTypes] },
      },
    });
    const { stdout } = await run(process.execPath, [tsc, "-p", root]).catch((error) => error);
    expect(stdout).toBe("");
  });

  it.each(Object.entries(printed))("%s prints what it should", async (title, lines) => {
    await using host = await servedHost((hosts[title] ?? fakeHost)());
    const { code } = await transform(recipes[title] ?? "", { loader: "ts", format: "esm" });
    const root = await project(`recipe-${title.replaceAll(" ", "-")}`, {
      "recipe.mjs": code.replaceAll("https://partner.example", host.url),
    });
    expect(linesOf(await run(process.execPath, ["recipe.mjs"], { cwd: root }))).toEqual(lines);
  });
});

describe("the programs of RECIPES.md", runFrameworkRecipes);
