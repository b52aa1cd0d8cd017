import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "repository", include: ["tests/repository/**/*.test.ts"] } },
      { test: { name: "contract", include: ["tests/contract/**/*.test.ts"] } },
      {
        test: {
          name: "partner-sdk",
          include: ["tests/partner-sdk/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      { test: { name: "machines", include: ["tests/machines/**/*.test.ts"] } },
    ],
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**"],
      exclude: ["**/generated/**"],
      reporter: ["text"],
      thresholds: {
        "packages/partner-sdk/src/**": { lines: 95 },
        "packages/machines/src/**": { lines: 100, branches: 100, functions: 100 },
      },
    },
  },
});
