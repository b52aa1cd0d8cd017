import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that name an environment come last: a worker that changes its environment starts again.
 * With a seed, the others come in an order that follows from the seed, the same on every machine.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const sorted = seed === undefined ? await super.sort(files) : this.#shuffled(files, seed);
    const naming = new Set(sorted.filter(namesEnvironment));
    return [...sorted.filter((file) => !naming.has(file)), ...naming];
  }

  #shuffled(files: TestSpecification[], seed: number): TestSpecification[] {
    const place = ({ moduleId }: TestSpecification) =>
      createHash("sha256")
        .update(`${seed} ${relative(this.ctx.config.root, moduleId)}`)
        .digest("hex");
    return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}

const namesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment ");
