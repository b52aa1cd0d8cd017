import { describe, expect, it } from "vitest";
import { run } from "../partner-sdk/installed-package.ts";
import { frameworkRecipes, recipes, strictest } from "../partner-sdk/recipes.ts";
import { installed, project } from "./installation.ts";
import { compilers, knowsResponseJson } from "./pinned.ts";

/** What has to compile, by how the compiler finds the package. */
const resolutions = ["node16", "nodenext", "bundler"] as const;
type Resolution = (typeof resolutions)[number];

const refused = `import { createPartnerClient, getTollplazaSummary } from "partner-sdk";
const client = createPartnerClient({ baseUrl: "" });
// @ts-expect-error The contract knows no such field.
export const summary = client.call(getTollplazaSummary, { company: 1 });`;

const common = `import sdk = require("partner-sdk");
import money = require("partner-sdk/money");
export const sum: string = money.sumOf([sdk.month("2026-06").to_date]).sum;`;

const named = (programs: Record<string, string>, ending: string) =>
  Object.fromEntries(
    Object.entries(programs).map(([title, code]) => [
      `${title.toLowerCase().replaceAll(/\W+/g, "-")}.${ending}`,
      code,
    ]),
  );

const compilerOptions = { ...strictest, lib: ["ES2022", "DOM"], types: [] as string[] };

/** The programs of the README, a wrong call and, where there is such a thing, CommonJS; with all declarations. */
const ofPackage = (resolution: Resolution) => {
  const isBundler = resolution === "bundler";
  return project(`compiled-${resolution}`, {
    "package.json": { type: "module" },
    ...named(recipes, "ts"),
    "refused.ts": refused,
    ...(!isBundler && { "common.cts": common }),
    "tsconfig.json": {
      compilerOptions: {
        ...compilerOptions,
        module: isBundler ? "esnext" : resolution,
        moduleResolution: resolution,
        skipLibCheck: false,
      },
    },
  });
};

/** The programs of RECIPES.md that a compiler can know; Deno checks its own. The declarations of the frameworks are their own affair. */
const ofFrameworks = (compiler: { version: string }) => {
  const { "A script on Deno": _, ...programs } = frameworkRecipes;
  if (!knowsResponseJson(compiler)) delete programs["A route handler of Next.js"];
  return project("compiled-frameworks", {
    "package.json": { type: "module" },
    ...named(programs, "tsx"),
    "tsconfig.json": {
      compilerOptions: {
        ...compilerOptions,
        module: "esnext",
        moduleResolution: "bundler",
        jsx: "react-jsx",
        types: ["bun"],
        skipLibCheck: true,
      },
    },
  });
};

/** What a version of the compiler says. */
async function said(compiler: string, folder: string): Promise<string> {
  const words = [installed(`${compiler}/bin/tsc`), "-p", folder];
  const { stdout } = await run(process.execPath, words).catch((error) => error);
  return stdout;
}

describe.each(compilers)("TypeScript $version", (compiler) => {
  it.each(resolutions)("compiles the package and the README with %s", async (resolution) => {
    expect(await said(compiler.name, await ofPackage(resolution))).toBe("");
  });

  it("compiles the recipes for frameworks", async () => {
    expect(await said(compiler.name, await ofFrameworks(compiler))).toBe("");
  });
});
