import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";

/** No timer of the tab runs from here on: what still happens in it waits for none. */
async function stopClock(tab: Page) {
  await tab.clock.pauseAt(Date.now() + 1000);
}

journey(
  "a sign-out in one tab reaches the other while its clock stands still [R2, V7.4.1]",
  { user: "demo", hasChosen: true },
  async ({ page, openTab }) => {
    const other = await openTab();
    await other.goto("/intracity/vehicle/report/");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Buses");
    await stopClock(other);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(other).toHaveURL("/login");
  },
);

journey(
  "a sign-in in one tab reaches the other while its clock stands still [R3]",
  async ({ page, openTab }) => {
    const other = await openTab();
    await other.goto("/");
    await expect(other).toHaveURL("/login");
    await stopClock(other);
    await page.goto("/login");
    await signIn(page, "solo");
    await expect(other.getByRole("link", { name: "Tariq", exact: true })).toBeVisible();
  },
);

journey(
  "another user who signs in in one tab replaces the user of the other [R3]",
  { user: "demo", hasChosen: true },
  async ({ page, openTab }) => {
    const other = await openTab();
    await other.goto("/");
    await expect(other.getByRole("link", { name: "Rahima", exact: true })).toBeVisible();
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page, "solo");
    await expect(other.getByRole("link", { name: "Tariq", exact: true })).toBeVisible();
    await expect(other.getByText("Rahima")).toHaveCount(0);
  },
);
