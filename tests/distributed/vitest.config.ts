import { configDefaults, defineConfig } from "vitest/config";

const minute = 60_000;

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    maxWorkers: 2,
    isolate: false,
    testTimeout: 5 * minute,
    hookTimeout: 5 * minute,
    execArgv: ["--liftoff-only"],
    include: ["tests/partner-api/**/*.test.ts", "tests/distributed/**/*.test.ts"],
    // Of migrations that a database has had long before it can be distributed, and of a replica, which it has not.
    exclude: [
      ...configDefaults.exclude,
      "tests/partner-api/kept-figures.test.ts",
      "tests/partner-api/replica.test.ts",
    ],
    globalSetup: ["tests/distributed/cluster.ts"],
  },
});
