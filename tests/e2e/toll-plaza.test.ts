import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });

for (const width of [360, 1280]) {
  signedIn(
    `the summary of today and the list of all vehicles inside lead to each other, at ${width} px`,
    { viewport: { width, height: 740 } },
    async ({ page }) => {
      await goTo(page, "/toll-plaza/service-preview");
      const panel = page.getByRole("region", { name: /^Summary - / });
      await expect(panel.getByRole("heading")).toHaveText(/^Summary - \w+ \d+, \d{4}$/);
      const day = (await panel.getByRole("heading").textContent())?.replace("Summary - ", "");
      await expect(panel).toContainText(`Only vehicles that entered since 3:00 AM on ${day}.`);
      const updated =
        width < 768
          ? panel.getByRole("button", { name: /^Refresh, updated \d/ })
          : panel.getByText(/^Updated \d/);
      await expect(updated).toBeVisible();
      await panel.getByRole("button", { name: "Refresh" }).click();
      await expect(panel.getByRole("term")).toHaveCount(7);
      await panel.getByRole("link", { name: "All vehicles inside" }).click();

      await expect(page).toHaveURL(at("/toll-plaza/non-exited-vehicle-list"));
      const main = page.getByRole("main");
      await expect(main).toContainText("Vehicles that are inside, whenever they entered.");
      const ages = page.getByRole("group", { name: "Time inside" }).getByRole("button");
      await expect(ages.first()).toHaveText(/\d/);
      for (const age of await ages.allTextContents()) expect(age).toMatch(/ [1-9]\d*$/);
      await page.getByRole("link", { name: "Summary of the running service day" }).click();
      await expect(page).toHaveURL(at("/toll-plaza/dashboard"));
      await expect(panel).toBeVisible();
    },
  );

  signedIn(
    `a vehicle is searched for on the page, and named over what is found, at ${width} px`,
    { viewport: { width, height: 740 } },
    async ({ page }) => {
      await goTo(page, "/toll-plaza/service-preview");
      await page.getByRole("link", { name: "Check Vehicles" }).click();
      const field = page.getByLabel("Registration number");
      await field.fill("dh");
      await field.press("Enter");
      await expect(page).toHaveURL(at("/toll-plaza/check-vehicles"));
      await field.fill("dhk 11");
      await field.press("Enter");
      await expect(page).toHaveURL(at("/toll-plaza/check-vehicles?registration_number=dhk+11"));
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
        "Registration number: dhk 11",
      );
      await expect(page.getByText("DHK-11-").first()).toBeVisible();
      await expect(field).toBeFocused();
    },
  );
}
