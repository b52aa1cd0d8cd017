import type { Route } from "playwright-core";
import { endSession, signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { type Journey, journey, journeysOf } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

const expired = [/status of 401/];
const signedIn = journeysOf({ user: "demo", hasChosen: true });

type Answer = Parameters<Route["fulfill"]>[0];
const notSignedOutBy =
  (answer: Answer) =>
  async ({ page }: Journey) => {
    await page.route("**/api/auth/logout", (route) => route.fulfill(answer));
    await goTo(page, "/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Signing out failed. You are still signed in.",
    );
    await expect(page).toHaveURL("/profile");
  };

signedIn(
  "a sign-out that fails says so, and the person stays signed in [S8.5]",
  { errors: [/status of 503/] },
  notSignedOutBy({ status: 503, body: "" }),
);

signedIn(
  "a sign-out whose answer has no success flag leaves the person signed in [S4.5, S7.5]",
  notSignedOutBy({ json: { success: false } }),
);

signedIn(
  "a session that ends while a report is read leads to Login, and signing in leads back to the report [S4.6]",
  { errors: expired },
  async ({ page }) => {
    const address = `/water/shipwise/report/${lastWeek()}`;
    await goTo(page, address);
    await expect(page.getByRole("rowheader", { name: /^MV / }).first()).toBeVisible();
    await endSession(page);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Yesterday" }).click();
    await page.getByRole("button", { name: "Apply" }).click();

    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("Your session ended. Sign in again to go on.");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(null);
    await signIn(page, "demo");
    await expect(page).toHaveURL(/\/water\/shipwise\/report\/\?company=601&from_date=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ship Wise Report");
  },
);

signedIn(
  "a session that ended before a reload leads to Login, and signing in leads back",
  { errors: expired },
  async ({ page }) => {
    await goTo(page, "/waybill/vehicles?company=501");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vehicles");
    await endSession(page);
    await page.reload();
    await expect(page).toHaveURL("/login");
    await signIn(page, "demo");
    await expect(page).toHaveURL(at("/waybill/vehicles"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vehicles");
  },
);

signedIn(
  "another user who signs in after an expired session starts at Home",
  { errors: expired },
  async ({ page }) => {
    await goTo(page, "/waybill/vehicles?company=501");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vehicles");
    await endSession(page);
    await page.reload();
    await signIn(page, "solo");
    await expect(page.getByRole("link", { name: "Tariq", exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
  },
);

journey(
  "an entry that cannot be sent as a token leads to Login, and signing in goes on",
  async ({ page }) => {
    for (const entry of ["টোকেন", "x".repeat(1_000_000)]) {
      await page.goto("/login");
      await page.evaluate((token) => localStorage.setItem("accessToken", token), entry);
      await page.goto("/waybill/vehicles");
      await expect(page).toHaveURL("/login");
      await expect(page.getByLabel("User name")).toBeVisible();
    }
    await signIn(page, "demo");
    await expect(page.getByRole("link", { name: "Rahima", exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toMatch(/^[\w-]{43}$/);
  },
);

journey(
  "a sign-out clears the active companies, all but the slip's, and the next sign-in starts at Home [S4.5, S4.8]",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    await page.goto("/counterwise-ticketing");
    await page.getByRole("button", { name: "Dharla Link" }).click();
    await expect(page).toHaveURL(at("/counterwise-ticketing/service-preview"));
    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");

    await signIn(page, "demo");
    await expect(page).toHaveURL("/");
    await page.getByRole("link", { name: /^Intracity / }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("intracity Companies");
    await expect(page.locator("[aria-current=true]")).toHaveCount(0);
    await page.getByRole("link", { name: "Counterwise Ticketing", exact: true }).click();
    await expect(page).toHaveURL(at("/counterwise-ticketing/service-preview"));
    await expect(page.getByRole("button", { name: "Dharla Link, change company" })).toBeVisible();
  },
);

journey(
  "the companies that a user last chose are chosen again in a new tab and after an expired session, until a sign-out or the device forgets",
  { user: "demo", errors: expired },
  async ({ page, openTab }) => {
    const choose = async () => {
      await page.goto("/water");
      await page.getByRole("button", { name: "Sandhya River Line" }).click();
      await expect(page).toHaveURL(at("/water/service-preview"));
    };
    const opened = async (heading: string, of = page) => {
      await goTo(of, "/water/vehicles");
      await expect(of.getByRole("heading", { level: 1 })).toHaveText(heading);
    };
    const arrive = async () => {
      await signIn(page, "demo");
      await expect(page.getByRole("link", { name: "Rahima", exact: true })).toBeVisible();
    };
    await choose();
    const other = await openTab();
    await opened("Ships", other);
    await expect(other.getByRole("banner")).toContainText("Sandhya River Line");
    await other.close();
    await endSession(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await arrive();
    await opened("Ships");
    await expect(page.getByRole("banner")).toContainText("Sandhya River Line");

    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");
    await arrive();
    await goTo(page, "/water/service-preview");
    await expect(page).toHaveURL("/water");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("water Companies");

    await choose();
    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Forget this device" }).click();
    await page
      .getByRole("dialog", { name: "Forget this device?" })
      .getByRole("button", { name: "Forget this device" })
      .click();
    await expect(page.getByText(/^Forgotten: /)).toBeVisible();
    const fresh = await openTab();
    await opened("water Companies", fresh);
  },
);

journey(
  "the slip gives nobody a company that they may not see [S4.8, S6.1]",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    await page.goto("/counterwise-ticketing");
    await page.getByRole("button", { name: "Dharla Link" }).click();
    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page, "solo");
    await page.getByRole("link", { name: /^Counterwise Ticketing / }).click();
    await expect(page).toHaveURL(at("/counterwise-ticketing/service-preview"));
    await expect(page.getByRole("banner")).toContainText("Teesta Ticketing");
  },
);
