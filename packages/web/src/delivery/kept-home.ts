import { homeCache } from "../browser/caches.ts";
import { isStorageInMemory } from "../browser/storage.ts";
import { changed } from "./kept-page.ts";

/** Of one release in one language, which the main script stands for: another would look different. */
const addressFor = (main: string) => `/home/${main}`;

/** Keeps how Home looks before it has figures, for the next start to show at once. */
export async function keepHome(shown: Element, signal: AbortSignal): Promise<void> {
  const main = document.querySelector<HTMLLinkElement>("link[data-main]")?.href.split("/").pop();
  if (!main || isStorageInMemory() || signal.aborted) return;
  const passing = "[role=alert], [role=status], [role=progressbar]";
  for (const element of shown.querySelectorAll(passing)) element.remove();
  for (const link of shown.querySelectorAll("a")) link.removeAttribute("href");
  for (const control of shown.querySelectorAll("button, input")) control.setAttribute("inert", "");
  // The page allows none.
  for (const styled of shown.querySelectorAll("[style]")) styled.removeAttribute("style");
  const headers = { "content-type": "text/plain; charset=utf-8" };
  // Where a host has no service worker, none is ever ready: who has left waits no longer, and nothing is kept.
  // The event would hold what was shown.
  const left = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  await Promise.race([navigator.serviceWorker.ready, left]);
  if (signal.aborted) return;
  await caches.delete(homeCache);
  const kept = await caches.open(homeCache);
  if (!signal.aborted) await kept.put(addressFor(main), new Response(shown.innerHTML, { headers }));
}

/** The page, with Home in a template, which the first script shows to whoever has a token. */
export async function withHome(page: Response, main: string): Promise<Response> {
  const kept = await caches.match(addressFor(main), { cacheName: homeCache });
  if (!kept) return page;
  const [html, home] = await Promise.all([page.text(), kept.text()]);
  const template = `<template data-home="${main}">${home}</template>`;
  return changed(
    html.replace("</body>", () => `${template}</body>`),
    page.headers,
  );
}
