import { defineConfig } from "vitest/config";

const hour = 3_600_000;

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    fileParallelism: false,
    testTimeout: hour,
    hookTimeout: hour,
    projects: [
      {
        extends: true,
        test: {
          name: "load",
          include: ["tests/soak/load.test.ts"],
          globalSetup: ["tests/partner-api/engines.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browsing",
          include: ["tests/soak/browsing.test.ts"],
          globalSetup: ["tests/e2e/stage.ts"],
        },
      },
    ],
  },
});
