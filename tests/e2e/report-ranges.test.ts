import { expect } from "./expect.ts";
import { at, chooseFrom, expectArrived, goTo, rangeButton } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

const someone = { user: "demo", hasChosen: true } as const;
const signedIn = journeysOf(someone);

journey(
  "presets and steps change the range, and only the preset is remembered",
  someone,
  async ({ page }) => {
    const route = "/water/shipwise/report/";
    const range = (from: number, to: number) =>
      `${route}?from_date=${serviceDay(from)}&to_date=${serviceDay(to)}`;
    await page.goto(route);
    await page.getByRole("button", { name: "Yesterday" }).click();
    await expect(page).toHaveURL(at(range(1, 0)));
    await page.getByRole("button", { name: "Previous range" }).click();
    await expect(page).toHaveURL(at(range(2, 1)));
    await page.getByRole("button", { name: "Next range" }).click();
    await expect(page).toHaveURL(at(range(1, 0)));
    await expect(page.getByText(/^1 day: .+ \d{4}, until 3:00 AM on .+ \d{4}$/)).toBeVisible();

    const asked = page.waitForRequest("**/api/water/reports/shipwise/**");
    await page.goto(route);
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      from_date: serviceDay(1),
      to_date: serviceDay(0),
    });
    await expect(page.getByRole("button", { name: "Yesterday" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
);

signedIn(
  "the address says which range is shown: back, forward, after a reload and from a link",
  async ({ page, openTab }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/reports/")) asked.push(new URL(request.url()).search);
    });
    const route = "/intercity/counterwise/report/";
    const range = (from: number, to: number) =>
      `?from_date=${serviceDay(from)}&to_date=${serviceDay(to)}`;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const isShown = async (query: string, preset: string | null, of = page) => {
      await expect(of).toHaveURL(at(`${route}${query}`));
      await expectArrived(of);
      const pressed = of.getByRole("group", { name: "Range" }).locator("[aria-pressed=true]");
      await expect(pressed).toHaveText(preset === null ? [] : [preset]);
    };
    await page.goto(route);
    await isShown("", "Today");
    await button("Yesterday").click();
    await isShown(range(1, 0), "Yesterday");
    await button("Previous range").click();
    await isShown(range(2, 1), null);
    await page.goBack();
    await isShown(range(1, 0), "Yesterday");
    await page.goBack();
    await isShown("", "Today");
    await page.goForward();
    await isShown(range(1, 0), "Yesterday");
    await page.reload();
    await isShown(range(1, 0), "Yesterday");
    expect(asked).toEqual([
      range(0, -1),
      range(1, 0),
      range(2, 1),
      range(1, 0),
      range(0, -1),
      range(1, 0),
      range(1, 0),
    ]);

    const other = await openTab();
    const request = other.waitForRequest("**/reports/**");
    await other.goto(`${route}${range(2, 1)}`);
    expect(new URL((await request).url()).search).toBe(range(2, 1));
    await isShown(range(2, 1), null, other);
  },
);

journey(
  "a week of the country is chosen and compared with its weekdays, and asked anew in place",
  { ...someone, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    await page.goto("/intracity/counterwise/report/");
    const range = page.getByRole("dialog", { name: "Range" });
    const week = range.getByRole("button", { name: "Last week" });
    await rangeButton(page).click();
    await week.click();
    await expect(range).toHaveCount(0);
    await page.reload();
    await rangeButton(page).click();
    await expect(week).toHaveAttribute("aria-pressed", "true");
    await expect(week).toBeInViewport({ ratio: 1 });
    await range.getByRole("combobox", { name: "Compare with" }).selectOption("week");
    await expect(page).toHaveURL(/compare=week/);
    await expect(page.getByText(/^Compared with 7 days: .+\d{4}\.\s*$/)).toBeVisible();
    const cards = page.locator("main section");
    const names = await cards.getByRole("heading").allTextContents();
    const asked = page.waitForRequest("**/reports/counterwise/**");
    await chooseFrom(page, "Actions", /^Refresh/);
    await asked;
    expect(await cards.getByRole("heading").allTextContents()).toEqual(names);
    await page.getByRole("button", { name: "Actions" }).click();
    await expect(page.getByRole("menuitem", { name: /^Refresh/ })).toHaveText(
      /^Refresh, updated \d{1,2}:\d\d [AP]M$/,
    );
  },
);

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  signedIn(
    `the calendar with its hint is whole above the footer of the filter, at ${width} px`,
    { viewport: { width, height } },
    async ({ page }) => {
      await goTo(page, `/offline-counter/report${lastWeek()}`);
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByLabel("From date").click();
      await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Choose the first day/)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );
}
