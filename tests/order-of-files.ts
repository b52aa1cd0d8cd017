import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * With a seed, the files of a project come in an order that follows from it, the same on every machine. Projects follow
 * each other with and without one: a worker that changes its project starts again.
 */
export class BySeed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    if (sequence.seed === undefined) return super.sort(files);
    const place = ({ project, moduleId }: TestSpecification) => {
      const text = `${sequence.seed} ${relative(root, moduleId)}`;
      return `${project.name} ${createHash("sha256").update(text).digest("hex")}`;
    };
    return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}
