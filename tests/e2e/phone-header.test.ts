import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { lastWeek, serviceDay } from "./service-days.ts";
import { violations } from "./violations.ts";

const compared = () => `${lastWeek()}&compare=week`;
const plates = "?registration_number=dhk";

/** One of each kind of report, with a range that has rows where it takes one. */
const kinds = [
  ["a report of counters", () => `/intracity/counterwise/report/${lastWeek()}`],
  ["a report of vehicles", () => `/intracity/vehiclewise/report/${lastWeek()}`],
  ["a report of many columns", () => `/waybill/report${lastWeek()}`],
  ["the offline counter report", () => `/offline-counter/report${lastWeek()}`],
  ["a list in pages", () => `/intercity/reservation/report/${lastWeek()}`],
  ["a list of passages", () => `/toll-plaza/collection-details${lastWeek()}`],
  ["a list without dates", () => "/intracity/vehicle/report/"],
  ["a list by age", () => "/toll-plaza/non-exited-vehicle-list"],
  ["a short list", () => "/toll-plaza/fare"],
  ["what a search finds", () => `/toll-plaza/check-vehicles${plates}`],
  ["a summary", () => `/intracity/summary${lastWeek()}`],
  ["the toll collection", () => `/toll-plaza/report${lastWeek()}`],
  ["the toll panel", () => "/toll-plaza/dashboard"],
  ["a comparison", () => `/intracity/counterwise/report/${compared()}`],
  ["a comparison of the toll collection", () => `/toll-plaza/report${compared()}`],
  ["a comparison of the offline counters", () => `/offline-counter/report${compared()}`],
  ["a comparison of many columns", () => `/waybill/report${compared()}`],
  ["a comparison of days", () => `/intracity/summary${compared()}`],
] as const;

/** Where the first row begins, how many are in sight above the sums, and whether those are: runs in the browser. */
function seen() {
  const sections = [...document.querySelectorAll("main section")];
  const [only, other] = sections;
  const rows = other || !only ? sections : [...only.querySelectorAll("dl > div")];
  const sums = [...document.querySelectorAll("main div")].find(
    (one) => getComputedStyle(one).position === "sticky",
  );
  const bar = sums?.getBoundingClientRect();
  const end = Math.min(bar?.top ?? innerHeight, innerHeight);
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return {
    first: Math.round(boxes[0]?.top ?? Number.POSITIVE_INFINITY),
    inSight: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= end + 1).length,
    hasTotal: bar === undefined || bar.bottom <= innerHeight + 1,
    width: document.documentElement.scrollWidth,
  };
}

async function open(page: Page, path: string) {
  await goTo(page, path);
  await expectArrived(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const locale of ["en", "bn-BD"]) {
  const onPhone = journeysOf({
    ...{ user: "demo", hasChosen: true, locale },
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  onPhone(
    `on a phone, rows begin at 190 px at most, and five are in sight with the total, ${locale}`,
    { timeout: 120_000 },
    async ({ page }) => {
      const wrong: string[] = [];
      for (const [name, path] of kinds) {
        await open(page, path());
        const { first, inSight, hasTotal, width } = await page.evaluate(seen);
        if (first > 190) wrong.push(`${name} begins at ${first} px`);
        if (inSight < 5) wrong.push(`${name} has ${inSight} rows in sight`);
        if (!hasTotal) wrong.push(`${name} has its total out of sight`);
        if (width !== 360) wrong.push(`${name} is ${width} px wide`);
      }
      expect(wrong).toEqual([]);
    },
  );
}

const inEnglish = journeysOf({
  ...{ user: "demo", hasChosen: true },
  ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
});

inEnglish("a comparison says a row in one line on a phone", async ({ page }) => {
  await open(page, `/intracity/counterwise/report/${compared()}`);
  const line = page.locator("main section").first().locator("dl").last();
  await expect(line).toHaveText(/^Fares\D?[\d,.]+ [▲▼] \D?[\d,.]+, was \D?[\d,.]+$/);
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(24);
});

inEnglish(
  "presets, steps, dates and Compare are chosen on a phone from the button that names the range",
  async ({ page }) => {
    const path = "/intracity/counterwise/report/?company=101";
    const from = (day: number, to: number) =>
      `${path}&from_date=${serviceDay(day)}&to_date=${serviceDay(to)}`;
    await open(page, "/intracity/counterwise/report/");
    const sheet = page.getByRole("dialog", { name: "Range" });
    await page.getByRole("button", { name: /^Today · / }).tap();
    await sheet.getByRole("button", { name: "Yesterday" }).tap();
    await expect(sheet).toHaveCount(0);
    const yesterday = page.getByRole("button", { name: /^Yesterday · \w{3} \d+$/ });
    await expect(yesterday).toBeFocused();
    await expect(page).toHaveURL(from(1, 0));
    await yesterday.tap();
    await sheet.getByRole("button", { name: "Previous range" }).tap();
    await expect(page).toHaveURL(from(2, 1));
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(from(1, 0));
    await page.keyboard.press("v");
    await expect(sheet.getByRole("combobox", { name: "Compare with" })).toBeFocused();
    await sheet.getByRole("combobox", { name: "Compare with" }).selectOption("week");
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/&compare=week$/);
    await expect(yesterday).toHaveAccessibleDescription(/^vs\. \w{3} \d+$/);
    await page.keyboard.press("f");
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    await page.keyboard.press("Escape");
  },
);

inEnglish(
  "axe finds nothing on a report on a phone, nor on what opens above it",
  { timeout: 120_000 },
  async ({ page }) => {
    const found: string[] = [];
    for (const [name, path] of kinds) {
      await open(page, path());
      found.push(...(await violations(page, name)));
    }
    await open(page, `/intracity/counterwise/report/${compared()}`);
    for (const [name, role] of [
      ["Counter Wise Report", "dialog"],
      ["Modules", "dialog"],
      [/^\w{3} \d+ – /, "dialog"],
      ["Actions", "menu"],
    ] as const) {
      await page.getByRole("button", { name }).tap();
      await page.getByRole(role).waitFor();
      found.push(...(await violations(page, `what ${name} opens`)));
      await page.keyboard.press("Escape");
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    expect(found).toEqual([]);
  },
);
