import { defineConfig } from "vitest/config";

const hour = 3_600_000;

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    include: ["tests/mutants/sql/*.mutants.ts"],
    globalSetup: ["tests/partner-api/engines.ts"],
    maxWorkers: 2,
    reporters: ["dot"],
    testTimeout: hour,
    hookTimeout: hour,
  },
});
