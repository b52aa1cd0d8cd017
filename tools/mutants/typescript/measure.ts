import { availableParallelism } from "node:os";
import { Stryker } from "@stryker-mutator/core";
import { writeSectionOf } from "../../page-section.ts";
import { judged } from "./judged.ts";
import { sectionOf } from "./page.ts";
import { type Part, parts } from "./parts.ts";
import { beginRun, endRun, resultOf, runFile } from "./results.ts";
import { letLive } from "./survivors.ts";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}.`);

for (const part of parts) {
  if (asked.length === 0 || asked.includes(part.name)) await measure(part);
}

const results = parts.flatMap((part) => resultOf(part) ?? []);
const unmeasured = parts.filter((part) => !results.some(({ name }) => name === part.name));
if (unmeasured.length === 0) {
  writeSectionOf("mutants.md", "TypeScript", sectionOf(results));
} else {
  console.info(`The page waits for ${unmeasured.map(({ name }) => `'${name}'`).join(", ")}.`);
}

const { faults, gone } = judged(results, letLive);
if (unmeasured.length === 0) for (const line of gone) console.info(line);
console.info(faults.join("\n") || "Every survivor has its sentence.");
process.exitCode = faults.length > 0 ? 1 : 0;

async function measure(part: Part): Promise<void> {
  process.env.MUTANTS_PART = part.name;
  beginRun(part);
  const plugin = new URL("documentation.mjs", import.meta.url).pathname;
  await new Stryker({
    mutate: part.sources,
    plugins: ["@stryker-mutator/vitest-runner", plugin],
    ignorers: ["documentation"],
    testRunner: "vitest",
    vitest: { configFile: "tools/mutants/typescript/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: Math.max(1, availableParallelism() - 1),
    // On a machine that does other work, a test that waits is not one that never ends.
    timeoutMS: 30_000,
    disableTypeChecks: false,
    // It reads one by an interface that TypeScript 7 no longer has.
    tsconfigFile: "none",
    ignorePatterns: ["docs/screenshots"],
    tempDirName: ".cache/mutants/copy",
    incremental: true,
    incrementalFile: runFile,
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  endRun(part);
}
