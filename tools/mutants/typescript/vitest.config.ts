import { configDefaults, defineConfig, type Plugin } from "vitest/config";
import type { Reporter, Vitest } from "vitest/node";
import { vanillaExtract } from "../../../tests/web/vanilla-extract.ts";
import { parts } from "./parts.ts";

const root = new URL("../../..", import.meta.url).pathname;
const part = parts.find(({ name }) => name === process.env.MUTANTS_PART);
if (!part) throw new Error(`There is no part ${process.env.MUTANTS_PART}.`);

export default defineConfig({
  plugins: [part.page && vanillaExtract(), part.zones && inProcesses(), hooksAsVitestTakesThem()],
  // The workspace's own links lead out of the copy that is mutated.
  resolve: {
    alias: [
      { find: /^machines\/(?!scripts\/)(.+)$/, replacement: `${root}packages/machines/src/$1.ts` },
      { find: /^machines\/scripts/, replacement: `${root}packages/machines/scripts` },
      { find: /^(machines|partner-sdk)$/, replacement: `${root}packages/$1/src/index.ts` },
      { find: /^partner-sdk\/money$/, replacement: `${root}packages/partner-sdk/src/money.ts` },
      {
        find: /^partner-sdk\/testing$/,
        replacement: `${root}packages/partner-sdk/src/testing/index.ts`,
      },
      { find: /^web\//, replacement: `${root}packages/web/src/` },
    ],
  },
  test: {
    root,
    include: part.tests,
    exclude: [...configDefaults.exclude, ...(part.without ?? [])],
    isolate: false,
    strictTags: false,
    maxWorkers: 1,
    testTimeout: 10_000,
    reporters: [refusesWhatIsNotLoaded()],
    environment: part.page ? "happy-dom" : "node",
    setupFiles: [
      ...(part.page ? ["tests/web/page.ts"] : []),
      ...(part.properties ? ["tools/mutants/typescript/first-failure.ts"] : []),
    ],
  },
});

/** Stryker's runner asks for threads. */
function inProcesses(): Plugin {
  return {
    name: "in-processes",
    configureVitest({ project }) {
      project.config.pool = "forks";
    },
  };
}

/** A test file that a mutant keeps from being loaded has no test that fails, and Stryker sees no more. */
function refusesWhatIsNotLoaded(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestModuleEnd: (file) => {
      if (!file.children.allTests().next().done) return;
      for (const error of file.errors()) vitest?.state.catchError(error, "Not loaded");
    },
  };
}

/** In the words of Stryker's runner, Vitest refuses the hooks that count coverage; the next runner needs Node 22. */
function hooksAsVitestTakesThem(): Plugin {
  return {
    name: "hooks-as-vitest-takes-them",
    enforce: "pre",
    transform: (code, id) =>
      /stryker-setup-\d+\.js/.test(id)
        ? code.replaceAll("afterAll((suite) =>", "afterAll(({}, suite) =>")
        : null,
  };
}
