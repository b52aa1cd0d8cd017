import { join } from "node:path";
import type { Plugin } from "esbuild";

const operations = "../partner-sdk/src/generated/operations.ts";

/** Has the modules take their operations from a copy of the file: one that the sign-in screen needs any of comes with it whole. */
export const operationsApart: Plugin = {
  name: "operations-apart",
  setup({ initialOptions: { absWorkingDir = "" }, onResolve }) {
    onResolve({ filter: /^partner-sdk$/ }, ({ importer }) =>
      /\/web\/src\/modules\/[\w-]+\.ts$/.test(importer)
        ? { path: join(absWorkingDir, operations), suffix: "?modules", sideEffects: false }
        : null,
    );
  },
};
