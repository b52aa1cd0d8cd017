import { getSourceFromVirtualCssFile, virtualCssFileFilter } from "@vanilla-extract/integration";
import type { Metafile, Plugin } from "esbuild";

const namespace = "stylesheet";

/** Keeps each file's CSS apart, so that a screen's stylesheet can leave out what the page has already. */
export function collectStylesheets(): { plugin: Plugin; sources: Map<string, string> } {
  const sources = new Map<string, string>();
  const plugin: Plugin = {
    name: "collect-stylesheets",
    setup(build) {
      build.onResolve({ filter: virtualCssFileFilter }, ({ path }) => ({
        path: path.slice(0, path.indexOf("?")),
        namespace,
        pluginData: path,
        sideEffects: true,
      }));
      build.onLoad({ filter: /.*/, namespace }, async ({ path, pluginData }) => {
        const { source } = await getSourceFromVirtualCssFile(pluginData);
        sources.set(`${namespace}:${path}`, source);
        return { contents: "", loader: "js" };
      });
    },
  };
  return { plugin, sources };
}

/** The stylesheets that a module needs at once, those of what it imports first. */
export function stylesheetsOf(entry: string, { inputs }: Metafile): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind, external } of inputs[path]?.imports ?? []) {
      if (!external && kind !== "dynamic-import") visit(next);
    }
    if (path.startsWith(`${namespace}:`)) found.push(path);
  };
  visit(entry);
  return found;
}
