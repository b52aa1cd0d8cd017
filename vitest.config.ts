import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { ByEnvironment } from "./tests/environments.ts";
import { vanillaExtract } from "./tests/web/vanilla-extract.ts";

/** Minutes by nature: each packs, installs, builds or starts the product once more, or walks through every screen. */
const whole = [
  "tests/e2e/{accessible-screens,administration,bench-table,cut-cells,day,dev,diagrams,injected,kept-home,kept-shell,origins,own-account,phone,pseudo-languages,rows-first,same-requests,second-factor,viewer}.test.ts",
  "tests/partner-api/backup/*.test.ts",
  "tests/partner-api/command-line/from-any-folder.test.ts",
  "tests/partner-api/conformance/faults.test.ts",
  "tests/partner-api/prism.test.ts",
  "tests/partner-api/rehearsal/rehearsal.test.ts",
  "tests/partner-sdk/installed.test.ts",
  "tests/repository/{added-report,audit,sbom}.test.ts",
];

const partnerApiAlone = [
  "tests/partner-api/command-line/examples.test.ts",
  "tests/partner-api/command-line/help.test.ts",
  "tests/partner-api/command-line/usage.test.ts",
  "tests/partner-api/conformance/{command-line,days,finding,host,outcomes}.test.ts",
  "tests/partner-api/device.test.ts",
  "tests/partner-api/import/column-types.test.ts",
  "tests/partner-api/import/csv.test.ts",
  "tests/partner-api/import/documented.test.ts",
  "tests/partner-api/import/format.test.ts",
  "tests/partner-api/import/progress.test.ts",
  "tests/partner-api/password-rules.test.ts",
  "tests/partner-api/reference/page.test.ts",
  "tests/partner-api/reference/sdk-calls.test.ts",
  "tests/partner-api/script.test.ts",
  "tests/partner-api/second-factor/totp.test.ts",
  "tests/partner-api/statements.test.ts",
];

const exclude = [...configDefaults.exclude, ...whole];

export default defineConfig({
  test: {
    // One more than there are cores, as some wait for a browser, a process or a clock; each further one costs its start.
    maxWorkers: availableParallelism() + 1,
    // Modules and the page are loaded once for all files of a worker; a file leaves both as it found them.
    isolate: false,
    sequence: {
      sequencer: ByEnvironment,
      ...(process.env.TEST_SEED && { seed: Number(process.env.TEST_SEED) }),
    },
    // Ten times what most take, as a machine may do other work; a test that takes longer by its nature says so.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Less than the test's time, so that a wait says what it waited for.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "libraries",
          include: ["tests/{partner-sdk,machines}/**/*.test.ts"],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: [
            "tests/{contract,mutants,repository,simulator}/**/*.test.ts",
            ...partnerApiAlone,
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: "partner-api",
          // A test's PGlite is closed before the time pays off that optimizing its WebAssembly takes.
          execArgv: ["--liftoff-only"],
          include: ["tests/partner-api/**/*.test.ts"],
          exclude: [...exclude, ...partnerApiAlone, "tests/partner-api/faults/**"],
          globalSetup: ["tests/partner-api/engines.ts"],
        },
      },
      {
        extends: true,
        plugins: [vanillaExtract()],
        test: {
          name: "web",
          // A page and what is rendered into it are soon garbage: the small default makes a fifth of the work.
          execArgv: ["--max-semi-space-size=32"],
          include: ["tests/{web,viewer}/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          // Wide enough for the table of every report.
          environmentOptions: { happyDOM: { width: 1280 } },
          setupFiles: ["tests/web/page.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude,
          globalSetup: ["tests/e2e/stage.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "whole",
          execArgv: ["--liftoff-only"],
          include: whole,
          globalSetup: ["tests/e2e/stage.ts", "tests/partner-api/engines.ts"],
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["packages/{partner-sdk,machines}/src/**/*.ts"],
      exclude: ["**/generated/**"],
      reporter: [["text", { skipFull: true }]],
      thresholds: {
        "packages/partner-sdk/src/**": { lines: 95 },
        "packages/machines/src/**": { lines: 100, branches: 100, functions: 100 },
        // What only a browser or a process of its own runs is not seen.
        "packages/web/src/**": { lines: 91, branches: 89 },
        "packages/partner-api/src/**": { lines: 91, branches: 85 },
      },
    },
  },
});
