import { readdirSync, readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import * as xstate from "xstate";

const folder = new URL("../../docs/machines/stately/", import.meta.url);

/** The machines of the generated files by name, each out of its own file, with nothing but xstate to import. */
export function evaluatedPastes(): Record<string, unknown> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return Object.assign({}, ...files.map(exportsOf));
}

function exportsOf(file: string): Record<string, unknown> {
  const { code } = transformSync(readFileSync(new URL(file, folder), "utf8"), { format: "cjs" });
  const module = { exports: {} };
  const require = (name: string) => (name === "xstate" ? xstate : undefined);
  new Function("module", "exports", "require", code)(module, module.exports, require);
  return module.exports;
}
