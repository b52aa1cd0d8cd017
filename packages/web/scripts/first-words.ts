import { build } from "esbuild";
import { bundleOptions } from "./bundle.ts";

const script = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server.edge";
  import { Page } from "./src/ui/page.tsx";
  import { SignInWords } from "./src/screens/sign-in-words.tsx";
  export const words = renderToStaticMarkup(
    createElement(Page, { narrow: true }, createElement(SignInWords)),
  );
`;

/** The sign-in screen's words as HTML, with the class names that its stylesheet has. */
export async function firstWords(development: boolean): Promise<string> {
  const { options } = bundleOptions({}, development);
  const { outputFiles } = await build({
    ...options,
    entryPoints: [],
    stdin: { contents: script, resolveDir: options.absWorkingDir, loader: "js" },
    splitting: false,
    sourcemap: false,
  });
  const [file] = outputFiles.filter(({ path }) => path.endsWith(".js"));
  const encoded = Buffer.from(file?.contents ?? "").toString("base64");
  const { words } = await import(`data:text/javascript;base64,${encoded}`);
  return words;
}
