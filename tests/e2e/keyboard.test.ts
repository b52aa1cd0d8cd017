import { inject } from "vitest";
import { usernameOf } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { tabTo } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { lastWeek, serviceDay, shownDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const dayOfMonth = (day: string) => String(Number(day.slice(-2)));

journey("someone signs in, reads a report and signs out by keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("User name")).toBeFocused();
  await page.keyboard.type(usernameOf("demo"));
  await page.keyboard.press("Tab");
  await page.keyboard.type(inject("portal").password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Home" })).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: /^Supervisor / }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Doyel Paribahan" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Buses" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buses");
  await expect(page).toHaveTitle(/^Buses/);

  const rows = page.getByRole("table", { name: "Buses" }).getByRole("row");
  await tabTo(page, rows.nth(1));
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("End");
  await expect(rows.last()).toBeFocused();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/skip/i);
  await page.keyboard.press("Enter");
  await tabTo(page, rows.nth(1));

  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Rahima", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Sign out" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

signedIn(
  "the calendar is used by keyboard: it reorders a range, and Escape leaves the dialog open [S5.4]",
  async ({ page }) => {
    await page.goto(`/intracity/counterwise/report/${lastWeek()}`);
    const button = page.getByRole("button", { name: "Filter" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const filter = page.getByRole("dialog", { name: "Filter" });
    const from = filter.getByLabel("From date");
    const to = filter.getByLabel("To date");
    const calendar = filter.getByRole("application", { name: /Date range/ });
    await tabTo(page, to);
    await page.keyboard.type("11");
    await expect(to).toHaveValue(shownDay(serviceDay(1)));

    await page.keyboard.press("Enter");
    await expect(calendar).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(calendar).toHaveCount(0);
    await expect(to).toBeFocused();
    await expect(filter).toBeVisible();

    await page.keyboard.press("ArrowDown");
    const focused = calendar.locator(":focus");
    await expect(focused).toHaveText(`${dayOfMonth(serviceDay(1))} 3 AM`);
    await page.keyboard.press("Enter");
    await expect(focused).toHaveText(`${dayOfMonth(serviceDay(0))} 3 AM`);
    for (const ago of [1, 2, 3, 4]) {
      await page.keyboard.press("ArrowLeft");
      await expect(focused).toHaveText(dayOfMonth(serviceDay(ago)));
    }
    await page.keyboard.press("Enter");
    await expect(from).toHaveValue(shownDay(serviceDay(4)));
    await expect(to).toHaveValue(shownDay(serviceDay(1)));
    await expect(to).toBeFocused();

    await tabTo(page, filter.getByRole("button", { name: "Apply" }));
    await page.keyboard.press("Enter");
    await expect(filter).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`from_date=${serviceDay(4)}&to_date=${serviceDay(1)}`));
  },
);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  signedIn(
    `Tab goes through the header as it is read, ${viewport.width} px wide`,
    { viewport },
    async ({ page }) => {
      await page.goto("/water/vehicles");
      const links = page.getByRole("banner").locator("a, button");
      // On a phone, a button opens the eight modules.
      const count = viewport.width < 768 ? 5 : 12;
      await expect(links).toHaveCount(count);
      await page.keyboard.press("Tab");
      const places: { middle: number; left: number }[] = [];
      for (let pressed = 0; pressed < count; pressed += 1) {
        await page.keyboard.press("Tab");
        await expect(links.nth(pressed)).toBeFocused();
        places.push(
          await links.nth(pressed).evaluate((link) => {
            const scrolled = link.closest("nav")?.scrollLeft ?? 0;
            const { top, bottom, left } = link.getBoundingClientRect();
            return { middle: Math.round((top + bottom) / 2), left: left + scrolled };
          }),
        );
      }
      const inOneLine = 8;
      const read = places.toSorted((a, b) =>
        Math.abs(a.middle - b.middle) > inOneLine ? a.middle - b.middle : a.left - b.left,
      );
      expect(places).toEqual(read);
      await expect(links.first()).toHaveAccessibleName("Partner, Home");
    },
  );
}
