import { deleteUserCaches } from "./caches.ts";

export const shellCacheNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith("shell "));

export async function deleteShellCaches(): Promise<void> {
  await Promise.all((await shellCacheNames()).map((name) => caches.delete(name)));
}

/** Without a service worker, nothing is cached. */
export const deleteCaches = () => Promise.all([deleteShellCaches(), deleteUserCaches()]);
