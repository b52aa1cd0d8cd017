import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    execArgv: ["--liftoff-only"],
    include: ["tests/partner-api/faults/*.test.ts"],
    globalSetup: ["tests/partner-api/engines.ts"],
  },
});
