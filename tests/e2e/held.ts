import type { Page } from "playwright-core";

/** Keeps what a page asks for waiting, until what it returns is called; who has gone by then is not answered. */
export async function holds(page: Page, ...asked: (string | RegExp)[]): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const url of asked) {
    await page.route(url, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
  }
  return () => letGo();
}

/** All that the portal runs but its first script. */
export const mainScripts = "**/assets/main-*.js";
