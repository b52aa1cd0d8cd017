import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/image/**/*.test.ts"],
    testTimeout: 1_800_000,
    // Which databases it asks, it says by itself.
    provide: { engines: [] },
  },
});
