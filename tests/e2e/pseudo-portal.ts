import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type { BrowserContext } from "playwright-core";
import { type Bundle, bundle, type Speech } from "web/scripts/bundle.ts";
import { indexHtml } from "web/scripts/index-html.ts";
import { headerOf, securityPolicy } from "web/scripts/security-policy.ts";

export type PseudoLanguage = "accented" | "mirrored";

/** What a browser wishes that is to see the one or the other. */
export const localeOf: Record<PseudoLanguage, string> = { accented: "en-GB", mirrored: "ar-EG" };

const speeches: Speech[] = [
  { language: "en", tag: "en", direction: "ltr", plugins: [inWordsThatAre("accented")] },
  { language: "en", tag: "ar", direction: "rtl", plugins: [inWordsThatAre("mirrored")] },
];

export const buildPseudoPortal = () => bundle(speeches);

/** Puts a portal of made words in the place of the one that a host has. */
export async function showPseudoPortal(context: BrowserContext, { page, files }: Bundle) {
  const bases = { apiBase: "", assetBase: "" };
  const html = indexHtml(page, bases);
  const headers = { "content-security-policy": headerOf(securityPolicy(page, bases)) };
  const types = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
  await context.route(
    ({ protocol, pathname }) => protocol === "http:" && !pathname.startsWith("/api/"),
    (route) => {
      const name = basename(new URL(route.request().url()).pathname);
      const file = files.get(name);
      const contentType = types[name.split(".").at(-1) as keyof typeof types] ?? "font/woff2";
      return file
        ? route.fulfill({ body: Buffer.from(file), contentType })
        : route.fulfill({ body: html, contentType: "text/html; charset=utf-8", headers });
    },
  );
}

const words = fileURLToPath(new URL("pseudo-words.ts", import.meta.url));

/** In the place of each file of English words, what it says made anew; the months too, and React Aria's direction. */
function inWordsThatAre(anew: PseudoLanguage): Plugin {
  return {
    name: anew,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?own$/ }, ({ path }) => ({
        path: path.replace("?own", ""),
        suffix: "?own",
      }));
      onLoad({ filter: /src\/words\/en\/[\w-]+\.ts$/ }, async ({ path, suffix }) => {
        const file = basename(path);
        if (suffix || file === "language.ts") return null;
        const names = Object.keys(await import(pathToFileURL(path).href));
        if (file === "react-aria.ts") {
          const locale = JSON.stringify(localeOf[anew]);
          const contents = `export const locale = ${locale}, weekdays = "narrow", reactAria = null;`;
          return { contents };
        }
        const contents = [
          `import * as own from "${path}?own";`,
          `import { said, ${anew} } from "${words}";`,
          ...names.map(
            (name) => `export const ${name} = /* @__PURE__ */ said(own.${name}, ${anew});`,
          ),
        ];
        return {
          contents: contents.join("\n"),
          resolveDir: fileURLToPath(new URL(".", import.meta.url)),
        };
      });
    },
  };
}
