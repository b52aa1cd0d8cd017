import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { ways } from "./ways.ts";

declare global {
  interface Window {
    noteTap(): void;
  }
}

journey(
  "what staff do most takes one tap, and any other company two",
  { user: "demo" },
  async ({ page }) => {
    let heard = 0;
    await page.exposeFunction("noteTap", () => {
      heard += 1;
    });
    await page.addInitScript(() => addEventListener("pointerdown", () => window.noteTap(), true));
    await page.goto("/");
    const taken: number[] = [];
    for (const { from, taps, end } of ways) {
      if (from) await page.goto(from);
      heard = 0;
      for (const tap of taps) await tap(page).click();
      await expect(page).toHaveURL(end);
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      taken.push(heard);
    }
    expect(taken).toEqual([1, 1, 1, 2, 1]);
  },
);
