import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { edited, type Span } from "./edited-source.ts";

const packages = /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/;
const reactAria = /\/react-(aria|aria-components|stately)\/dist\/.*\.mjs$/;

/** Has esbuild read the production files of React as modules, of which it leaves out what nobody uses. */
export const reactAsModules: Plugin = {
  name: "react-as-modules",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: packages }, async ({ path, pluginData, ...request }) => {
      if (pluginData === "nested") return null;
      // React's own hook stands in for the shim, which is for versions without it.
      const name = path
        .replace(/^use-sync-external-store\/shim(\/index\.js)?$/, "react")
        .replace("/shim", "");
      const file = await resolve(name, { ...request, pluginData: "nested" });
      const module = `${name.replace("/", "-")}.production.js`;
      const production = join(dirname(file.path), "cjs", module);
      return existsSync(production) ? { path: production } : file;
    });
    const written = (filter: RegExp, otherwise: (path: string, text: string) => string) =>
      onLoad({ filter }, async ({ path }) => ({
        contents: otherwise(path, await readFile(path, "utf8")),
      }));
    written(/\/cjs\/[\w./-]+\.production\.js$/, asModule);
    written(reactAria, withNamesOfReact);
  },
};

/** CommonJS as a module: what it requires is imported, and what it exports are variables. */
export function asModule(path: string, text: string): string {
  const names = new Set<string>();
  const of = ({ start, end }: Span) => text.slice(start, end);
  const body = edited(path, text, (edit) => ({
    Program({ body }) {
      for (const node of body) {
        if (node.type === "VariableDeclaration") {
          const imports = node.declarations.flatMap(({ id, init }) =>
            init?.type === "CallExpression" && of(init.callee) === "require" && init.arguments[0]
              ? `import * as ${of(id)} from ${of(init.arguments[0])};`
              : [],
          );
          if (imports.length === node.declarations.length) edit(node, imports.join("\n"));
        } else if (node.type === "ExpressionStatement" && of(node).startsWith("exports.")) {
          edit({ start: node.start, end: node.start }, "var ");
        }
      }
    },
    MemberExpression(node) {
      if (of(node.object) !== "exports" || node.computed) return;
      names.add(of(node.property));
      edit(node, `exported_${of(node.property)}`);
    },
  }));
  const exports = [...names].map((name) => `exported_${name} as ${name}`);
  return `${body}\nexport { ${exports.join(", ")} };\n`;
}

/** A module that takes React as one object, which would keep all of React, takes its names instead. */
export function withNamesOfReact(path: string, text: string): string {
  const of = ({ start, end }: Span) => text.slice(start, end);
  return edited(path, text, (edit) => ({
    ImportDeclaration(node) {
      const [first, ...others] = node.specifiers;
      const { value, raw } = node.source;
      if (first?.type !== "ImportDefaultSpecifier" || !/^react(-dom)?$/.test(value)) return;
      const names =
        others.length > 0 ? ` import { ${others.map(of).join(", ")} } from ${raw};` : "";
      edit(node, `import * as ${first.local.name} from ${raw};${names}`);
    },
  }));
}
