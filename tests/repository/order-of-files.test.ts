import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ViteUserConfig } from "vitest/config";
import type { TestSpecification, Vitest } from "vitest/node";
import { ByEnvironment } from "../environments.ts";

const ordinary = Array.from({ length: 20 }, (_, at) => `tests/${at}.test.ts`);
const naming = ["tests/node-a.test.ts", "tests/node-b.test.ts"];

/** The files of a repository in a folder of its own, as they run. */
async function order(seed: number): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "order-of-files-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "tests"));
  const files = [...naming, ...ordinary].map((path) => ({ moduleId: join(root, path) }));
  for (const { moduleId } of files) {
    const isNaming = naming.includes(relative(root, moduleId));
    writeFileSync(moduleId, isNaming ? "// @vitest-environment node\n" : "");
  }
  const sequencer = new ByEnvironment({ config: { root, sequence: { seed } } } as Vitest);
  const sorted = await sequencer.sort(files as TestSpecification[]);
  return sorted.map(({ moduleId }) => relative(root, moduleId));
}

it("a seed gives one order, wherever the repository lies, and another seed another", async () => {
  const first = await order(1);
  expect(first.toSorted()).toEqual([...naming, ...ordinary].toSorted());
  expect(await order(1)).toEqual(first);
  expect(await order(2)).not.toEqual(first);
});

it("files that name an environment run last in every order", async () => {
  for (const seed of [1, 2, 3]) {
    expect((await order(seed)).slice(-2).toSorted()).toEqual(naming);
  }
});

it("CI gives each commit another seed, and prints it", async () => {
  expect(readFileSync(".ci/run", "utf8")).toMatch(
    /^export TEST_SEED=.*git log -1.*\necho .*TEST_SEED.*\n(.*\n)*npx pnpm@10 test$/m,
  );
  vi.stubEnv("TEST_SEED", "7");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  const configured: { default: ViteUserConfig } = await import(resolve("vitest.config.ts"));
  expect(configured.default.test?.sequence?.seed).toBe(7);
});
