import { createContext, runInContext } from "node:vm";
import { type BuildOptions, build } from "esbuild";

/** What the sign-in screen finds while it is rendered: a page on which nothing has happened yet. */
const page = {
  location: new URL("http://localhost/login"),
  navigator: { onLine: true },
  addEventListener() {},
  removeEventListener() {},
};

/** The sign-in form as HTML, and its rules, for the page itself. */
export async function renderSignIn(shared: BuildOptions & { write: false }) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: { portal: "src/delivery/sign-in-page.tsx" },
    format: "iife",
    globalName: "portal",
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text;
  const { console, setTimeout, clearTimeout, TextEncoder, URL, AbortController } = globalThis;
  const own = { console, setTimeout, clearTimeout, TextEncoder, URL, AbortController };
  const context = createContext({ ...page, ...own });
  const form = String(runInContext(`${textOf(".js")};portal.signInPage()`, context));
  return { form, style: textOf(".css")?.trim() ?? "" };
}
