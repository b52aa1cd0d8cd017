import { configDefaults, defineConfig, type Plugin } from "vitest/config";
import { vanillaExtract } from "../../web/vanilla-extract.ts";
import { parts } from "./parts.ts";

const root = new URL("../../..", import.meta.url).pathname;
const part = parts.find(({ name }) => name === process.env.MUTANTS_PART);
if (!part) throw new Error(`There is no part ${process.env.MUTANTS_PART}.`);

export default defineConfig({
  plugins: [part.page && vanillaExtract(), part.zones && inProcesses()],
  // The workspace's own links lead out of the copy that is mutated.
  resolve: {
    alias: [
      { find: /^machines\/formats$/, replacement: `${root}packages/machines/src/formats.ts` },
      { find: /^machines\/scripts/, replacement: `${root}packages/machines/scripts` },
      { find: /^(machines|partner-sdk)$/, replacement: `${root}packages/$1/src/index.ts` },
      { find: /^web\//, replacement: `${root}packages/web/src/` },
    ],
  },
  test: {
    root,
    include: part.tests,
    exclude: [...configDefaults.exclude, ...(part.without ?? [])],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 10_000,
    // Nobody reads why a mutant fails a test.
    reporters: [{}],
    environment: part.page ? "happy-dom" : "node",
    setupFiles: [
      ...(part.page ? ["tests/web/page.ts"] : []),
      ...(part.properties ? ["tests/mutants/typescript/first-failure.ts"] : []),
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
