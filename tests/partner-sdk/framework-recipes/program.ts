import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { project } from "../installed-package.ts";
import { frameworkRecipes } from "../recipes.ts";

let count = 0;

/** A program of the page as JavaScript in a project of its own, asking the host at an address. */
export async function programOf(title: string, url: string, file = "recipe.mjs") {
  const code = (frameworkRecipes[title] ?? "").replaceAll("https://partner.example", url);
  const options = { loader: "tsx", format: "esm", jsx: "automatic" } as const;
  const root = await project(`framework-recipe-${++count}`, {
    [file]: (await transform(code, options)).code,
  });
  return {
    root,
    text: (name: string) => readFile(join(root, name), "utf8").catch(() => "absent"),
    load: async <Exports>() =>
      (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as Exports,
  };
}
