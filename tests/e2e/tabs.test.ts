import { expect } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { journey } from "./journey.ts";

const withinASecond = { timeout: 1000 };

journey(
  "a sign-out in one tab reaches the other within a second",
  { user: "demo", hasChosen: true },
  async ({ page, openTab }) => {
    const other = await openTab();
    await other.goto("/intracity/vehicle/report/");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Buses");
    await page.goto("/profile");
    const answered = page.waitForResponse("**/api/auth/logout");
    await page.getByRole("button", { name: "Sign out" }).click();
    await answered;
    await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible(withinASecond);
    await expect(other).toHaveURL("/login");
  },
);

journey("a sign-in in one tab reaches the other within a second", async ({ page, openTab }) => {
  const other = await openTab();
  await other.goto("/");
  await expect(other).toHaveURL("/login");
  await page.goto("/login");
  const loaded = page.waitForResponse("**/api/auth/user");
  await signIn(page, "solo");
  await loaded;
  await expect(other.getByRole("link", { name: "Tariq", exact: true })).toBeVisible(withinASecond);
});

journey(
  "another user who signs in in one tab replaces the user of the other",
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
