import type { Page } from "playwright-core";
import type { Bundle } from "web/scripts/bundle.ts";
import * as words from "web/words/all/en.ts";
import { crowded, isUnsaid, shownTexts, signsBehind } from "./crowded.ts";
import type { Journey } from "./journey.ts";
import {
  buildPseudoPortal,
  localeOf,
  type PseudoLanguage,
  showPseudoPortal,
} from "./pseudo-portal.ts";

const narrow = { width: 320, height: 720 };
const wide = { width: 1280, height: 720 };

/** The specification names them in a title, in letters that it has. */
const namesOfModules = Object.keys(words.modules.module).map((key) => key.replaceAll("_", " "));

const drawnTwice = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

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
    const look = async (where: string) => {
      const shown = await page.evaluate(shownTexts);
      const said = [...namesOfModules, ofReactAria, ...(await Promise.all(answers))].join("\n");
      for (const text of shown.filter((text) => isUnsaid(text, said)))
        found.push(`${where}: ${text} is unsaid`);
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        // What is open takes its place anew.
        await page.evaluate(drawnTwice);
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
  return { settings, signedIn, begun, say, press };
}
