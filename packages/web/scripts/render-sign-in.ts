import { createContext, runInContext } from "node:vm";
import { type BuildOptions, build } from "esbuild";

/** What the sign-in screen finds while it is rendered: a page on which nothing has happened yet. */
const page = {
  location: new URL("http://localhost/login"),
  navigator: { onLine: true },
  addEventListener() {},
  removeEventListener() {},
};

/** The sign-in form as HTML, and one stylesheet for everything: this build splits nothing off. */
export async function renderSignIn(shared: BuildOptions & { write: false }) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: { portal: "src/sign-in-page.tsx" },
    format: "iife",
    globalName: "portal",
    logOverride: { "empty-import-meta": "silent" },
  });
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
