import { defineConfig } from "vitest/config";

const hour = 3_600_000;

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    include: ["tests/mutants/sql/*.mutants.ts"],
    globalSetup: ["tests/mutants/sql/empty-directory.ts"],
    maxWorkers: 2,
    reporters: ["dot"],
    testTimeout: hour,
    hookTimeout: hour,
  },
});
