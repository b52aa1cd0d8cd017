import { directions, type Language, supportedLanguages } from "../i18n/languages/languages.ts";
import * as bn from "../i18n/words/bn/page.ts";
import * as en from "../i18n/words/en/page.ts";

const drawn = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, purpose: "maskable" },
];

/** Those of `public` that are named here, and by the page for iOS. */
export const icons = ["icon-180.png", ...drawn.map(({ name }) => name)];

const words = { en, bn } satisfies Record<Language, unknown>;

export const manifestName = (language: Language) =>
  language === supportedLanguages[0] ? "manifest.webmanifest" : `manifest-${language}.webmanifest`;

/**
 * What a browser installs the portal by; the portal adds shortcuts in the browser. That of each language is of the same
 * app: who chooses another one renames what is installed.
 */
export function manifest(
  language: Language,
  icon: string,
  { assetBase }: { assetBase: string },
): string {
  const { title, shortTitle, description } = words[language];
  return JSON.stringify({
    id: "/",
    lang: language,
    dir: directions[language],
    name: title,
    short_name: shortTitle,
    description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fafbfc",
    theme_color: "#fafbfc",
    icons: [
      {
        src: `${assetBase.replace(/\/$/, "")}/assets/${icon}`,
        sizes: "any",
        type: "image/svg+xml",
      },
      ...drawn.map(({ name, size, ...purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        ...purpose,
      })),
    ],
  });
}
