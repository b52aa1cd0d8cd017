import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const words = /\bdescription:\s*"(?:[^"\\]|\\.)*",?|\bmeta: (?:\w+|\{ section: "[^"]*" \}),?/g;

/** Descriptions are for the visualizer: no phone has to load them. */
export const leaveDescriptionsOut: Plugin = {
  name: "leave-descriptions-out",
  setup: ({ onLoad }) =>
    onLoad({ filter: /packages\/machines\/src\/.+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(words, ""),
      loader: "ts",
    })),
};
