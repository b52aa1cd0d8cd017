import { readdirSync } from "node:fs";

const sources = readdirSync("packages/machines/src", { recursive: true, encoding: "utf8" });

/** The names by which the package's files are imported. */
export const moduleNames = sources
  .filter((file) => file.endsWith(".ts"))
  .map((file) => (file === "index.ts" ? "machines" : `machines/${file.slice(0, -3)}`));

/** All that the files of the package export, by name. */
export async function exportsOfPackage(): Promise<Record<string, unknown>> {
  const modules = await Promise.all(moduleNames.map((name) => import(name)));
  return Object.assign({}, ...modules);
}
