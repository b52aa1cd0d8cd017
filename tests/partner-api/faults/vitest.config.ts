import { defineConfig } from "vitest/config";
import { withDatabases } from "../with-databases.ts";

export default defineConfig({
  test: {
    ...withDatabases,
    include: ["tests/partner-api/faults/*.test.ts"],
    globalSetup: ["tests/partner-api/engines.ts"],
  },
});
