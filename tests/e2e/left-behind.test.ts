import type { Page } from "playwright-core";
import { endSession, signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";

const left = (page: Page) =>
  page.evaluate(() => ({ device: { ...localStorage }, tab: { ...sessionStorage } }));
const text = async (page: Page) => JSON.stringify(await left(page));

/** Looks for a plate in this tab, and chooses a range. */
async function leaveTraces(page: Page) {
  await goTo(page, "/toll-plaza");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(at("/toll-plaza/service-preview"));
  await goTo(page, "/toll-plaza/check-vehicles?registration_number=DHA-1234");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check Vehicles");
  await expect.poll(() => text(page)).toContain("DHA-1234");
  await goTo(page, "/toll-plaza/report");
  await page.getByRole("button", { name: "Yesterday" }).click();
  await expect.poll(() => text(page)).toContain("Yesterday");
}

const atLogin = (page: Page) => expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();

journey(
  "a sign-out leaves nothing in the storages of its own tab or of another [V14.3.1]",
  async ({ page, openTab }) => {
    await page.goto("/login");
    await signIn(page, "demo");
    await expect(page).toHaveURL("/");
    await leaveTraces(page);
    const other = await openTab();
    await leaveTraces(other);

    await goTo(page, "/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await atLogin(page);
    await atLogin(other);
    expect([await left(page), await left(other)]).toEqual([
      { device: {}, tab: {} },
      { device: {}, tab: {} },
    ]);
  },
);

journey(
  "an expired session leaves nothing to another user, and nothing typed before one signs in",
  { errors: [/status of 401/] },
  async ({ page }) => {
    await page.goto("/login");
    await signIn(page, "demo");
    await expect(page).toHaveURL("/");
    await leaveTraces(page);
    await endSession(page);
    await page.reload();
    await atLogin(page);
    expect(await text(page)).not.toContain("DHA-1234");

    await signIn(page, "solo");
    await expect(page.getByRole("link", { name: "Tariq", exact: true })).toBeVisible();
    const { device, tab } = await left(page);
    expect([Object.keys(device).sort(), tab.lastOpened]).toEqual([
      ["accessToken", "lastCompanies"],
      undefined,
    ]);
    expect(JSON.stringify(tab)).not.toMatch(/DHA-1234|Yesterday/);
  },
);
