export const shortcutsCache = "shortcuts";
export const homeCache = "home";

/** What is kept beside the shell is of whoever is signed in, and goes with the session. */
export const forgetOfUser = () =>
  Promise.all([shortcutsCache, homeCache].map((name) => globalThis.caches?.delete(name)));
