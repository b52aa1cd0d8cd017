import type { Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { holds } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 500 },
];
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const links = (page: Page) => page.getByRole("main").locator("th, h2").getByRole("link");
const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Goes down to the last row and presses its link. */
async function leaveByLastRow(page: Page) {
  await expectArrived(page);
  await page.waitForLoadState("networkidle");
  const link = links(page).last();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const left = { name: await link.textContent(), top: await topOf(link), at: await scrolled(page) };
  expect(left.at).toBeGreaterThan(100);
  await link.click();
  await expect(heading(page)).toContainText(`Details, ${left.name}`);
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expectArrived(page);
  return left;
}

for (const viewport of sizes) {
  signedIn(
    `Back stands on the row that was left once its rows have come anew, at ${viewport.width} px`,
    { viewport },
    async ({ page }) => {
      await goTo(page, `/intracity/vehiclewise/report/${lastWeek()}`);
      const left = await leaveByLastRow(page);
      const letGo = await holds(page, "**/api/intracity/reports/vehiclewise/**");
      await page.goBack();
      await expect(heading(page)).toBeFocused();
      letGo();
      await expect(links(page).last()).toBeFocused();
      expect(await topOf(links(page).last())).toBeCloseTo(left.top, 0);
      const there = await scrolled(page);
      await expectArrived(page);
      await page.waitForLoadState("networkidle");
      expect([await links(page).last().textContent(), await scrolled(page)]).toEqual([
        left.name,
        there,
      ]);
    },
  );

  signedIn(
    `the way back that the details name stands on the row too, at ${viewport.width} px`,
    { viewport },
    async ({ page }) => {
      await goTo(page, `/intracity/vehiclewise/report/${lastWeek()}`);
      const left = await leaveByLastRow(page);
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await trail.getByRole("link", { name: "Vehicle Wise Report" }).click();
      await expect(links(page).last()).toBeFocused();
      expect(await topOf(links(page).last())).toBeCloseTo(left.top, 0);
    },
  );
}

signedIn(
  "Back leaves somebody where they went meanwhile, and a screen that is opened anew begins at its top",
  { viewport: { width: 360, height: 740 } },
  async ({ page }) => {
    await goTo(page, `/intracity/vehiclewise/report/${lastWeek()}`);
    const left = await leaveByLastRow(page);
    const letGo = await holds(page, "**/api/intracity/reports/vehiclewise/**");
    await page.goBack();
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Home");
    letGo();
    await expectArrived(page);
    await expect(page.getByRole("link", { name: `${left.name}`, exact: true })).toBeAttached();
    await page.waitForLoadState("networkidle");
    await expect(heading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  },
);

signedIn(
  "Back to a list fetches its pages until it stands where it was left",
  { viewport: { width: 360, height: 740 } },
  async ({ page }) => {
    await goTo(page, `/intercity/reservation/report/${lastWeek()}`);
    await expectArrived(page);
    const kept = () => page.evaluate(() => history.state?.place?.top ?? 0);
    const rows = page.getByRole("main").locator("section h2");
    await expect
      .poll(async () => {
        await page.keyboard.press("End");
        return rows.count();
      })
      .toBeGreaterThan(150);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("PageUp");
    await expect.poll(async () => (await kept()) - (await scrolled(page))).toBe(0);
    const left = await scrolled(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/profile']")?.click());
    await expect(heading(page)).toHaveText("Profile");
    await page.goBack();
    // Within half a card, as the line below the rows says something else while more are on their way.
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(100);
  },
);
