import { startCalls } from "./platform/early-calls.ts";
import { holdSubmit } from "./platform/early-submit.ts";
import { wishedLanguage } from "./platform/language.ts";
import { forgetShells } from "./shell/kept-shells.ts";
import { showTheme, storedTheme } from "./theme/choice.ts";

const page = document.documentElement;
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

// The page may be served with another asset base than its links were written with.
const assets = new URL(`${meta("asset-base").replace(/\/$/, "")}/assets/`, location.href);
const addressOf = (file = "") => new URL(file, assets).href;

// This script stands in the page and runs before anything is painted; what the page holds is hidden until it is in the language, and from whoever has a token or an invitation.
showTheme(storedTheme());
const portals = [...document.querySelectorAll("template")];
const language = wishedLanguage(portals.map(({ lang }) => lang));
const portal = portals.find(({ lang }) => lang === language) as HTMLTemplateElement;
const isInPage = language === page.lang;
page.lang = portal.lang;
page.dir = portal.dir;
// Of each kind, the first in the head counts.
document.head.prepend(...portal.content.querySelectorAll("title, meta, link"));
const filesOf = (part: string) => portal.dataset[part]?.split(" ") ?? [];
const early = startCalls(meta("partner-api-base"));
const isSignedIn = early.length > 0;
const hasForm = !isSignedIn && !location.pathname.startsWith("/invitation");
if (!hasForm || !isInPage) page.dataset.waiting = "";
const main = addressOf(filesOf("main")[0]);
const needed = [...filesOf("main"), ...(isSignedIn ? filesOf("signedIn") : [])];
// A browser asks a host for six files at a time: first what a script imports, which is larger than the script.
needed
  .reverse()
  .map((file) => addressOf(file))
  .forEach(preload);
const releaseSubmit = holdSubmit(page);
if (!hasForm) page.dataset.busy = "";

document.addEventListener("DOMContentLoaded", () => {
  const root = document.getElementById("root") as HTMLElement;
  readAssets();
  if (!hasForm) root.replaceChildren();
  else if (!isInPage) root.replaceChildren(portal.content);
  delete page.dataset.waiting;
  // With the first frame, which is laid out anyway.
  requestAnimationFrame(() => root.querySelector<HTMLElement>("[name=username]")?.focus());
  load()
    .catch(() => {
      // What is kept does not start: the next start asks the host.
      globalThis.caches && void forgetShells();
      say(root);
    })
    .finally(() => delete page.dataset.busy);
});

const load = () =>
  import(main).then(({ start }) =>
    start({ early, releaseSubmit, apiBase: meta("partner-api-base") }),
  );

function readAssets() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const address = addressOf(sheet.href.split("/").pop());
    if (sheet.href !== address) sheet.href = address;
  }
}

function preload(address: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  // The form waits for its stylesheet alone.
  if (hasForm) link.fetchPriority = "low";
  link.href = address;
  if (address === main) link.dataset.main = "";
  document.head.append(link);
}

function say(root: HTMLElement) {
  const { missing = "", reload = "" } = portal.dataset;
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = missing;
  const again = document.createElement("button");
  again.textContent = reload;
  again.onclick = () => location.reload();
  root.replaceChildren(text, again);
}
