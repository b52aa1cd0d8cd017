import type { Page } from "playwright-core";
import { signIn } from "../e2e/accounts.ts";
import { expect } from "../e2e/expect.ts";
import { goTo } from "../e2e/in-app.ts";
import { screens } from "../e2e/screens.ts";

const isModule = (path: string) => /^\/[a-z-]+$/.test(path) && !/^\/(profile|error|no-)/.test(path);

/** Visits every screen of every module with another company each time, then signs out and in. */
export async function walkRound(page: Page, round: number): Promise<void> {
  for (const path of screens) {
    if (isModule(path)) await chooseCompany(page, path, round);
    else if (path.includes("counter-wise-details")) await openDetails(page);
    else await open(page, path);
    await look(page);
  }
  if (round % 2 === 1) await signOutAndIn(page);
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
}

/** Nothing is loading any more; a long table has hidden spacers of its own. */
async function arrived(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.locator("main div[aria-hidden=true]:has(div > span)")).toHaveCount(0);
}

async function open(page: Page, path: string) {
  await goTo(page, path);
  await arrived(page);
}

async function chooseCompany(page: Page, path: string, round: number) {
  await open(page, path);
  const companies = page.getByRole("main").getByRole("button");
  await companies.nth(round % (await companies.count())).click();
  await expect(page).not.toHaveURL(path);
  await arrived(page);
}

async function openDetails(page: Page) {
  await open(page, "/counterwise-ticketing/vehiclewise/report/");
  const link = page.getByRole("rowheader").getByRole("link").first();
  if ((await link.count()) === 0) return;
  await link.click();
  await arrived(page);
}

async function look(page: Page) {
  const search = page.getByRole("searchbox", { name: "Search" });
  if (await search.isVisible()) {
    await search.fill("a");
    await search.fill("");
  }
  const head = page.getByRole("columnheader").getByRole("button").first();
  if (await head.isVisible()) {
    await head.click();
    await head.click();
  }
  const filter = page.getByRole("button", { name: "Filter" });
  if (await filter.isVisible()) {
    await filter.click();
    const dialog = page.getByRole("dialog", { name: "Filter" });
    const preset = dialog.getByRole("button", { name: "Last 7 days" });
    if (await preset.isVisible()) await preset.click();
    const number = dialog.getByRole("textbox", { name: /registration/i });
    if (await number.isVisible()) await number.fill("DHK");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog).toHaveCount(0);
    await arrived(page);
  }
}

async function signOutAndIn(page: Page) {
  await open(page, "/profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  await signIn(page, "demo");
  // Home that opens before its figures holds how it looks until it is left: no service worker is ready to keep it.
  await expect(page.getByText(/^Updated /).first()).toBeVisible();
  await open(page, "/profile");
}
