import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { holds } from "./requests.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo" });

const of = (company: number) =>
  `/intracity/counterwise/report/?company=${company}&${lastWeek().slice(1)}`;
const [first, second] = ["Meghna City Line", "Padma Metro Bus"];

/** The companies whose reports are asked for. */
function companiesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, company] = /\/reports\/counterwise\/(\d+)/.exec(request.url()) ?? [];
    if (company) asked.push(company);
  });
  return asked;
}

const isShown = async (page: Page, company: number, name: string) => {
  await expect(page).toHaveURL(of(company));
  await expect(page.getByRole("banner")).toContainText(name);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
};

journey(
  "a link to another company opens its report in a new tab, and leaves the old one where it is",
  { user: "demo", hasChosen: true },
  async ({ page, context }) => {
    await page.goto(of(101));
    await isShown(page, 101, first);
    const other = await context.newPage();
    const asked = companiesAsked(other);
    await other.goto(of(102));
    await isShown(other, 102, second);
    expect(asked).toEqual(["102"]);
    await page.reload();
    await isShown(page, 101, first);
  },
);

signedIn(
  "a link to a company that the user may not see says so, and opens the same report of another",
  async ({ page }) => {
    const asked = companiesAsked(page);
    await goTo(page, of(999));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("intracity Companies");
    await expect(page.getByRole("alert")).toHaveText(
      "You may not see the company that the link names. Choose one of yours to open the same page for it.",
    );
    await page.getByRole("button", { name: second }).click();
    await isShown(page, 102, second);
    expect(asked).toEqual(["102"]);
  },
);

signedIn(
  "back and forward go from company to company, each asked for once at a time",
  async ({ page }) => {
    const asked = companiesAsked(page);
    await goTo(page, of(101));
    await isShown(page, 101, first);
    await page.evaluate((address) => history.pushState(null, "", address), of(102));
    await isShown(page, 102, second);
    await page.goBack();
    await isShown(page, 101, first);
    await page.goForward();
    await isShown(page, 102, second);
    expect(asked).toEqual(["101", "102", "101", "102"]);
  },
);

journey("a link opens the same report after signing in", async ({ page }) => {
  await page.goto(of(102));
  await signIn(page, "demo");
  await isShown(page, 102, second);
});

journey(
  "who has one company is asked as well, so that its figures pass for no other's",
  { user: "solo" },
  async ({ page }) => {
    await page.goto(of(999));
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("main").getByRole("button").click();
    await expectArrived(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Counter Wise Report");
  },
);

signedIn(
  "another company is chosen in the header by keys alone, and keeps report, range and comparison",
  async ({ page }) => {
    await goTo(page, `${of(101)}&compare=1`);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    await page.keyboard.press("o");
    await expect(page.getByRole("option", { name: first })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${of(102)}&compare=1`);
    const trigger = page.getByRole("button", { name: `${second}, change company` });
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("rowheader").first()).toBeVisible();
  },
);

signedIn(
  "a sibling report is one click away, and keeps company, range and comparison",
  async ({ page }) => {
    await goTo(page, `${of(102)}&compare=1`);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const tabs = page.getByRole("navigation", { name: "Reports of Intracity" });
    await expect(tabs.locator("[aria-current=page]")).toHaveText("Counter Wise Report");
    await tabs.getByRole("link", { name: "Vehicle Wise Report" }).click();
    await expect(page).toHaveURL(`${of(102).replace("counterwise", "vehiclewise")}&compare=1`);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${of(102)}&compare=1`);
  },
);

journey(
  "on a phone, the title of the report that is open opens the others, which keep company, range and comparison",
  { user: "demo", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    const chosen = `?company=601&${lastWeek().slice(1)}&compare=week`;
    await page.goto(`/water/agentwise/report/${chosen}`);
    const title = page.getByRole("heading", { level: 1 });
    const tabs = page.getByRole("navigation", { name: "Reports of Water" });
    await expect(title).toHaveText("Agent Wise Report");
    await expect(tabs).toHaveCount(0);
    await title.getByRole("button").tap();
    const current = tabs.locator("[aria-current=page]");
    await expect(current).toHaveText("Agent Wise Report");
    await expect(current).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(title.getByRole("button")).toBeFocused();
    await title.getByRole("button").tap();
    await tabs.getByRole("link", { name: "Ship Wise Report" }).tap();
    await expect(title).toHaveText("Ship Wise Report");
    await expect(title).toBeFocused();
    await expect(tabs).toHaveCount(0);
    await expect(page).toHaveURL(`/water/shipwise/report/${chosen}`);
    await expect(page).toHaveTitle(/^Ship Wise Report/);
  },
);

journey(
  "a line that scrolls says at which end there is more, in either direction",
  { user: "demo", viewport: { width: 800, height: 740 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await page.goto("/intracity/service-preview?company=101");
    const modules = page.getByRole("navigation", { name: "Modules" });
    const turnTo = (end: number) =>
      modules.evaluate((line, end) => {
        const way = getComputedStyle(line).direction === "rtl" ? -1 : 1;
        line.scrollLeft = way * end * (line.scrollWidth - line.clientWidth);
      }, end);
    for (const direction of ["ltr", "rtl"]) {
      await page.evaluate(
        (direction) => document.documentElement.setAttribute("dir", direction),
        direction,
      );
      for (const [end, more] of [
        [0, "after"],
        [0.5, "both"],
        [1, "before"],
      ] as const) {
        await turnTo(end);
        await expect(modules).toHaveAttribute("data-more", more);
      }
    }
    await page.setViewportSize({ width: 1600, height: 740 });
    await expect(modules).not.toHaveAttribute("data-more");
  },
);

for (const [locale, hour] of [
  ["en", "10:38 AM"],
  ["bn-BD", "সকাল ১০:৩৮"],
] as const) {
  journey(
    `on a phone, what a report is compared with is in view where its range is no preset, and stays there when the rows come at ${hour}`,
    { user: "demo", locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${serviceDay(0)}T10:38:00+06:00`));
      const letGo = await holds(page, /\/api\/.*agentwise/);
      const range = `from_date=${serviceDay(5)}&to_date=${serviceDay(2)}`;
      await page.goto(`/water/agentwise/report/?company=601&${range}&compare=before`);
      const compared = page.getByText(locale === "en" ? /^vs\. / : /^তুলনা: /);
      await expect(compared).toBeInViewport({ ratio: 0.9 });
      // A device without letters of Bangla fetches them, and what they write is wider then.
      await page.evaluate(() => document.fonts.ready);
      const before = await compared.boundingBox();
      letGo();
      await expect(page.locator("main section").first()).toBeVisible();
      await expect(compared).toBeInViewport({ ratio: 0.9 });
      expect(await compared.boundingBox()).toEqual(before);
      await page.locator("main [aria-haspopup=menu]").tap();
      await expect(page.getByRole("menuitem").first()).toContainText(hour);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { description: /^(vs\.|তুলনা:) / }).tap();
      await expect(page.getByRole("dialog").locator("select")).toHaveValue("before");
    },
  );
}

signedIn(
  "a pinned report stands on Home over a sign-out and a sign-in, and opens with company and preset",
  async ({ page }) => {
    await goTo(page, "/intracity/counterwise/report/?company=102");
    await page.getByRole("button", { name: "Yesterday", exact: true }).click();
    const pin = page.getByRole("button", { name: "Pin to Home" });
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page, "solo");
    await expect(page.getByRole("link", { name: "Tariq", exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pinned" })).toHaveCount(0);
    await page.getByRole("link", { name: "Tariq", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();

    await signIn(page, "demo");
    const pinned = page.getByRole("navigation", { name: "Pinned" });
    await pinned
      .getByRole("link", { name: `Counter Wise Report Intracity · ${second} · Yesterday` })
      .click();
    const range = `from_date=${serviceDay(1)}&to_date=${serviceDay(0)}`;
    await expect(page).toHaveURL(`/intracity/counterwise/report/?company=102&${range}`);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Partner, Home" }).click();
    await pinned.getByRole("button", { name: /^Unpin Counter Wise Report/ }).click();
    await expect(pinned).toHaveCount(0);
  },
);
