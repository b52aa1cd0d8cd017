import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { ways } from "./ways.ts";

declare global {
  interface Window {
    noteTap(): void;
  }
}

for (const [where, width, least] of [
  ["at a desk", 1280, [1, 1, 1, 2, 1]],
  ["on a phone, where the title opens the other reports,", 360, [1, 2, 1, 2, 1]],
] as const) {
  journey(
    `what staff do most takes one tap ${where} and any other company two`,
    { user: "demo", viewport: { width, height: 740 } },
    async ({ page }) => {
      let heard = 0;
      await page.exposeFunction("noteTap", () => {
        heard += 1;
      });
      await page.addInitScript(() => addEventListener("pointerdown", () => window.noteTap(), true));
      await page.goto("/");
      const taken: number[] = [];
      const isPhone = width < 768;
      for (const { from, taps, tapsOnPhone = taps, end } of ways) {
        if (from) await page.goto(from);
        heard = 0;
        for (const tap of isPhone ? tapsOnPhone : taps) await tap(page).click();
        await expect(page).toHaveURL(end);
        const rows = isPhone ? page.locator("main section") : page.getByRole("rowheader");
        await expect(rows.first()).toBeVisible();
        taken.push(heard);
      }
      expect(taken).toEqual(least);
    },
  );
}
