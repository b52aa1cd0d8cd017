import type { Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";

/** Opens a path within the portal as a link of its own would, and anew; the first one starts the portal. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank") {
    await page.goto(path);
    return;
  }
  await page.getByRole("link").first().waitFor();
  const push = (path: string) => page.evaluate((path) => history.pushState(null, "", path), path);
  const isOpen = path.replace(/\?.*/, "") === new URL(page.url()).pathname;
  if (isOpen) await push("/profile");
  await push(path);
}

/** An address less the company, which every page of a module names. */
export function at(address: string): (url: URL) => boolean {
  return ({ pathname, search }) =>
    pathname + search.replace(/[?&]company=[^&]*/, "").replace(/^&/, "?") === address;
}

/** Chooses from the menu of a button once it stands: it closes when the page is scrolled. */
export async function chooseFrom(page: Page, button: string, item: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** On a phone, the button whose text is the range, which opens presets, dates and what to compare with. */
export const rangeButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Today|Yesterday) · |^\w{3} \d/ });

/** Until a screen has its rows, or says that it has none. What stands for rows out of sight stays. */
export async function expectArrived(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.locator("main [aria-hidden=true]:not(svg, tr, figure *)")).toHaveCount(0);
}

/** Presses Tab until the focus is there; a person would give up after so many. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Until what has changed in the page is drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
