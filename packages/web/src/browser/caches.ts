export const shortcutsCache = "shortcuts";
export const homeCache = "home";

/** These belong to the signed-in user, and go with the session. */
export const deleteUserCaches = () =>
  Promise.all([shortcutsCache, homeCache].map((name) => globalThis.caches?.delete(name)));

export const shellCacheNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith("shell "));

export async function deleteShellCaches(): Promise<void> {
  await Promise.all((await shellCacheNames()).map((name) => caches.delete(name)));
}

/** Without a service worker, nothing is cached. */
export const deleteCaches = () => Promise.all([deleteShellCaches(), deleteUserCaches()]);
