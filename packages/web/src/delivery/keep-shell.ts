import { deleteCaches } from "../browser/shell-caches.ts";
import { isStorageInMemory } from "../browser/storage.ts";
import { trustedScript } from "../browser/trusted-script.ts";

declare const process: { env: { NODE_ENV?: string } };

/** From the next start on, the page and its scripts come from this device. A host without a service worker has none here. */
export function keepShell(): void {
  if (process.env.NODE_ENV !== "production" || isStorageInMemory()) return;
  const { serviceWorker } = navigator;
  const address = `/service-worker.js?language=${document.documentElement.lang}`;
  // One that has begun to leave would stay if it were registered again.
  if (!serviceWorker || serviceWorker.controller?.scriptURL.endsWith(address)) return;
  serviceWorker
    .register(trustedScript(address), { updateViaCache: "none" })
    .catch(forgetWithoutWorker)
    .catch(() => {});
}

/** What came back after the worker had left: Chromium opens a cache anew to keep compiled scripts there, and a page that the worker still served writes its shortcuts. */
async function forgetWithoutWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) await deleteCaches();
}
