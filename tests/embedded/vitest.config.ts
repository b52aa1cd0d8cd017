import { defineConfig } from "vitest/config";

const minute = 60_000;

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    maxWorkers: 2,
    isolate: false,
    testTimeout: 5 * minute,
    hookTimeout: 5 * minute,
    // A test's PGlite is closed before the time pays off that optimizing its WebAssembly takes.
    execArgv: ["--liftoff-only"],
    include: ["tests/partner-api/**/*.test.ts"],
    globalSetup: ["tests/embedded/engine.ts"],
  },
});
