import { readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { fakeHost } from "partner-sdk/testing";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileEverything } from "./compilation.ts";
import { asJob } from "./framework-recipes/job.ts";
import { inReact } from "./framework-recipes/react.tsx";
import { asRouteHandler } from "./framework-recipes/route-handler.ts";
import { linkFrameworks } from "./framework-recipes/types.ts";
import { servedHost } from "./http-host.ts";
import {
  attw,
  bundle,
  folder,
  installPackage,
  linesOf,
  npm,
  packageRoot,
  project,
  run,
} from "./installed-package.ts";
import { runReadmeRecipes } from "./readme-recipes.ts";
import { frameworkRecipes } from "./recipes.ts";

let tarball: string;
beforeAll(async () => {
  tarball = await installPackage();
  await linkFrameworks();
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
      "package/dist/cjs/host-profile/file.js",
      "package/dist/cjs/host-profile/index.js",
      "package/dist/cjs/index.js",
      "package/dist/cjs/money.js",
      "package/dist/cjs/testing/index.js",
      "package/dist/esm/host-profile/file.js",
      "package/dist/esm/host-profile/index.js",
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
    for (const entry of [".", "./host-profile", "./host-profile/file", "./money"]) {
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

  it("reads the profile of a host once the package yaml is there, in either build", async () => {
    const profile = `operations:\n  getWaybillReport:\n    expression: "items.{"\n`;
    const program = `
      readHostProfile("partner-host.yaml").catch((error) => {
        console.log(error.code ?? error.message, error instanceof HostProfileError);
      });`;
    const root = await project("profile", {
      "partner-host.yaml": profile,
      "use.mjs": `import { HostProfileError } from "partner-sdk/host-profile";
        import { readHostProfile } from "partner-sdk/host-profile/file";${program}`,
      "use.cjs": `const { HostProfileError } = require("partner-sdk/host-profile");
        const { readHostProfile } = require("partner-sdk/host-profile/file");${program}`,
    });
    const printed = async () => {
      const runs = ["use.mjs", "use.cjs"].map((file) =>
        run(process.execPath, [file], { cwd: root }),
      );
      return (await Promise.all(runs)).flatMap(linesOf);
    };
    expect(await printed()).toEqual(Array(2).fill("ERR_MODULE_NOT_FOUND false"));
    for (const name of ["jsonata", "yaml"]) {
      await symlink(
        join(import.meta.dirname, "../node_modules", name),
        join(folder, "node_modules", name),
      );
    }
    expect(await printed()).toEqual(
      Array(2).fill(
        'partner-host.yaml:3: operations.getWaybillReport.expression: is not JSONata: Expected ":" before end of expression (character 7) true',
      ),
    );
  });

  it("has the schema of a profile for editors", async () => {
    const schema = await readFile("openapi/partner-host.schema.json", "utf8");
    const root = await project("schema", {
      "use.cjs": 'console.log(JSON.stringify(require("partner-sdk/partner-host.schema.json")))',
    });
    const { stdout } = await run(process.execPath, ["use.cjs"], { cwd: root });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(schema));
  });

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
  it("is at most 7.5 kB minified and brotli-compressed with all operations, and 4.6 kB with one", async () => {
    const all = await bundle('export * from "partner-sdk"; export * from "partner-sdk/money";');
    const full = brotliCompressSync(all).length;
    const one = await bundle(
      'export { createPartnerClient, getTollplazaSummary } from "partner-sdk";',
    );
    const oneSize = brotliCompressSync(one).length;
    console.info(`partner-sdk: ${full} B in full, ${oneSize} B with one operation (brotli)`);
    expect(full).toBeLessThanOrEqual(7500);
    expect(oneSize).toBeLessThanOrEqual(4600);
    expect(one.match(/\/api\/[^"'`]+/g)).toEqual(["/api/tollplaza/summary/{company_id}"]);
  });

  it("is at most 8.5 kB more with a profile of the host, and 10.6 kB with the check of the profile", async () => {
    const sizeOf = async (names: string) =>
      brotliCompressSync(await bundle(`export ${names} from "partner-sdk/host-profile";`)).length;
    const [checked, all] = await Promise.all(["{ checkedHostFetch }", "*"].map(sizeOf));
    console.info(`partner-sdk/host-profile: ${checked} B, ${all} B with the check (brotli)`);
    expect(checked).toBeLessThanOrEqual(8500);
    expect(all).toBeLessThanOrEqual(10_600);
  });

  it("has nothing of a profile without one, and of one without YAML and JSONata", async () => {
    const entries = ['export * from "partner-sdk"', 'export * from "partner-sdk/money"'];
    for (const code of [...entries, 'export { fakeHost } from "partner-sdk/testing"']) {
      expect(await bundle(code)).not.toMatch(/not_offered|HostProfileError|jsonata/);
    }
    const withProfile = await bundle('export { hostFetch } from "partner-sdk/host-profile";');
    expect(withProfile.match(/import\("\w+"\)/g)).toEqual(['import("jsonata")']);
  });

  it("is nothing when nothing is used", async () => {
    const entries = ["", "/money", "/host-profile"].map((entry) => `import "partner-sdk${entry}";`);
    expect(await bundle(entries.join(""))).toBe("");
  });
});

describe("compiled", compileEverything);

describe("the README's recipes", runReadmeRecipes);

describe("the programs of RECIPES.md", runFrameworkRecipes);

/** Registers the tests of RECIPES.md, which run where the package is installed. */
function runFrameworkRecipes(): void {
  it("are those that run here, or by the project of runtimes", () => {
    expect(Object.keys(frameworkRecipes)).toEqual([
      "TanStack Query",
      "SWR",
      "A route handler of Next.js",
      "A script on Deno",
      "A script on Bun",
      "A month as CSV, every month",
    ]);
  });

  describe("in React", inReact);
  describe("as a route handler of Next.js", asRouteHandler);
  describe("as a monthly job", asJob);
}
