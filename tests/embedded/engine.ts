import type { TestProject } from "vitest/node";
import { start } from "../partner-api/engines.ts";
import { inMemory } from "../partner-api/in-memory.ts";
import { startRealPostgres } from "../partner-api/real-postgres.ts";

/** All tests of the API, on the embedded database; PostgreSQL is there for what is about it alone. */
export default (project: TestProject) =>
  start(project, () => startRealPostgres(inMemory()), ["PGlite"]);
