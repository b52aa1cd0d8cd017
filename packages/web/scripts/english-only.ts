import { basename, dirname } from "node:path";
import type { Plugin } from "esbuild";

const words = /react-aria[\\/]dist[\\/]private[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.mjs$/;

/** The portal speaks English: React Aria's words in 33 other languages stay out of it. */
export const englishOnly: Plugin = {
  name: "english-only",
  setup(build) {
    build.onLoad({ filter: words }, ({ path }) =>
      basename(path) === "en-US.mjs"
        ? null
        : { contents: 'export { default } from "./en-US.mjs";', resolveDir: dirname(path) },
    );
  },
};
