import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const words = /\bdescription:\s*"(?:[^"\\]|\\.)*",?|\bmeta: (?:\w+|\{ section: "[^"]*" \}),?/g;

/** What the visualizer shows of a machine is not what a phone has to load. */
export function withoutDescriptions(machine: string): string {
  return machine.replace(words, "");
}

export const leaveDescriptionsOut: Plugin = {
  name: "leave-descriptions-out",
  setup: (build) =>
    build.onLoad({ filter: /packages\/machines\/src\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: withoutDescriptions(await readFile(path, "utf8")),
      loader: "ts",
    })),
};
