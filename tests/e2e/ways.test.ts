import { expect } from "@playwright/test";
import { journey } from "./journey.ts";
import { ways } from "./ways.ts";

journey(
  "what staff do most takes one tap, and any other company two",
  { user: "demo" },
  async ({ page }) => {
    await page.goto("/");
    for (const { from, taps, end } of ways) {
      if (from) await page.goto(from);
      for (const tap of taps) await tap(page).click();
      await expect(page).toHaveURL(end);
      await expect(page.getByRole("rowheader").first()).toBeVisible();
    }
    expect(ways.map(({ taps }) => taps.length)).toEqual([1, 1, 1, 2, 1]);
  },
);
