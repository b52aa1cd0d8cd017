import { createContext, runInContext } from "node:vm";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";

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

/** The sign-in form as HTML, and what it looks like, for the page itself. */
export async function renderSignIn(shared: Shared) {
  const plugins = [withoutDoors, ...shared.plugins];
  const { script, stylesheet } = await signInPage({ ...shared, plugins });
  const { console, setTimeout, clearTimeout, TextEncoder, URL, AbortController } = globalThis;
  const own = { console, setTimeout, clearTimeout, TextEncoder, URL, AbortController };
  const context = createContext({ ...page, ...own });
  const form: string = runInContext(`${script.text};portal.signInPage()`, context);
  return { form, style: stylesheet.text.trim() };
}

/** One for everything: this build splits nothing off. */
export async function wholeStylesheet(shared: Shared): Promise<OutputFile> {
  return (await signInPage(shared)).stylesheet;
}

async function signInPage(shared: Shared) {
  const { outputFiles } = await build({ ...shared, ...entry });
  const [script, stylesheet] = [".js", ".css"].map((ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending)),
  );
  if (!script || !stylesheet) throw new Error("The sign-in screen was not built.");
  return { script, stylesheet };
}
