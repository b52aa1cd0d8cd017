import { createContext, runInContext } from "node:vm";
import { build, type Plugin } from "esbuild";

/** Has the first script hold the reports themselves, and not the catalogue that they are taken from. */
export const reportsInPage: Plugin = {
  name: "reports-in-page",
  setup: ({ onLoad, initialOptions: { conditions = [] } }) =>
    onLoad({ filter: /\/definitions\/reports-in-page\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        write: false,
        format: "iife",
        globalName: "found",
        conditions,
      });
      const [script] = outputFiles;
      const context = createContext({ URL, TextEncoder, Intl });
      const reports: string = runInContext(
        `${script?.text};JSON.stringify(found.reportsInPage)`,
        context,
      );
      return { contents: `export const reportsInPage = ${reports};`, loader: "js" };
    }),
};
