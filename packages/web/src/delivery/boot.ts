import { preferredLanguage } from "../browser/language.ts";
import { deleteShellCaches } from "../browser/shell-caches.ts";
import type { ReportInPage } from "../reports/definitions/reports-in-page.ts";
import { showTheme, storedTheme } from "../theme/choice.ts";
import { captureEvents } from "./early-events.ts";
import { startCalls } from "./early-report.ts";

/** Written in by the build. */
declare const reportsInPage: readonly ReportInPage[];

const page = document.documentElement;
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

// The page may be served with another asset base than it was built with.
const assets = new URL(`${meta("asset-base").replace(/\/$/, "")}/assets/`, location.href);
const addressOf = (file = "") => new URL(file, assets).href;

// This script stands in the page and runs before anything is painted; what the page holds is hidden until it is in the language, and from whoever has a token or an invitation.
showTheme(storedTheme(), page);
const portals = [...document.querySelectorAll("template")];
const language = preferredLanguage(portals.map(({ lang }) => lang));
const portal = portals.find(({ lang }) => lang === language) as HTMLTemplateElement;
const isInPage = language === page.lang;
page.lang = portal.lang;
page.dir = portal.dir;
// Of each kind, the first in the head counts.
document.head.prepend(...portal.content.querySelectorAll("title, meta, link"));
const filesOf = (part: string) => portal.dataset[part]?.split(" ") ?? [];
const [main] = filesOf("main");
const apiBase = meta("partner-api-base");
const hostProfile = meta("partner-host-profile");
const early = startCalls(apiBase, reportsInPage, hostProfile);
const hasForm = !early && !location.pathname.startsWith("/invitation");
if (!hasForm || !isInPage) page.dataset.waiting = "";
// Scripts that the device keeps are there at once, and would be compiled before what the page has is painted.
const isKept = navigator.serviceWorker?.controller && !document.hidden;
const isPaintedFirst = isKept && (hasForm || location.pathname === "/");
if (!isPaintedFirst) preload("main");
// The rules of the form stand in the page; those of all else come before it is drawn.
const sheet = addLink("stylesheet", portal.dataset.stylesheet);
const styled = new Promise((resolve) => {
  sheet.onload = sheet.onerror = resolve;
});
// What a session needs comes after most of what it needs first, which starts while that arrives.
if (early && !isPaintedFirst) void styled.then(() => preload("signedIn"));
const release = captureEvents(page);
if (!hasForm) page.dataset.busy = "";

document.addEventListener("DOMContentLoaded", async () => {
  const root = document.getElementById("root") as HTMLElement;
  const home = early && isPaintedFirst && keptHome();
  if (!hasForm) root.replaceChildren(...(home ? [home.content] : []));
  else if (!isInPage) root.replaceChildren(portal.content);
  if (home) await styled;
  delete page.dataset.waiting;
  const frame = new Promise(requestAnimationFrame);
  // With the first frame, which is laid out anyway.
  void frame.then(() => root.querySelector<HTMLElement>("[name=username]")?.focus());
  if (isPaintedFirst) {
    await frame;
    await new Promise((resolve) => setTimeout(resolve));
    preload("main");
    if (early) preload("signedIn");
  }
  load()
    .catch(() => {
      // What is kept does not start: the next start asks the host.
      globalThis.caches && void deleteShellCaches();
      say(root);
    })
    .finally(() => delete page.dataset.busy);
});

/** As the service worker has put it into the page, if it is of this release and in this language. */
const keptHome = () => document.querySelector<HTMLTemplateElement>(`[data-home="${main}"]`);

const load = () =>
  Promise.all([import(addressOf(main)), styled]).then(([{ start }]) =>
    start({ early, release, apiBase, hostProfile }),
  );

/** First what a script imports, which is larger than the script: a browser asks a host for six files at a time. The main script is marked. */
function preload(part: string) {
  for (const file of filesOf(part).reverse()) {
    const link = addLink("modulepreload", file);
    if (file === main) link.dataset.main = "";
  }
}

function addLink(rel: string, file?: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = addressOf(file);
  document.head.append(link);
  return link;
}

function say(root: HTMLElement) {
  const [text, again] = document.querySelectorAll<HTMLElement>(
    `[data-missing]:lang(${language}) *`,
  );
  root.replaceChildren(text as HTMLElement, again as HTMLElement);
  (again as HTMLElement).onclick = () => location.reload();
}
