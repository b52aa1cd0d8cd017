import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const words = /\bdescription:\s*"(?:[^"\\]|\\.)*",?|\bmeta: (?:\w+|\{ section: "[^"]*" \}),?/g;

/** What the visualizer shows of a machine is not what a phone has to load. */
export const leaveDescriptionsOut: Plugin = {
  name: "leave-descriptions-out",
  setup: ({ onLoad }) =>
    onLoad({ filter: /packages\/machines\/src\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(words, ""),
      loader: "ts",
    })),
};
