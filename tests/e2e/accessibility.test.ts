import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { violations } from "./violations.ts";

journey(
  "axe finds nothing on Login and its alert, in light and dark",
  { errors: [/status of 401/] },
  async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    const found = await violations(page, "login");
    // A name of its own: five failures of one would close it for a while.
    await signIn(page, "nobody to be seen", "wrong");
    await page.getByRole("alert").waitFor();
    found.push(...(await violations(page, "alert")));
    expect(found).toEqual([]);
  },
);

journey(
  "axe finds nothing on the filter, its alert and its calendar, in light and dark",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    await page.goto("/offline-counter/report?from_date=2026-02-02&to_date=2026-02-01");
    await page.getByRole("alert").waitFor();
    const found = await violations(page, "filter");
    await page.getByLabel("From date").click();
    await page.getByRole("grid").waitFor();
    found.push(...(await violations(page, "calendar")));
    expect(found).toEqual([]);
  },
);
