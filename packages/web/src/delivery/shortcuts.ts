import { shortcutsCache } from "../browser/caches.ts";
import { isStorageInMemory } from "../browser/storage.ts";

/** A report that the installed portal opens from its icon. */
export type Shortcut = { name: string; description: string; url: string };

/** Writes the user's into what the portal is installed by; the service worker answers with that. */
export async function offerShortcuts(
  shortcuts: readonly Shortcut[],
  signal: AbortSignal,
): Promise<void> {
  if (isStorageInMemory() || !navigator.serviceWorker?.controller) return;
  const address = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href;
  if (!address) return;
  const manifest = await (await fetch(address, { signal })).json();
  const own = JSON.stringify({ ...manifest, shortcuts });
  const headers = { "content-type": "application/manifest+json" };
  const kept = await caches.open(shortcutsCache);
  if (!signal.aborted) await kept.put(address, new Response(own, { headers }));
}

export async function keptShortcuts(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: shortcutsCache })) ?? fetch(request);
}
