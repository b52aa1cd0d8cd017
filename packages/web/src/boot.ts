import { holdSubmit } from "./platform/early-submit.ts";
import { startUserLoad } from "./platform/early-user.ts";
import { forgetShells } from "./shell/kept-shells.ts";
import { showTheme, storedTheme } from "./theme/choice.ts";

const script = document.currentScript as HTMLScriptElement;
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
const fileOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

// The page may be served with another asset base than its links were written with.
const assets = new URL(`${meta("asset-base").replace(/\/$/, "")}/assets/`, location.href);
const addressOf = (file: string) => new URL(file, assets).href;

// This script runs before anything is painted; the sign-in form is then hidden from whoever has a token.
showTheme(storedTheme());
const earlyUser = startUserLoad(meta("partner-api-base"));
if (earlyUser) document.documentElement.dataset.hasToken = "";
const releaseSubmit = holdSubmit();

document.addEventListener("DOMContentLoaded", () => {
  const root = document.getElementById("root");
  if (assets.href !== new URL("./", script.src).href) readOtherAssets();
  if (earlyUser) {
    root?.replaceChildren();
    delete document.documentElement.dataset.hasToken;
    for (const file of script.dataset.signedIn?.split(" ") ?? []) preload(addressOf(file));
  } else root?.querySelector("input")?.focus();
  load().catch(() => {
    void leaveShell();
    if (root) say(root);
  });
});

async function load() {
  const main = document.querySelector<HTMLLinkElement>("link[data-main]");
  if (!main) throw new Error("The page does not name its main script.");
  const { start } = await import(addressOf(fileOf(main.href)));
  await start({ earlyUser, releaseSubmit, apiBase: meta("partner-api-base") });
}

function readOtherAssets() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    sheet.href = addressOf(fileOf(sheet.href));
  }
}

function preload(address: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

/** The next start asks the host: what is kept here does not start. */
async function leaveShell() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length > 0) await forgetShells();
}

function say(root: HTMLElement) {
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = "The portal could not be loaded. Check the connection and reload the page.";
  const again = document.createElement("button");
  again.textContent = "Reload";
  again.addEventListener("click", () => location.reload());
  root.replaceChildren(text, again);
}
