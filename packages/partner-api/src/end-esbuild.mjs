import { createRequire } from "node:module";

const ofTsx = createRequire(createRequire(import.meta.url).resolve("tsx"));

/** Runs in the thread in which tsx has its own esbuild, which would otherwise wait for more to transform. */
export function initialize() {
  ofTsx("esbuild").stop();
}
