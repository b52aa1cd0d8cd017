import type { Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const cents = (text: string) => Math.round(Number(text.replaceAll(/[,৳]/g, "")) * 100);

/** The fares of the row with this link, of its table or of its cards. */
async function faresBeside(page: Page, link: string): Promise<number> {
  const name = page.getByRole("link", { name: link, exact: true });
  return cents(
    await faresIn(page.locator("main tbody tr, main section").filter({ has: name }).last()),
  );
}

/** The last figure, as both forms of a row end with the money. */
const faresIn = async (row: Locator) => (await row.locator("td, dd").last().textContent()) ?? "";

/** The fares of all rows, as the total says. */
async function total(page: Page): Promise<number> {
  await expectArrived(page);
  const foot = page.locator("main tfoot tr:last-child td, main dd").last();
  return cents((await foot.textContent()) ?? "");
}

for (const viewport of sizes) {
  signedIn(
    `a summary's day leads to its counters, its vehicles and back, at ${viewport.width} px`,
    { viewport },
    async ({ page }) => {
      await goTo(page, `/intracity/summary${lastWeek()}`);
      await expectArrived(page);
      const main = page.getByRole("main");
      const day = main.getByRole("link", { name: /^\w+ \d{1,2}, \d{4}$/ }).first();
      const named = (await day.textContent()) ?? "";
      const ofDay = await faresBeside(page, named);
      expect(ofDay).toBeGreaterThan(0);
      const summary = page.url();

      await main
        .getByRole("link", { name: new RegExp(`, Vehicle Wise Report, ${named}$`) })
        .click();
      await expect(page).toHaveURL(/\/intracity\/vehiclewise\/report\/\?/);
      expect(await total(page)).toBe(ofDay);
      await page.goBack();
      await expect(page).toHaveURL(summary);

      await day.click();
      await expect(page).toHaveURL(/\/intracity\/counterwise\/report\/\?/);
      expect(await total(page)).toBe(ofDay);
      const counters = page.url();
      const sold = main.locator("th, h2").getByRole("link").first();
      const place = (await sold.textContent()) ?? "";
      const ofCounter = await faresBeside(page, place);
      expect(ofCounter).toBeGreaterThan(0);
      await sold.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Vehicle Wise Details, ${place}`,
      );
      expect(await total(page)).toBe(ofCounter);

      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await trail.getByRole("link", { name: "Counter Wise Report" }).click();
      await expect(page).toHaveURL(counters);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(counters);
      await trail.getByRole("link", { name: "Summary" }).click();
      await expect(page).toHaveURL(summary);
    },
  );

  signedIn(
    `a vehicle leads to its counters, which add up to it, at ${viewport.width} px`,
    { viewport },
    async ({ page }) => {
      await goTo(page, `/intracity/vehiclewise/report/${lastWeek()}`);
      await expectArrived(page);
      const vehicle = page.getByRole("main").locator("th, h2").getByRole("link").first();
      const plate = (await vehicle.textContent()) ?? "";
      const taken = await faresBeside(page, plate);
      expect(taken).toBeGreaterThan(0);
      await vehicle.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Counter Wise Details, ${plate}`,
      );
      expect(await total(page)).toBe(taken);
    },
  );
}

signedIn(
  "a coach's departure leads to the reservations that it is made of [B3]",
  async ({ page }) => {
    await goTo(page, `/intercity/coachwise/report/${lastWeek()}`);
    await expectArrived(page);
    const coach = page.getByRole("rowheader").getByRole("link").first();
    const taken = cents(await faresIn(page.locator("main tbody tr").first()));
    expect(taken).toBeGreaterThan(0);
    await coach.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Reservation Details, Coach/);
    await expect(page.getByRole("button", { name: /^Clear Departure: / })).toBeVisible();
    expect(await total(page)).toBe(taken);
  },
);

signedIn(
  "the toll panel leads to the lanes of the day, and a lane to its passages",
  async ({ page }) => {
    await goTo(page, "/toll-plaza/dashboard");
    await page.getByRole("link", { name: /, Total Entry Amount$/ }).click();
    await expect(page).toHaveURL(/\/toll-plaza\/report\?company=401&from_date=/);
    expect(new URL(page.url()).searchParams.get("from_date")).toBe(serviceDay(0));
    await goTo(page, `/toll-plaza/report${lastWeek()}`);
    await expectArrived(page);
    const lane = page.getByRole("rowheader").getByRole("link").first();
    const entries = page.getByRole("row").filter({ has: lane }).getByRole("cell").nth(1);
    const count = Number(((await entries.textContent()) ?? "").replaceAll(",", ""));
    await lane.click();
    await expect(page.getByRole("list", { name: "Narrowed by" }).getByRole("button")).toHaveCount(
      2,
    );
    await expectArrived(page);
    if (count > 100) await page.getByRole("button", { name: "Load all" }).click();
    await expect(page.getByRole("status").filter({ hasText: /rows?$/ })).toHaveText(
      `${count} ${count === 1 ? "row" : "rows"}`,
    );
  },
);

signedIn("what was searched comes back with Back and with a reload", async ({ page }) => {
  await goTo(page, `/intracity/counterwise/report/${lastWeek()}`);
  await expectArrived(page);
  const search = page.getByRole("searchbox");
  await search.fill("gabtoli");
  await page.getByRole("rowheader").getByRole("link", { name: "Gabtoli 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Vehicle Wise Details, Gabtoli 2",
  );
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(search).toHaveValue("gabtoli");
  await expect(page.getByRole("button", { name: "Clear Search: gabtoli" })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue("gabtoli");
});
