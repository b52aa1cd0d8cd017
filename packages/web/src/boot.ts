import { holdSubmit } from "./platform/early-submit.ts";
import { startUserLoad } from "./platform/early-user.ts";
import { wishedLanguage } from "./platform/language.ts";
import { forgetShells } from "./shell/kept-shells.ts";
import { showTheme, storedTheme } from "./theme/choice.ts";

const script = document.currentScript as HTMLScriptElement;
const page = document.documentElement;
const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
const meta = (name: string) => metaOf(name)?.content ?? "";
const fileOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

// The page may be served with another asset base than its links were written with.
const assets = new URL(`${meta("asset-base").replace(/\/$/, "")}/assets/`, location.href);
const addressOf = (file: string) => new URL(file, assets).href;

// This script runs before anything is painted; what the page holds is hidden until it is in the language, and from whoever has a token or an invitation.
showTheme(storedTheme());
const portals = [...document.querySelectorAll("template")];
const language = wishedLanguage(portals.map(({ lang }) => lang));
const portal = portals.find(({ lang }) => lang === language);
const isInPage = language === page.lang;
page.lang = portal?.lang ?? page.lang;
page.dir = portal?.dir ?? page.dir;
const filesOf = (part: string) => portal?.dataset[part]?.split(" ") ?? [];
const worker = metaOf("export-worker");
if (worker && !isInPage) worker.content = addressOf(portal?.dataset.exportWorker ?? "");
const [main = "", ...others] = filesOf("main").map(addressOf);
preload(main).dataset.main = "";
others.forEach(preload);
const earlyUser = startUserLoad(meta("partner-api-base"));
const hasForm = !earlyUser && !location.pathname.startsWith("/invitation");
if (!hasForm || !isInPage) page.dataset.waiting = "";
const releaseSubmit = holdSubmit();

document.addEventListener("DOMContentLoaded", () => {
  const root = document.getElementById("root");
  if (assets.href !== new URL("./", script.src).href) readOtherAssets();
  if (portal && !isInPage) root?.replaceChildren(portal.content);
  if (!hasForm) {
    root?.replaceChildren();
    for (const file of filesOf("signedIn")) preload(addressOf(file));
  }
  delete page.dataset.waiting;
  root?.querySelector("input")?.focus();
  load().catch(() => {
    // What is kept does not start: the next start asks the host.
    globalThis.caches && void forgetShells();
    if (root) say(root);
  });
});

async function load() {
  const { start } = await import(main);
  await start({ earlyUser, releaseSubmit, apiBase: meta("partner-api-base") });
}

function readOtherAssets() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    sheet.href = addressOf(fileOf(sheet.href));
  }
}

function preload(address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.fetchPriority = "low";
  link.href = address;
  document.head.append(link);
  return link;
}

function say(root: HTMLElement) {
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = portal?.dataset.missing ?? null;
  const again = document.createElement("button");
  again.textContent = portal?.dataset.reload ?? null;
  again.addEventListener("click", () => location.reload());
  root.replaceChildren(text, again);
}
