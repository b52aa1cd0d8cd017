import { readdir, readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { Loader, Plugin } from "esbuild";

const first = "src/main.tsx";
/** The frame that every screen behind the sign-in stands in, with what most of them are. */
export const signedIn = "src/signed-in.tsx";
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
      let later: Promise<ReadonlySet<string>> | undefined;
      build.onStart(() => {
        later = fetchedLater(at("src"));
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!(await later)?.has(path)) return undefined;
        const needed = path === at(beforeSignIn) ? [first] : [first, signedIn];
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

/** The files that some file imports when they are wanted, known before any is loaded: others may import them at once. */
async function fetchedLater(directory: string): Promise<ReadonlySet<string>> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(directory, name));
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(file, "utf8");
      const paths = source.matchAll(/\bimport\(\s*"(\.[^"]+)"\s*\)/g);
      return [...paths].map(([, path = ""]) => join(dirname(file), path));
    }),
  );
  return new Set(found.flat());
}
