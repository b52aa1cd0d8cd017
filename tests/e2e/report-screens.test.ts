import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { holds } from "./requests.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const vehicles = `/intracity/vehiclewise/report/${lastWeek()}`;

/** A change with a sign in place of its arrow. */
const signed = (text = "") => text.replace("▲ ", "").replace("▼ ", "-");
const cents = (text = "") => Math.round(Number(text.replaceAll(/[,৳]/g, "")) * 100);
const sum = (texts: (string | undefined)[]) =>
  texts.reduce((total, text) => total + cents(text), 0);

/** The cells of a table's parts, by row. */
async function cellsOf(page: Page, part: "thead" | "tbody" | "tfoot"): Promise<string[][]> {
  const rows = page.getByRole("table").locator(`${part} tr`);
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
  );
}

signedIn(
  "a report is sorted and searched, and its totals stay those of everything",
  async ({ page }) => {
    await goTo(page, vehicles);
    const rows = await cellsOf(page, "tbody");
    const [totals = []] = await cellsOf(page, "tfoot");
    expect([1, 2, 3].map((at) => sum(rows.map((row) => row[at])))).toEqual(
      [1, 2, 3].map((at) => cents(totals[at])),
    );
    const tickets = page.getByRole("columnheader", { name: "Tickets" });
    await tickets.getByRole("button").click();
    await expect(tickets).toHaveAttribute("aria-sort", "descending");
    const sorted = (await cellsOf(page, "tbody")).map((row) => cents(row[2]));
    expect(sorted).toEqual(rows.map((row) => cents(row[2])).sort((a, b) => b - a));

    const [sought = []] = rows;
    await page.getByRole("searchbox").fill((sought[0] ?? "").toLowerCase());
    await expect(page.getByRole("status")).toHaveText(["", `1 of ${rows.length} rows`]);
    expect(await cellsOf(page, "tbody")).toEqual([sought]);
    expect(await cellsOf(page, "tfoot")).toEqual([
      [`1 of ${rows.length} rows`, ...sought.slice(1, -1), `৳${sought.at(-1)}`],
      totals,
    ]);
  },
);

for (const locale of ["en-GB", "bn-BD"]) {
  const reading = journeysOf({ user: "demo", hasChosen: true, locale });

  reading(`no button of a report is narrower than it is high, in ${locale}`, async ({ page }) => {
    await goTo(page, vehicles);
    await cellsOf(page, "tbody");
    const buttons = page.getByRole("main").getByRole("button");
    const narrow = await buttons.evaluateAll((all) =>
      all
        .filter((button) => !button.closest("table") && button.checkVisibility())
        .map((button) => ({ name: button.ariaLabel, box: button.getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width < height)
        .map(({ name, box: { width, height } }) => `${name}: ${width} of ${height} px`),
    );
    expect(await buttons.count()).toBeGreaterThan(10);
    expect(narrow).toEqual([]);
  });
}

signedIn("a report set against the range before stays as wide as the window", async ({ page }) => {
  await goTo(page, vehicles);
  const rows = await cellsOf(page, "tbody");
  await page.getByRole("combobox", { name: "Compare with" }).selectOption("before");
  await expect(page.getByText(/^Compared with .+\d{4}\./)).toBeVisible();
  const compared = await cellsOf(page, "tbody");
  const known = new Map(compared.map((row) => [row[0], row]));
  for (const [name, , , fares] of rows) {
    const [, , , , , , , , , now, before, change] = known.get(name) ?? [];
    expect([name, now]).toEqual([name, fares]);
    expect(cents(signed(change))).toBe(cents(now) - cents(before));
  }
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
  expect(await tooWide()).toBe(0);
  await page.setViewportSize({ width: 800, height: 600 });
  expect(await tooWide()).toBe(0);
});

signedIn("the head and the totals of a table stay in sight", async ({ page }) => {
  await goTo(page, vehicles);
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 500 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("table").locator("tbody tr").first()).toBeInViewport();
    await expect(page.getByRole("table").locator("tbody tr").nth(8)).toBeVisible();
    await page.getByRole("table").locator("tbody tr").nth(8).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 120);
    await expect(page.getByRole("columnheader", { name: "Fares" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("rowheader", { name: "Total" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("table").locator("tbody tr").first()).not.toBeInViewport();
  }
});

signedIn("a summary's figures are the sums of its days", async ({ page }) => {
  await goTo(page, `/intracity/summary${lastWeek()}`);
  const days = await cellsOf(page, "tbody");
  expect(days.length).toBe(6);
  const figures = await page
    .locator("dl > div")
    .evaluateAll((found) =>
      found.map((figure) => [...figure.children].map((part) => part.textContent ?? "")),
    );
  expect(figures.map(([term]) => term)).toEqual([
    "Trips",
    "Tickets",
    "Fares",
    "Best day",
    "Weakest day",
  ]);
  expect(figures.slice(0, 3).map(([, value]) => cents(value))).toEqual(
    [1, 2, 3].map((at) => sum(days.map((row) => row[at]))),
  );
  const amounts = days.map((row) => cents(row[3]));
  expect(figures.slice(3).map(([, value]) => cents(value))).toEqual([
    Math.max(...amounts),
    Math.min(...amounts),
  ]);
  await expect(page.getByRole("figure")).toContainText("Fares per day: at most");
});

signedIn("a list of vehicles is chosen from and counted", async ({ page }) => {
  await goTo(page, "/intracity/vehicle/report/");
  const all = await cellsOf(page, "tbody");
  await page.getByLabel("Status").selectOption("active");
  const active = all.filter((row) => row.at(-1) === "Active");
  expect(active.length).toBeGreaterThan(0);
  await expect(page.getByRole("status")).toHaveText(`${active.length} of ${all.length} vehicles`);
  expect(await cellsOf(page, "tbody")).toEqual(active);
  await expect(page).toHaveURL(at("/intracity/vehicle/report/?status=active"));
});

/** Of '3 d 11 h' or '2 h 5 min'. */
function minutesIn(duration = ""): number {
  const each: Record<string, number> = { d: 1440, h: 60, min: 1 };
  const parts = [...duration.matchAll(/([\d,]+) (d|h|min)/g)];
  return parts.reduce(
    (sum, [, figure = "", unit = ""]) =>
      sum + Number(figure.replaceAll(",", "")) * (each[unit] ?? Number.NaN),
    0,
  );
}

signedIn(
  "vehicles still inside are the oldest first, and are found again by a part of their number",
  async ({ page }) => {
    await goTo(page, "/toll-plaza/non-exited-vehicle-list");
    const rows = await cellsOf(page, "tbody");
    const minutes = rows.map((row) => minutesIn(row[4]));
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
    const ages = page.getByRole("group", { name: "Time inside" }).getByRole("button");
    const [every = 0, ...bands] = (await ages.allTextContents()).map((text) =>
      Number(/(\d+)$/.exec(text)?.[1]),
    );
    expect([every, bands.reduce((total, count) => total + count, 0)]).toEqual([
      rows.length,
      rows.length,
    ]);

    const number = rows[0]?.[0] ?? "";
    const part = number.replaceAll("-", " ").toLowerCase().slice(2);
    await goTo(page, `/toll-plaza/check-vehicles?registration_number=${encodeURIComponent(part)}`);
    const found = (await cellsOf(page, "tbody")).map(([name]) => name);
    expect(found).toContain(number);
  },
);

signedIn("a long list goes on as it is scrolled, and says when it ends", async ({ page }) => {
  await goTo(page, `/intercity/reservation/report/${lastWeek()}`);
  await expect(page.getByText("100 rows so far")).toBeVisible();
  const end = page.getByText(/^All \d+ rows$/);
  for (let pages = 0; pages < 40 && !(await end.isVisible()); pages += 1) {
    await page.keyboard.press("End");
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByText("Loading more rows")).toHaveCount(0);
  }
  await expect(end).toBeVisible();
  const said = (await end.textContent()) ?? "";
  await expect(page.getByText(said.replace("All ", ""), { exact: true })).toBeVisible();
  await expect(
    page.getByRole("rowheader", { name: "Total without cancelled", exact: true }),
  ).toBeVisible();
});

signedIn("the keys do what their help says", async ({ page }) => {
  await goTo(page, vehicles);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  }).toPass();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("fe");
  await expect(page.getByRole("searchbox")).toHaveValue("fe");
  await page.getByRole("searchbox").fill("");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("e");
  await expect(page.getByRole("menuitem", { name: "CSV", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(new RegExp(`from_date=${serviceDay(13)}&to_date=${serviceDay(7)}`));
  await page.keyboard.press("f");
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(at("/waybill/service-preview"));
});

for (const width of [360, 1280]) {
  signedIn(
    `the rows stay where they are when a line and the range before come above them, at ${width} px`,
    { viewport: { width, height: 900 } },
    async ({ page }) => {
      // The range before, which a summary is set against.
      const earlier = new RegExp(`/api/.*from_date=${serviceDay(13)}`);
      const letGo = await holds(page, earlier);
      await goTo(page, `/intracity/summary${lastWeek()}`);
      const rows = page.getByRole("searchbox");
      const compared = page.getByText(/vs\. the \d+ days before$/);
      await expect(rows).toBeVisible();
      await expect(compared).toHaveCount(0);
      const before = await rows.boundingBox();
      letGo();
      await expect(page.getByRole("figure").locator("svg")).toBeVisible();
      await expect(compared.first()).toBeVisible();
      expect(await rows.boundingBox()).toEqual(before);
    },
  );
}
