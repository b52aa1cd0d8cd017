import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo, nextFrames, rangeButton } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { screens } from "./screens.ts";
import { lastWeek, namedDay, serviceDay } from "./service-days.ts";

const someone = { user: "demo", hasChosen: true } as const;
const onLaptop = journeysOf({ ...someone, viewport: { width: 1366, height: 657 } });
const onPhone = journeysOf({
  ...someone,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});
const tablet = { width: 768, height: 1024 };

/** Opens a screen and waits for its rows. */
async function open(page: Page, path: string) {
  await goTo(page, path);
  await expectArrived(page);
}

/** How many rows nothing covers and no edge of the window cuts off. */
function wholeRows(page: Page, rows: string): Promise<number> {
  return page.locator(rows).evaluateAll((all) => {
    // At its edge a row may give room to the thumb of a link in the next one.
    const isSeen = (x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return all.some((row) => row.contains(there));
    };
    return all.filter((row) => {
      const { left, width, top, bottom } = row.getBoundingClientRect();
      const middle = left + width / 2;
      return isSeen(middle, top + 1) && isSeen(middle, bottom - 1);
    }).length;
  });
}

for (const path of [
  "/intracity/vehiclewise/report/",
  "/intercity/coachwise/report/",
  "/waybill/report",
  "/toll-plaza/report",
  "/intercity/reservation/report/",
]) {
  onLaptop(`eight rows and the total of ${path} are in sight on a laptop`, async ({ page }) => {
    await open(page, `${path}${lastWeek()}`);
    await expect(page.getByRole("rowheader", { name: /^Total/ })).toBeInViewport({ ratio: 1 });
    expect(await wholeRows(page, "tbody tr[data-row]")).toBeGreaterThanOrEqual(8);
  });
}

for (const path of ["/intracity/summary", "/counterwise-ticketing/summary"]) {
  onPhone(
    `five rows, figures, line and the total of ${path} are in sight on a phone`,
    async ({ page }) => {
      await open(page, `${path}${lastWeek()}`);
      await expect(page.getByRole("slider")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("main :has(> figure) > dl")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("main dl").last()).toBeInViewport({ ratio: 1 });
      expect(await wholeRows(page, "main section")).toBeGreaterThanOrEqual(5);
    },
  );

  onLaptop(
    `five rows and the total of ${path} are in sight on a tablet`,
    { viewport: tablet },
    async ({ page }) => {
      await open(page, `${path}${lastWeek()}`);
      await expect(page.getByRole("rowheader", { name: "Total" })).toBeInViewport({ ratio: 1 });
      expect(await wholeRows(page, "tbody tr[data-row]")).toBeGreaterThanOrEqual(5);
    },
  );
}

onPhone("a day of a summary's line is told by finger and by key", async ({ page }) => {
  await open(page, `/intracity/summary${lastWeek()}`);
  const line = page.getByRole("slider", { name: "Fares of a day" });
  const said = page.getByRole("figure").locator("p > span").first();
  await expect(said).toHaveText("Fares per day");
  const box = await line.boundingBox();
  if (!box) throw new Error("There is no line.");
  await page.touchscreen.tap(box.x + 1, box.y + 20);
  const first = namedDay(serviceDay(7));
  await expect(said).toHaveText(new RegExp(`^${first}: [\\d,.]+$`));
  await line.press("ArrowRight");
  await expect(said).not.toHaveText(new RegExp(`^${first}`));
  await expect(page).toHaveURL(/from_date/);
});

onPhone(
  "the arrows of the range, its presets, its dates and Compare are in sight at once",
  async ({ page }) => {
    await open(page, `/intracity/counterwise/report/${lastWeek()}`);
    await expect(page.getByRole("combobox", { name: "Compare with" })).toHaveCount(0);
    await rangeButton(page).tap();
    const sheet = page.getByRole("dialog", { name: "Range" });
    for (const control of [
      ...["Previous range", "Next range", "Today", "Last month"].map((name) =>
        sheet.getByRole("button", { name, exact: true }),
      ),
      ...["From date", "To date"].map((name) => sheet.getByLabel(name)),
      sheet.getByRole("combobox", { name: "Compare with" }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(rangeButton(page)).toBeFocused();
  },
);

onLaptop("a table of three columns is no wider than the eye follows", async ({ page }) => {
  await open(page, `/intracity/counterwise/report/${lastWeek()}`);
  const box = await page.getByRole("table").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(13 * 16 * 3);
});

// Where tables of five, six and more columns begin.
const widths = [768, 928, 1104];

onLaptop(
  "no column of a report is out of sight on a narrow window",
  { timeout: 120_000 },
  async ({ page }) => {
    const hidden: string[] = [];
    for (const path of screens.filter((one) => one.includes("/report"))) {
      await open(page, `${path}${lastWeek()}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        await nextFrames(page);
        const tables = page.getByRole("table");
        const needs = await tables.evaluateAll((all) =>
          all.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
        );
        hidden.push(
          ...needs.filter((more) => more > 0).map((more) => `${path}, ${width}: ${more} px`),
        );
      }
    }
    expect(hidden).toEqual([]);
  },
);

onLaptop(
  "a comparison is a table only where its nine columns are in sight",
  { viewport: { width: 1200, height: 720 } },
  async ({ page }) => {
    await open(page, `/intracity/counterwise/report/${lastWeek()}&compare=before`);
    await expect(page.getByRole("columnheader")).toHaveCount(9);
    const hidden = await page
      .getByRole("table")
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(hidden).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1199, height: 720 });
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.locator("main section").first()).toBeVisible();
  },
);

onLaptop("no name of a long list is cut off on a laptop", async ({ page }) => {
  const rows = Array.from({ length: 300 }, (_, at) => ({
    reservation_number: `R-${at}`,
    passenger: { name: "Mohammad Abdur Rahman Khan" },
    coach: { id: at, name: "Green Line 701" },
    seats: ["A1", "A2"],
    travel_date: "2026-11-21",
    status: "confirmed",
    amount: "1200.50",
  }));
  await page.route("**/api/intercity/reports/reservation/**", (route) =>
    route.fulfill({ json: { success: true, data: { rows, next_cursor: null } } }),
  );
  // Hidden rows stand for those out of sight, so nothing hidden is waited for.
  await goTo(page, `/intercity/reservation/report/${lastWeek()}`);
  await expect(page.getByRole("rowheader", { name: "R-0", exact: true })).toBeVisible();
  const cut = await page
    .locator("tbody tr[data-row] > *")
    .evaluateAll((cells) =>
      cells
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

onLaptop("of the reservations' sums, only the total sticks", async ({ page }) => {
  await open(page, `/intercity/reservation/report/${lastWeek()}`);
  await expect(page.getByRole("rowheader", { name: /^Total without cancelled/ })).toBeInViewport();
  await expect(page.getByRole("rowheader", { name: /^Confirmed/ })).not.toBeInViewport();
});

onPhone(
  "what is searched for is read whole on a phone, and its first row is in sight",
  async ({ page }) => {
    await open(page, `/intracity/vehiclewise/report/${lastWeek()}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    // What a keyboard leaves of the screen.
    await page.setViewportSize({ width: 360, height: 440 });
    const field = page.getByRole("searchbox");
    await field.pressSequentially("registration DHK-12");
    await expect(page.getByText("No rows match")).toBeVisible();
    const isCut = () => field.evaluate((input) => input.scrollWidth > input.clientWidth);
    expect(await isCut()).toBe(false);
    await field.fill("");
    await field.pressSequentially("DHK-12");
    await expect(page.getByText(/^\d+ of \d+ rows$/).first()).toBeVisible();
    await expect.poll(() => wholeRows(page, "main section")).toBeGreaterThanOrEqual(1);
    await expect(field).toBeInViewport({ ratio: 1 });
  },
);
