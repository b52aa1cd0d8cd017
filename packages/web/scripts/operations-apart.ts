import { join, relative } from "node:path";
import type { Plugin } from "esbuild";

const operations = "../partner-sdk/src/generated/operations.ts";

/** What makes its calls after somebody has signed in. */
const parts = /^src\/(?:report\/)?(modules|account|administration|later)\/[\w-]+\.ts$/;

/** Has each of them take its operations from a copy of the file: one that the sign-in screen needs any of comes with it whole. */
export const operationsApart: Plugin = {
  name: "operations-apart",
  setup({ initialOptions: { absWorkingDir = "" }, onResolve }) {
    onResolve({ filter: /^partner-sdk$/ }, ({ importer }) => {
      const [, part] = parts.exec(relative(absWorkingDir, importer)) ?? [];
      return part
        ? { path: join(absWorkingDir, operations), suffix: `?${part}`, sideEffects: false }
        : null;
    });
  },
};
