import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "esbuild";

const operations = "../partner-sdk/src/generated/operations.ts";

/** What makes its calls after somebody has signed in. */
const parts = ["src/modules", "src/account", "src/administration", "src/report/later"];

/** Has each of them take its operations from a copy of the file: one that the sign-in screen needs any of comes with it whole. */
export const operationsApart: Plugin = {
  name: "operations-apart",
  setup({ initialOptions: { absWorkingDir = "" }, onResolve }) {
    onResolve({ filter: /^partner-sdk$/ }, ({ importer }) => {
      const part = dirname(relative(absWorkingDir, importer));
      return parts.includes(part) && importer.endsWith(".ts")
        ? {
            path: join(absWorkingDir, operations),
            suffix: `?${basename(part)}`,
            sideEffects: false,
          }
        : null;
    });
  },
};
