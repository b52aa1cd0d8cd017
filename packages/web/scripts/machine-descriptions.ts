import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { edited } from "./edited-source.ts";

/** Leaves out what the machines say of themselves for the visualizer: 3.9 kB of the sign-in script. */
export const withoutDescriptions: Plugin = {
  name: "without-descriptions",
  setup: ({ onLoad }) =>
    onLoad({ filter: /packages\/machines\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: undescribed(path, await readFile(path, "utf8")),
      loader: "ts",
    })),
};

export const undescribed = (path: string, text: string): string =>
  edited(path, text, (edit) => ({
    ObjectExpression: ({ properties, end }) =>
      properties.forEach((property, index) => {
        if (property.type !== "Property" || property.key.type !== "Identifier") return;
        const { key, value, start } = property;
        const isWords = key.name === "description" && value.type === "Literal";
        const next = properties[index + 1]?.start ?? end - 1;
        if (isWords || key.name === "meta") edit({ start, end: next }, "");
      }),
  }));
