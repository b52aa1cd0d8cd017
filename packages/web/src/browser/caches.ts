export const shortcutsCache = "shortcuts";
export const homeCache = "home";

/** These belong to the signed-in user, and go with the session. */
export const deleteUserCaches = () =>
  Promise.all([shortcutsCache, homeCache].map((name) => globalThis.caches?.delete(name)));
