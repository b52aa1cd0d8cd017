import { expect } from "@playwright/test";
import { holds } from "./held.ts";
import { expectArrived } from "./in-app.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

const phone = {
  user: "demo",
  hasChosen: true,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

for (const [name, role] of [
  ["Filter", "dialog"],
  ["Export", "menu"],
  ["Meghna City Line, change company", "dialog"],
] as const) {
  journey(
    `${name} shows that it was pressed until what it opens has come`,
    phone,
    async ({ page }) => {
      const letGo = await holds(page, "**/assets/{overlays,later}-*.js");
      await page.goto(`/intracity/counterwise/report/${lastWeek()}`);
      await expectArrived(page);
      const button = page.getByRole("button", { name });
      const still = { animations: "disabled" } as const;
      const before = await button.screenshot(still);
      await button.tap();
      await expect(button).toHaveAttribute("aria-busy", "true");
      expect(Buffer.compare(before, await button.screenshot(still))).not.toBe(0);
      letGo();
      await expect(page.getByRole(role)).toBeVisible();
      await expect(button).not.toHaveAttribute("aria-busy");
    },
  );
}

journey("Refresh shows that it was pressed until the rows have come", phone, async ({ page }) => {
  await page.goto(`/intracity/counterwise/report/${lastWeek()}`);
  await expectArrived(page);
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("button", { name: "Refresh" });
  const still = { animations: "disabled" } as const;
  const before = await button.screenshot(still);
  const letGo = await holds(page, "**/api/intracity/reports/**");
  await button.tap();
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(Buffer.compare(before, await button.screenshot(still))).not.toBe(0);
  letGo();
  await expect(button).not.toHaveAttribute("aria-busy");
});
