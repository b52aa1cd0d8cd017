import { configDefaults, defineConfig } from "vitest/config";
import { withDatabases } from "../partner-api/with-databases.ts";

export default defineConfig({
  test: {
    ...withDatabases,
    include: ["tests/partner-api/**/*.test.ts", "tests/distributed/**/*.test.ts"],
    // Of migrations that a database has had long before it can be distributed, of a replica, which it has not, and of
    // other time zones, as the nodes keep the one that the database was distributed with.
    exclude: [
      ...configDefaults.exclude,
      "tests/partner-api/kept-figures.test.ts",
      "tests/partner-api/lists-of-days.test.ts",
      "tests/partner-api/replica.test.ts",
    ],
    globalSetup: ["tests/distributed/cluster.ts"],
  },
});
