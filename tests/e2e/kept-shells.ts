import type { Page } from "playwright-core";

/** Waits until the device keeps how Home looks. */
export async function homeKept(page: Page): Promise<void> {
  await page.waitForFunction(() => caches.has("home"));
}

/** Waits until the device keeps so many releases of the portal, the last one wholly. */
export async function shellsKept(page: Page, count: number): Promise<void> {
  const areKept = () =>
    page.evaluate(async (count) => {
      const registration = await navigator.serviceWorker.getRegistration();
      const names = (await caches.keys()).filter((name) => name.startsWith("shell "));
      const isAlone = !registration?.installing && !registration?.waiting;
      return names.length === count && isAlone && registration?.active?.state === "activated";
    }, count);
  while (!(await areKept())) await page.waitForTimeout(100);
}
