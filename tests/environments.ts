import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that name an environment come last: a worker that changes its environment starts anew. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const naming = new Set(sorted.filter(namesEnvironment));
    return [...sorted.filter((file) => !naming.has(file)), ...naming];
  }
}

const namesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment ");
