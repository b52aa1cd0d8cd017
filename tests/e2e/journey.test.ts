import { expect, it } from "vitest";
import { onStage } from "./journey.ts";

it("a journey fails over what the security policy forbids [V3.4.3]", async () => {
  const walk = onStage({}, async ({ page }) => {
    await page.goto("/login");
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement("style"), { textContent: "a{}" }));
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
  await expect(walk).rejects.toThrow(/policy violated: style-src-elem inline/);
});

it("a journey fails over an error in the console", async () => {
  const walk = onStage({}, async ({ page }) => {
    await page.goto("/login");
    await page.evaluate(() => fetch("/api/none"));
  });
  await expect(walk).rejects.toThrow(/status of 404/);
});
