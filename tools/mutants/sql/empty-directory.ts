import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeAt } from "tests/partner-api/engines.ts";
import type { TestProject } from "vitest/node";

/** Mutants are asked on the embedded database alone, and each file of them takes a copy of this one. */
export default async function start(project: TestProject) {
  const emptyDirectory = mkdtempSync(join(tmpdir(), "partner-api-empty-"));
  await makeAt({ dataDirectory: emptyDirectory });
  project.provide("emptyDirectory", emptyDirectory);
  return () => rmSync(emptyDirectory, { recursive: true, force: true });
}
