import { defineConfig } from "vitest/config";
import { withDatabases } from "../partner-api/with-databases.ts";

export default defineConfig({
  test: {
    ...withDatabases,
    include: ["tests/partner-api/**/*.test.ts"],
    globalSetup: ["tests/embedded/engine.ts"],
  },
});
