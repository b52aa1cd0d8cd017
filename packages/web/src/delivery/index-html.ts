import type { Language } from "../i18n/languages/languages.ts";
import type { Catalogue } from "../i18n/words/all/catalogues.ts";
import * as bn from "../i18n/words/bn/page.ts";
import * as en from "../i18n/words/en/page.ts";
import { manifestName } from "./manifest.ts";

/** The addresses that a build writes into its page; empty for the page's own origin. */
export type Bases = {
  apiBase: string;
  assetBase: string;
  /** Where the profile of the host is, if the browser is to read it. */
  hostProfile?: string;
};

/** The portal in one language, whose tag is another where tests have its words made. */
export type Portal = {
  language: Language;
  tag: string;
  direction: "ltr" | "rtl";
  /** The main script and what it imports at once, itself first. */
  main: string[];
  /** What someone with a token needs in addition. */
  signedIn: string[];
  exportWorker: string;
  /** The sign-in form as HTML. */
  form: string;
};

/** What the page names and holds. */
export type Page = {
  /** The first script itself. */
  boot: string;
  /** The rules of the sign-in form; the stylesheet, which comes later, has them too. */
  style: string;
  stylesheet: string;
  icon: string;
  portals: readonly Portal[];
};

export function indexHtml(page: Page, bases: Bases): string {
  const { boot, stylesheet, icon, portals } = page;
  const apiBase = attribute(bases.apiBase);
  const assetBase = attribute(bases.assetBase.replace(/\/$/, ""));
  const asset = (file: string) => `${assetBase}/assets/${file}`;
  const [first] = portals;
  const preloads = sharedScripts(portals).map(
    (file) => `<link rel="modulepreload" href="${asset(file)}">\n`,
  );
  const preconnect =
    apiBase && `<link rel="preconnect" href="${apiBase}" crossorigin="use-credentials">\n`;
  return `<!doctype html>
<html lang="${first?.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${preloads.join("")}${first ? headOf(first) : ""}
<meta name="color-scheme" content="light dark">
<meta name="partner-api-base" content="${apiBase}">
<meta name="partner-host-profile" content="${attribute(bases.hostProfile ?? "")}">
<meta name="asset-base" content="${assetBase}">
${portals.map((portal) => templateOf(portal, stylesheet, portal === first)).join("")}<style>${styleIn(page, bases)}</style>
<script>${boot}</script>
${preconnect}<link rel="icon" type="image/svg+xml" href="${asset(icon)}">
<link rel="apple-touch-icon" href="/icon-180.png">
</head>
<body>
<div id="root">${first?.form}</div>
${portals.map(withoutMain).join("")}${portals.map(withoutScript).join("")}
</body>
</html>
`;
}

/** A stylesheet names its files from where it is itself; the page is elsewhere. Without quotes, a server that writes another base into the page leaves them alone: their policy knows the style as it is. */
export const styleIn = ({ style }: Pick<Page, "style">, { assetBase }: Bases): string =>
  style.replace(/url\("\.\/([^"]+)"\)/g, `url(${assetBase.replace(/\/$/, "")}/assets/$1)`);

/** Of the main scripts, what is the same in every language: no script has to run before it is asked for. */
function sharedScripts(portals: readonly Portal[]): string[] {
  const [[, ...own] = [], ...others] = portals.map(({ main }) => main);
  return own.filter((file) => others.every((main) => main.includes(file)));
}

const words: Record<Language, Catalogue<typeof en>> = { en, bn };

/** The three of a language, which the first script puts before those of the page. */
function headOf({ language }: Portal): string {
  const { title, description } = words[language];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${attribute(description)}">`,
    `<link rel="manifest" href="/${manifestName(language)}">`,
  ].join("");
}

/** What the first script has to know of a language, and its head and sign-in form where they do not stand in the page. */
function templateOf(portal: Portal, stylesheet: string, isInPage: boolean): string {
  const { tag, direction, main, signedIn, exportWorker, form } = portal;
  const known = {
    lang: tag,
    dir: direction,
    "data-main": main.join(" "),
    "data-signed-in": signedIn.join(" "),
    "data-export-worker": exportWorker,
    "data-stylesheet": stylesheet,
  };
  const attributes = Object.entries(known)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}="${attribute(value)}"`);
  const content = isInPage ? "" : `${headOf(portal)}${form}`;
  return `<template ${attributes.join(" ")}>${content}</template>\n`;
}

/** What the first script says where the portal does not start. */
function withoutMain({ language, tag }: Portal): string {
  const { missing, reload } = words[language];
  const said = `<p role="alert">${missing}</p><button>${reload}</button>`;
  return `<div hidden data-missing lang="${tag}">${said}</div>\n`;
}

const withoutScript = ({ language }: Portal) =>
  `<noscript lang="${language}">${words[language].noScript}</noscript>\n`;

const attribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
