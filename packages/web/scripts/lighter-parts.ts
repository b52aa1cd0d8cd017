import { join } from "node:path";
import type { Plugin } from "esbuild";

/** Parts of packages in whose place something smaller of our own does the same, or does it without a leak. */
const parts = [
  { filter: /[\\/]createLucideIcon\.mjs$/, own: "src/ui/lucide-icon.ts" },
  { filter: /[\\/]runAfterTransition\.mjs$/, own: "src/ui/run-after-transition.ts" },
  {
    filter: /^use-sync-external-store\/shim(\/index\.js)?$/,
    own: "src/platform/use-sync-external-store.ts",
  },
];

export function lighterParts(packageDirectory: string): Plugin {
  return {
    name: "lighter-parts",
    setup(build) {
      for (const { filter, own } of parts) {
        build.onResolve({ filter }, () => ({
          path: join(packageDirectory, own),
          sideEffects: false,
        }));
      }
    },
  };
}
