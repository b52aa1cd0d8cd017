import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BySeed } from "./tests/order-of-files.ts";
import { vanillaExtract } from "./tests/web/vanilla-extract.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Packs, installs, builds or starts the product once more, walks through every screen, or tries every combination. */
const slow = [
  "tests/e2e/{accessible-screens,administration,bench-table,calendar,cut-cells,day,dev,diagrams,fonts,injected,kept-home,kept-shell,layout-shifts,origins,own-account,phone,print,pseudo-languages,rows-first,same-requests,second-factor,slow-network,viewer}.test.ts",
  "tests/conformance/faults.test.ts",
  "tests/partner-api/backup/*.test.ts",
  "tests/partner-api/command-line/from-any-folder.test.ts",
  "tests/partner-api/prism.test.ts",
  "tests/partner-api/rehearsal/rehearsal.test.ts",
  "tests/machines/{pastes,pastes.walks}.test.ts",
  "tests/partner-sdk/{hover,installed,rehearsal/requests,rehearsal/types}.test.ts",
  "tests/repository/{added-report,audit,move,moves-between-packages,sbom}.test.ts",
  "tests/simulator/more-schedules.test.ts",
];

const slowScreens = ["tests/viewer/drawing.test.ts", "tests/web/reports/every-refusal.test.tsx"];

/** Tests of the API and of what checks a host, that need no database. */
const withoutDatabase = [
  "tests/conformance/{command-line,cors,days,draft,finding,foreign-hosts,host,outcomes,severity,sign-in,six-calls}.test.ts",
  "tests/partner-api/command-line/{examples,help,usage}.test.ts",
  "tests/partner-api/{device,password-rules,split-statements,statements}.test.ts",
  "tests/partner-api/import/{column-types,csv,documented,format,progress}.test.ts",
  "tests/partner-api/reference/{page,sdk-calls}.test.ts",
  "tests/partner-api/second-factor/totp.test.ts",
];

/** Asks the files of the embedded database alone, as `embedded` does. */
const embeddedOnly = "tests/partner-api/{data-directory,data-directory-lock,ended-thread}.test.ts";
/** Builds the whole portal. */
const portalBuilds = "tests/web/build/{bases,bundle}.test.ts";
/** Reads or builds parts of it, for which happy-dom's `URL` is in the way. */
const buildParts = ["tests/web/build/*.test.ts", "tests/web/reports/export/languages.test.ts"];
const faults = "tests/partner-api/faults/*.test.ts";
const exclude = [...configDefaults.exclude, ...slow];

/** A test's PGlite is closed before the time pays off that optimizing its WebAssembly takes. */
const execArgv = ["--liftoff-only"];
const databases = "tests/partner-api/engines.ts";
const portalAndBrowser = "tests/e2e/stage.ts";

/** A test file is in one of these, or in `embedded` alone. */
const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: "unit",
      include: [
        "tests/{contract,machines,mutants,partner-sdk,repository,simulator}/**/*.test.ts",
        ...withoutDatabase,
        ...buildParts,
      ],
      exclude: [...exclude, portalBuilds],
    },
  },
  screens(
    "screens",
    ["tests/{web,viewer}/**/*.test.{ts,tsx}"],
    [...exclude, ...slowScreens, ...buildParts],
  ),
  screens("slow-screens", slowScreens),
  {
    extends: true,
    test: {
      name: "integration",
      execArgv,
      include: ["tests/{conformance,partner-api,portal-server}/**/*.test.ts"],
      exclude: [...exclude, ...withoutDatabase, embeddedOnly, faults],
      globalSetup: [databases],
      provide: { engines: ["PostgreSQL"] },
    },
  },
  {
    extends: true,
    test: {
      name: "browser",
      include: ["tests/e2e/**/*.test.ts", portalBuilds],
      exclude,
      globalSetup: [portalAndBrowser],
    },
  },
  {
    extends: true,
    test: {
      name: "slow",
      execArgv,
      include: slow,
      globalSetup: [portalAndBrowser, databases],
      provide: { engines: ["PGlite", "PostgreSQL"] },
    },
  },
  {
    extends: true,
    test: {
      name: "faults",
      execArgv,
      include: [faults],
      globalSetup: [databases],
      provide: { engines: ["PGlite", "PostgreSQL"] },
    },
  },
  {
    extends: true,
    test: {
      name: "image",
      include: ["tests/image/**/*.test.ts"],
      testTimeout: 30 * minute,
      // Which databases it asks, it says by itself.
      provide: { engines: [] },
    },
  },
  {
    extends: true,
    test: {
      name: "mutants",
      include: ["tools/mutants/sql/*.mutants.ts"],
      testTimeout: hour,
      hookTimeout: hour,
      globalSetup: ["tools/mutants/sql/empty-directory.ts"],
      provide: { engines: ["PGlite"] },
    },
  },
  {
    extends: true,
    test: {
      name: "runtimes",
      include: ["tests/runtimes/*.test.ts"],
      maxWorkers: 1,
      testTimeout: 5 * minute,
      hookTimeout: 15 * minute,
      globalSetup: ["tests/runtimes/installation.ts"],
    },
  },
  {
    extends: true,
    test: {
      name: "soak",
      include: ["tests/soak/*.test.ts"],
      maxWorkers: 1,
      testTimeout: hour,
      hookTimeout: hour,
      globalSetup: [portalAndBrowser, databases],
      provide: { engines: ["PGlite", "PostgreSQL"] },
    },
  },
];

/** The tests of the API once more, on another database. */
const onOtherDatabases: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: "embedded",
      execArgv,
      include: ["tests/{conformance,partner-api}/**/*.test.ts"],
      exclude: [...configDefaults.exclude, ...withoutDatabase],
      globalSetup: [databases],
      provide: { engines: ["PGlite"] },
    },
  },
  {
    extends: true,
    test: {
      name: "distributed",
      execArgv,
      include: ["tests/{conformance,distributed,partner-api}/**/*.test.ts"],
      exclude: [
        ...configDefaults.exclude,
        ...withoutDatabase,
        // Of migrations that a database has had long before it can be distributed, of a replica, which it has not, and of
        // other time zones, as the nodes keep the one that the database was distributed with.
        "tests/partner-api/{kept-figures,lists-of-days,replica}.test.ts",
      ],
      globalSetup: ["tests/distributed/cluster.ts"],
      provide: { engines: ["Citus"] },
    },
  },
];

function screens(name: string, include: string[], exclude = configDefaults.exclude) {
  return {
    extends: true as const,
    plugins: [vanillaExtract()],
    test: {
      name,
      // A page and what is rendered into it are soon garbage: the small default makes a fifth of the work.
      execArgv: ["--max-semi-space-size=32"],
      include,
      exclude,
      environment: "happy-dom",
      // Wide enough for the table of every report.
      environmentOptions: { happyDOM: { width: 1280 } },
      setupFiles: ["tests/web/page.ts"],
    },
  };
}

const { project: named = [] } = parseArgs({
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;
const onlyUnit = named.join() === "unit";
const isNamed = ({ test }: TestProjectInlineConfiguration) => named.includes(`${test?.name}`);

export default defineConfig({
  test: {
    // One more than there are cores, as some wait for a browser, a process or a clock; each further one costs its start.
    maxWorkers: availableParallelism() + 1,
    // Modules and the page are loaded once for all files of a worker; a file leaves both as it found them.
    isolate: false,
    tags: [{ name: "long", description: "Takes seconds, and is left out of `test:quick`." }],
    sequence: {
      sequencer: BySeed,
      ...(process.env.TEST_SEED && { seed: Number(process.env.TEST_SEED) }),
    },
    // Ten times what most take, as a machine may do other work; a test that takes longer by its nature says so.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Less than the test's time, so that a wait says what it waited for.
    expect: { poll: { timeout: 20_000 } },
    reporters: [
      "default",
      ...(named.includes("runtimes") ? ["./tests/runtimes/written-down.ts"] : []),
    ],
    projects: [...projects, ...onOtherDatabases.filter(isNamed)],
    coverage: {
      provider: "v8",
      include: [
        `${onlyUnit ? "packages/{partner-sdk,machines}" : "{packages,tools}/*"}/src/**/*.{ts,tsx}`,
      ],
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
