import type { Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";

/** Presses Tab until the focus is there; a person would give up after so many. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
