import { readFileSync } from "node:fs";

const manifest = JSON.parse(
  readFileSync(`${import.meta.dirname}/pinned/package.json`, "utf8"),
) as Record<"dependencies" | "optionalDependencies", Record<string, string>>;

export const pinned = { ...manifest.dependencies, ...manifest.optionalDependencies };

/** The newest patch of each minor version of TypeScript, by the name that it is installed under. */
export const compilers = Object.entries(pinned).flatMap(([name, version]) =>
  name.startsWith("typescript-") ? [{ name, version: version.replace("npm:typescript@", "") }] : [],
);

/** The route handler answers by `Response.json`, which the types of the platform have since TypeScript 5.2. */
export const knowsResponseJson = ({ version }: { version: string }) => !/^5\.[01]\./.test(version);
