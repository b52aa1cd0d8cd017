import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OnResolveResult, Plugin, ResolveResult } from "esbuild";

/** What React and its likes are published as: a module of CommonJS whose production form is a file of its own. */
const packages = /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/;
const entry = /module\.exports = require\('(\.[^']*\.production\.js)'\)/;

const reactAria = /\/react-(aria|aria-components|stately)\/dist\/.*\.mjs$/;

const put = '["useInsertion" + "Effect"]';

/** Has React come as modules: in CommonJS, all of it is one function, which a browser reads a second time when it is called. */
export const hoistReact: Plugin = {
  name: "hoist-react",
  setup({ onResolve, onLoad, resolve }) {
    // There is one of each. What a plugin asks, esbuild finds by reading all folders anew.
    const found = new Map<string, Promise<OnResolveResult>>();
    onResolve({ filter: packages }, ({ path, pluginData, ...asked }) => {
      if (pluginData === "asked") return null;
      const file =
        found.get(path) ?? resolve(path, { ...asked, pluginData: "asked" }).then(inProduction);
      found.set(path, file);
      return file;
    });
    onResolve({ filter: /^react\?apart$/ }, async ({ resolveDir, kind }) => {
      const { path } = await resolve("react", { resolveDir, kind });
      return { path, suffix: "?apart" };
    });
    onLoad({ filter: /\/cjs\/[\w./-]+\.production\.js$/ }, async ({ path }) => ({
      contents: asModule(await readFile(path, "utf8")),
    }));
    onLoad({ filter: reactAria }, async ({ path }) => ({
      contents: byName(await readFile(path, "utf8")),
    }));
    // A name that is put together at run time would keep all of React in the page.
    onLoad({ filter: /\/wouter\/src\/react-deps\.js$/ }, async ({ path }) => {
      const [before, after, ...more] = (await readFile(path, "utf8")).split(put);
      if (after === undefined || more.length > 0) throw new Error(`${put} is not in wouter, once.`);
      return { contents: `${before}.useInsertionEffect${after}` };
    });
  },
};

async function inProduction(found: ResolveResult): Promise<OnResolveResult> {
  if (found.errors.length > 0 || !found.path.endsWith(".js")) return found;
  const [, production] = entry.exec(await readFile(found.path, "utf8")) ?? [];
  return production ? { path: join(dirname(found.path), production) } : found;
}

/** A file of React as a module: what it requires is imported, and what it exports are variables. */
export function asModule(text: string): string {
  const names = [...new Set([...text.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name))];
  const body = text
    .replace(/^var ((?:\w+ = require\("[^"]+"\),?\s*)+);/gm, (_, required: string) =>
      required.replace(/(\w+) = require\(("[^"]+")\),?/g, "import * as $1 from $2;"),
    )
    .replace(/\bexports\.(\w+)/g, "exported_$1")
    .replace(/^exported_(\w+) =/gm, "var exported_$1 =");
  const named = names.map((name) => `exported_${name} as ${name}`);
  return `${body}\nexport { ${named.join(", ")} };\n`;
}

/**
 * A module that takes React as one object takes it by the names in it instead: the object would keep all of React in
 * the page. `Children`, which React Aria alone uses, comes from a second React, of which that is all that is left.
 */
export function byName(text: string): string {
  const named = text.replace(
    /^import ([\w$]+)(?:, (\{[^}]*\}))? from "(react|react-dom)";/gm,
    (_, all: string, some: string | undefined, from: string) =>
      `import * as ${all} from "${from}";${some ? `import ${some} from "${from}";` : ""}`,
  );
  const apart = named.replace(/\(0, [\w$]+\$react\)\.Children\b/g, "reactChildren");
  return apart === named
    ? named
    : `import { Children as reactChildren } from "react?apart";\n${apart}`;
}
