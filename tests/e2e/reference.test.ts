import { inject } from "vitest";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { violations } from "./violations.ts";

const permissions = ["clipboard-read", "clipboard-write"];

journey("the reference is searched, read and copied from", { permissions }, async ({ page }) => {
  await page.goto("/reference");
  const search = page.getByRole("searchbox", { name: "Search the reference" });
  const operations = page.locator(".operation:visible");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Partner API");

  await page.keyboard.press("/");
  await page.keyboard.type("Inside_Minutes whole");
  await expect(page.getByRole("status")).toHaveText(/^1 of \d+ operations$/);
  await expect(operations).toHaveCount(1);
  const heading = page.getByRole("heading", { name: "Vehicles that are still inside" });
  await expect(heading).toBeVisible();
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect(links).toHaveText(["Vehicles that are still inside, the longest first"]);
  await operations.getByRole("link", { name: "Their codes" }).click();
  await expect(page.getByRole("heading", { name: "Failures", level: 2 })).toBeInViewport();
  await expect(search).toHaveValue("");

  const fares = page.getByRole("region", { name: "The current fares of each vehicle class" });
  await fares.getByRole("button", { name: "curl" }).click();
  await expect(page.locator("[data-sample=sdk]:visible")).toHaveCount(0);
  await fares.getByRole("button", { name: "Copy" }).click();
  await expect(fares.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl "${inject("portal").url}/api/tollplaza/fares/401" \\\n  -H "Authorization: Bearer $TOKEN"`,
  );

  // The other operations are alike, and axe would take seconds for them.
  await page.locator(".tag ~ .tag").evaluateAll((tags) => tags.map((tag) => tag.remove()));
  expect(await violations(page, "reference")).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Contents" }).click();
  await links.filter({ hasText: /^Service day$/ }).click();
  await expect(page.getByRole("heading", { name: "Service day", level: 2 })).toBeInViewport();
  await expect(links).toHaveCount(0);
});
