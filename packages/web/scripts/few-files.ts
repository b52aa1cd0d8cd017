import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Loader, Plugin } from "esbuild";

const first = "src/main.tsx";
/** The frame that every screen behind the sign-in stands in, and what most of them are. */
export const signedIn = ["src/screens/signed-in.tsx", "src/screens/module-screen.tsx"] as const;
/** The one screen that is fetched without it. */
export const beforeSignIn = "src/screens/error.tsx";

/**
 * Makes one script of what the first screen needs, and one of what every screen behind it needs: on a slow
 * link each file is a wait. What is fetched later imports them, so that the bundler has nothing to split
 * them by.
 */
export function fewFiles(packageDirectory: string): Plugin {
  const at = (file: string) => join(packageDirectory, file);
  return {
    name: "few-files",
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, resolveDir, path }) =>
        kind === "dynamic-import"
          ? { path: join(resolveDir, path), pluginData: { isFetchedLater: true } }
          : undefined,
      );
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
        if (!pluginData?.isFetchedLater) return undefined;
        const needed = path === at(beforeSignIn) ? [first] : [first, ...signedIn];
        const imports = needed.map(at).filter((file) => file !== path);
        const source = await readFile(path, "utf8");
        return {
          contents: `${imports.map((file) => `import ${JSON.stringify(file)};`).join("")}${source}`,
          loader: extname(path).slice(1) as Loader,
        };
      });
    },
  };
}
