import type { Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";
import { goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });

async function openCalendar(page: Page): Promise<Locator> {
  await goTo(page, `/offline-counter/report${lastWeek()}`);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("From date").click();
  const grid = page.getByRole("grid");
  await grid.waitFor();
  return grid;
}

for (const width of [360, 1280]) {
  signedIn(
    `the calendar stays where it is, whatever the range is called and however many weeks a month has, at ${width} px`,
    { viewport: { width, height: 800 } },
    async ({ page }) => {
      const grid = await openCalendar(page);
      const previous = page.getByRole("button", { name: "Previous", exact: true });
      const topOf = async (one: Locator) => (await one.boundingBox())?.y;
      const places = async () => [await topOf(previous), await topOf(grid)];
      const before = await places();
      await previous.click();
      const days = grid.getByRole("button");
      await days.nth(4).click();
      for (const day of [4, 5, 25]) {
        await days.nth(day).hover();
        expect(await places()).toEqual(before);
      }
      // One of them has six weeks.
      for (let month = 0; month < 12; month += 1) {
        await previous.click();
        expect(await places()).toEqual(before);
      }
    },
  );
}

signedIn("every day of the calendar is legible, whatever is done to it", async ({ page }) => {
  const pale: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const grid = await openCalendar(page);
    const check = async (where: string) => {
      const found = await grid.evaluate(paleTexts);
      pale.push(...found.map((text) => `${colorScheme}, ${where}: ${text}`));
    };
    await check("as it is opened, with days to come");
    await page.getByRole("button", { name: "Previous", exact: true }).click();
    const days = grid.getByRole("button");
    const day = days.nth(8);
    await day.hover();
    await check("hovered");
    await page.mouse.down();
    await check("held");
    await page.mouse.up();
    await check("pressed");
    await days.nth(12).hover();
    await check("with a last day hovered");
    await day.hover();
    await check("the first day hovered again");
    await page.keyboard.press("ArrowRight");
    await check("with a day focused");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
  expect(pale).toEqual([]);
});

/** What has less contrast than 4.5 to 1 to the ground that it stands on: runs in the browser. */
function paleTexts(grid: Element): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) return ["nothing is drawn"];
  const fill = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  };
  /** All grounds from the page's own on, each over the one behind it, and the text over them. */
  const luminance = (element: Element, text?: string) => {
    const behind: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) behind.unshift(at);
    fill("white");
    for (const one of behind) fill(getComputedStyle(one).backgroundColor);
    if (text) fill(text);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...grid.querySelectorAll("th, [role=button], [role=button] span")].flatMap((element) => {
    const style = getComputedStyle(element);
    if (!element.textContent || style.visibility === "hidden") return [];
    const [low = 0, high = 0] = [luminance(element), luminance(element, style.color)].sort(
      (one, other) => one - other,
    );
    const ratio = ((high + 0.05) / (low + 0.05)) * Number(style.opacity);
    return ratio >= 4.5 ? [] : [`${element.textContent} has ${ratio.toFixed(2)}`];
  });
}
