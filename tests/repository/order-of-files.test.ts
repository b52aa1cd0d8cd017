import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ViteUserConfig } from "vitest/config";
import type { TestSpecification, Vitest } from "vitest/node";
import { BySeed } from "../order-of-files.ts";

const names = Array.from({ length: 20 }, (_, at) => `${at % 2 ? "unit" : "screens"} ${at}.test.ts`);

/** The files of two projects in a repository there, as they run. */
async function order(seed: number, root: string): Promise<string[]> {
  const files = names.map((file) => {
    const [name, path] = file.split(" ");
    return { project: { name }, moduleId: `${root}/tests/${path}` };
  });
  const sequencer = new BySeed({ config: { root, sequence: { seed } } } as Vitest);
  const sorted = await sequencer.sort(files as TestSpecification[]);
  return sorted.map(({ project, moduleId }) => `${project.name} ${moduleId.split("/").at(-1)}`);
}

it("a seed gives one order, wherever the repository lies, and another seed another", async () => {
  const first = await order(1, "/here");
  expect(first.toSorted()).toEqual(names.toSorted());
  expect(await order(1, "/there")).toEqual(first);
  expect(await order(2, "/here")).not.toEqual(first);
});

it("the files of a project run one after another in every order", async () => {
  for (const seed of [1, 2, 3]) {
    const projects = (await order(seed, "/here")).map((file) => file.split(" ")[0]);
    expect(projects).toEqual([...Array(10).fill("screens"), ...Array(10).fill("unit")]);
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
