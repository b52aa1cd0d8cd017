import type { Locator } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { expectArrived, goTo, rangeButton } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { detailScreens, screens, withRange } from "./screens.ts";
import { lastWeek } from "./service-days.ts";
import { misnamed } from "./violations.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const onPhone = journeysOf({ ...phone, user: "demo", hasChosen: true });

journey("someone signs in on a phone and reads a report with a thumb", phone, async ({ page }) => {
  await page.goto("/");
  await signIn(page, "demo");
  await page.getByRole("link", { name: /^Waybill / }).tap();
  await page.getByRole("button", { name: "Surma Roadways" }).tap();
  await page.getByRole("link", { name: "Report", exact: true }).tap();
  await page.getByRole("button", { name: "Filter" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Last 7 days" }).tap();
  await page.getByRole("button", { name: "Apply" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: /^WB-/ }).first()).toBeVisible();
  const switched = page.getByRole("button", { name: /, change company$/ });
  await switched.tap();
  await page.getByRole("option", { name: "Kushiyara Transport" }).tap();
  await expect(switched).toHaveText("Kushiyara Transport");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report");
});

for (const [name, some] of [
  [
    "no screen is wider than a phone, no title broken, and nothing to tap too small [S2.7]",
    screens,
  ],
  ["neither is what a figure leads to, nor anything to tap there [B2, B4]", detailScreens],
] as const) {
  onPhone(name, { timeout: 120_000 }, async ({ page }) => {
    const wrong: string[] = [];
    for (const screen of some) {
      await goTo(page, withRange(screen));
      await expectArrived(page);
      wrong.push(...(await page.evaluate(thumbProblems)).map((what) => `${screen}: ${what}`));
      wrong.push(...(await misnamed(page, screen)));
    }
    expect(wrong).toEqual([]);
  });
}

onPhone("a term is not seen again before a value that begins with it", async ({ page }) => {
  await goTo(page, `/intercity/reservation/report/${lastWeek()}`);
  const terms = page.locator("main section").first().locator("dt");
  await expect(page.locator("main section").first()).toContainText(/Coach\s*Coach \d/);
  const seen = await terms.evaluateAll((all) =>
    all.filter(({ clientWidth }) => clientWidth > 1).map(({ textContent }) => textContent),
  );
  expect(seen).toEqual(["Passenger", "Seats", "Travel date", "Status", "Amount"]);
});

onPhone("each link of a row is what is pressed where its text stands", async ({ page }) => {
  await goTo(page, `/intracity/summary${lastWeek()}`);
  await expectArrived(page);
  const links = page
    .locator("main section")
    .filter({ has: page.locator("dd a") })
    .locator("a");
  const others = await links.evaluateAll((all) =>
    all.flatMap((link) => {
      link.scrollIntoView({ block: "center" });
      const text = document.createRange();
      text.selectNodeContents(link);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 2, middle, bottom - 2].map((y) => document.elementFromPoint(x, y)?.closest("a")),
      );
      return points.every((found) => found === link) ? [] : [link.ariaLabel ?? link.textContent];
    }),
  );
  expect(await links.count()).toBeGreaterThan(2);
  expect(others).toEqual([]);
});

onPhone(
  "what is pressed to share, export, close a shift or choose has room for a thumb",
  async ({ page }) => {
    await goTo(page, `/offline-counter/report${lastWeek()}`);
    await expectArrived(page);
    const small = async (controls: Locator) => {
      await controls.last().waitFor();
      return controls.evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height) >= 44 ? [] : [`${one.textContent} ${width} by ${height}`];
        }),
      );
    };
    const found = await small(page.locator("main button"));
    await page.getByRole("button", { name: "Offline Counter Report" }).tap();
    found.push(...(await small(page.getByRole("dialog").locator("a, button"))));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Modules" }).tap();
    found.push(...(await small(page.getByRole("dialog").locator("a, button"))));
    await page.keyboard.press("Escape");
    await rangeButton(page).tap();
    const dialog = page.getByRole("dialog");
    found.push(...(await small(dialog.locator("button, input, select"))));
    await dialog.getByRole("button", { name: "Close" }).tap();
    const actions = page.getByRole("button", { name: "Actions" });
    await actions.tap();
    found.push(...(await small(page.getByRole("menuitem"))));
    await page.getByRole("menuitem", { name: "Shift close" }).tap();
    found.push(...(await small(dialog.locator("button:visible, [role=option], input"))));
    await dialog.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "Filter" }).tap();
    await page.getByRole("combobox", { name: "Device IDs" }).tap();
    found.push(...(await small(page.locator("[role=listbox] [role=option], [role=combobox]"))));
    expect(found).toEqual([]);
  },
);

/** WCAG 2.2's least target is 24 px, as for the figures of a row; links within a table's text are excepted by it. A thumb wants 44 px for all else. */
function thumbProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  const small = [...document.querySelectorAll("a, button, input, select")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isOut = element.closest("table, [href='#content']") !== null || width <= 1;
    const least = element.closest("dl, h2, label") ? 24 : 44;
    return isOut || (width >= 24 && height >= least)
      ? []
      : [`${element.textContent} is ${width} by ${height}`];
  });
  const heading = document.querySelector("h1");
  const title = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
  const broken = [...(title?.textContent ?? "").matchAll(/[^\s-]+/g)].flatMap(
    ({ 0: word, index }) => {
      const range = document.createRange();
      if (!title) return [];
      range.setStart(title, index);
      range.setEnd(title, index + word.length);
      return range.getClientRects().length === 1 ? [] : [`${word} is on two lines`];
    },
  );
  return [...wide, ...small, ...broken];
}
