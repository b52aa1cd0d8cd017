import type { Page, Route } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

const someone = { user: "demo", hasChosen: true } as const;
const report = `/intracity/counterwise/report/${lastWeek()}`;
const reportCall = "**/api/intracity/reports/counterwise/**";

/** Holds the first request of its kind until it is let go; the later ones pass. */
async function holdFirst(page: Page, call: string) {
  const held: Route[] = [];
  await page.route(call, async (route) => {
    if (held.length > 0) return route.fallback();
    held.push(route);
  });
  return {
    arrived: () => expect.poll(() => held.length).toBe(1),
    /** Lets it be answered, and waits until the page has its answer or has given it up. */
    async letGo() {
      const [route] = held;
      if (!route) throw new Error(`Nothing has asked for ${call}.`);
      await route.continue().catch(() => {});
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
  };
}

const counter = (page: Page) => page.getByRole("rowheader").first();

journey("a report that is late does not replace the newer one [R13]", someone, async ({ page }) => {
  const late = await holdFirst(page, reportCall);
  await page.goto(report);
  await late.arrived();
  await page.getByRole("button", { name: "Yesterday", exact: true }).click();
  await expect(counter(page)).toBeVisible();
  const total = page.getByRole("row").last();
  const shown = await total.textContent();
  await late.letGo();
  await expect(page).toHaveURL(new RegExp(`from_date=${serviceDay(1)}`));
  expect(await total.textContent()).toBe(shown);
});

journey(
  "a sign-out while a report loads leaves Login, whatever comes late [R15]",
  someone,
  async ({ page }) => {
    const late = await holdFirst(page, reportCall);
    await page.goto(report);
    await late.arrived();
    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");
    await late.letGo();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(null);
  },
);

journey(
  "a sign-out in another tab while a report loads leaves Login in both [R17]",
  someone,
  async ({ page, openTab }) => {
    const late = await holdFirst(page, reportCall);
    await page.goto(report);
    await late.arrived();
    const other = await openTab();
    await other.goto("/profile");
    await other.getByRole("button", { name: "Sign out" }).click();
    await expect(other).toHaveURL("/login");
    await expect(page).toHaveURL("/login");
    await late.letGo();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  },
);

journey("a sign-in that is sent twice asks once [R14]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const late = await holdFirst(page, "**/api/auth/login");
  await page.goto("/login");
  await signIn(page, "demo");
  await late.arrived();
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await page.getByRole("button", { name: "Sign in" }).click({ force: true });
  await late.letGo();
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  expect(asked.filter((path) => path === "/api/auth/login")).toEqual(["/api/auth/login"]);
});
