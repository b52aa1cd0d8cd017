import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type { BrowserContext, Page } from "playwright-core";
import { indexHtml } from "web/delivery/index-html.ts";
import * as words from "web/i18n/words/all/en.ts";
import { type Bundle, bundle, type Speech } from "web/scripts/bundle.ts";
import { headerOf, securityPolicy } from "web/scripts/security-policy.ts";
import { crowded, isUnsaid, shownTexts, signsBehind } from "./crowded.ts";
import { nextFrames } from "./in-app.ts";
import type { Journey } from "./journey.ts";

export const narrow = { width: 320, height: 720 };
export const wide = { width: 1280, height: 720 };

/** The specification names them in a title, in letters that it has. */
const namesOfModules = Object.keys(words.modules.module).map((key) => key.replaceAll("_", " "));

/** It is proven elsewhere that React Aria says it in the language of the portal. */
const ofReactAria = "Dismiss";

let building: Promise<Bundle> | undefined;

/** What walks through the portal in a language that is made need of it. */
export function pseudoWalk(language: PseudoLanguage, anew: (text: string) => string) {
  const settings = { locale: localeOf[language], viewport: narrow };
  const signedIn = { ...settings, user: "demo", hasChosen: true } as const;

  /** The portal in words made anew, and what is wrong with what is seen of it. */
  async function begun({ page, context }: Journey) {
    building ??= buildPseudoPortal();
    await showPseudoPortal(context, await building);
    const answers: Promise<string>[] = [];
    page.on("response", (response) => {
      if (/\/api\//.test(response.url())) answers.push(response.text().catch(() => ""));
    });
    const found: string[] = [];
    let signs = 0;
    const look = async (where: string, viewports = [wide, narrow]) => {
      const shown = await page.evaluate(shownTexts);
      const said = [...namesOfModules, ofReactAria, ...(await Promise.all(answers))].join("\n");
      for (const text of shown.filter((text) => isUnsaid(text, said)))
        found.push(`${where}: ${text} is unsaid`);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        // What is open takes its place anew.
        await nextFrames(page);
        for (const what of await page.evaluate(crowded)) {
          found.push(`${where}, ${viewport.width} px: ${what}`);
        }
        const { behind, astray, count } = await page.evaluate(signsBehind);
        signs += count;
        for (const what of behind) found.push(`${where}: the sign of ${what} stands behind it`);
        for (const what of astray) found.push(`${where}: ${what} stands away from its end`);
      }
    };
    return { look, found, signs: () => signs };
  }

  const say = (text: string) => ({ name: anew(text), exact: true });
  const press = (page: Page, text: string) => page.getByRole("button", say(text)).click();
  /** From the one menu that a phone has. */
  const choose = async (page: Page, text: string) => {
    await press(page, words.report.actions);
    await page.getByRole("menuitem", say(text)).click();
  };
  return { settings, signedIn, begun, say, press, choose };
}

type PseudoLanguage = "accented" | "mirrored";

/** What a browser wishes that is to see the one or the other. */
const localeOf: Record<PseudoLanguage, string> = { accented: "en-GB", mirrored: "ar-EG" };

const speeches: Speech[] = [
  { language: "en", tag: "en", direction: "ltr", plugins: [inWordsThatAre("accented")] },
  { language: "en", tag: "ar", direction: "rtl", plugins: [inWordsThatAre("mirrored")] },
];

const buildPseudoPortal = () => bundle(speeches);

/** Puts a portal of made words in the place of the one that a host has. */
async function showPseudoPortal(context: BrowserContext, { page, files }: Bundle) {
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

const pseudoWords = fileURLToPath(new URL("pseudo-words.ts", import.meta.url));

/** In the place of each file of English words, what it says made anew; the months too, and React Aria's direction. */
function inWordsThatAre(anew: PseudoLanguage): Plugin {
  return {
    name: anew,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?own$/ }, ({ path }) => ({
        path: path.replace("?own", ""),
        suffix: "?own",
      }));
      onLoad({ filter: /src\/i18n\/words\/en\/[\w-]+\.ts$/ }, async ({ path, suffix }) => {
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
          `import { said, ${anew} } from "${pseudoWords}";`,
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
