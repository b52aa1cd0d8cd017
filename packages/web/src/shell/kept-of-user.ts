export const shortcutsCache = "shortcuts";
export const homeCache = "home";

/** What is kept beside the shell is of whoever is signed in, and goes with the session. */
export function forgetOfUser(): void {
  for (const name of [shortcutsCache, homeCache]) void globalThis.caches?.delete(name);
}
