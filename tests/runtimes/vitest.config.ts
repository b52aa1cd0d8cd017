import { defineConfig } from "vitest/config";
import { WrittenDown } from "./written-down.ts";

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/runtimes/*.test.ts"],
    globalSetup: ["tests/runtimes/installation.ts"],
    reporters: ["default", new WrittenDown()],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
});
