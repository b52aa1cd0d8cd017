import { createContext, runInContext } from "node:vm";
import { type BuildOptions, build, type Plugin } from "esbuild";

/** What the sign-in screen finds while it is rendered: a page on which nothing has happened yet. */
const page = {
  location: new URL("http://localhost/login"),
  navigator: { onLine: true },
  addEventListener() {},
  removeEventListener() {},
};

type Shared = BuildOptions & { write: false; plugins: Plugin[] };

const entry = {
  entryPoints: { portal: "src/sign-in-page.tsx" },
  format: "iife",
  globalName: "portal",
  logOverride: { "empty-import-meta": "silent" },
} as const satisfies BuildOptions;

const withoutDoors: Plugin = {
  name: "without-doors",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : null,
    ),
};

/** What the sign-in form looks like, for the page itself. */
export async function signInStyle(shared: Shared): Promise<string> {
  const plugins = [withoutDoors, ...shared.plugins];
  const { outputFiles } = await build({ ...shared, ...entry, plugins });
  const stylesheet = outputFiles.find(({ path }) => path.endsWith(".css"));
  if (!stylesheet) throw new Error("The sign-in form was built without its looks.");
  return stylesheet.text.trim();
}

/** The sign-in form as HTML, and one stylesheet for everything: this build splits nothing off. */
export async function renderSignIn(shared: Shared) {
  const { outputFiles } = await build({ ...shared, ...entry });
  const [script, stylesheet] = [".js", ".css"].map((ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending)),
  );
  if (!script || !stylesheet) throw new Error("The sign-in screen was not built.");
  const { console, setTimeout, clearTimeout, TextEncoder, URL, AbortController } = globalThis;
  const own = { console, setTimeout, clearTimeout, TextEncoder, URL, AbortController };
  const context = createContext({ ...page, ...own });
  const form: string = runInContext(`${script.text};portal.signInPage()`, context);
  return { form, stylesheet };
}
