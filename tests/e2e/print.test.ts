import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { detailScreens, screens, withRange } from "./screens.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });

signedIn("no screen prints what leads to the others", { timeout: 120_000 }, async ({ page }) => {
  const printed: string[] = [];
  for (const screen of [...screens, ...detailScreens]) {
    await goTo(page, withRange(screen));
    await expectArrived(page);
    printed.push(...(await onPaper(page, leading)).map((text) => `${screen}: ${text}`));
  }
  expect(printed).toEqual([]);
});

signedIn("of what can be pressed, only content is printed", async ({ page }) => {
  const pressed = async (path: string) => {
    await goTo(page, path);
    await expectArrived(page);
    return onPaper(page, "a, button, input");
  };
  const company = ["Rupsha Crossing Toll"];
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(8);
  expect(await onPaper(page, "a, button, input")).toEqual(
    await page.getByRole("heading", { level: 2 }).allTextContents(),
  );
  const figures = page.getByRole("definition").getByRole("link");
  for (const screen of ["/toll-plaza/service-preview", "/toll-plaza/dashboard"]) {
    const printed = await pressed(screen);
    expect(await figures.count()).toBe(7);
    expect(printed).toEqual([...company, ...(await figures.allTextContents())]);
  }
  expect(await pressed("/toll-plaza/access")).toEqual(company);
});

signedIn("what is dark on the screen is light on paper", async ({ page }) => {
  await page.goto("/profile");
  const colours = () =>
    page.evaluate(() => {
      const { color, colorScheme } = getComputedStyle(document.body);
      return { color, colorScheme };
    });
  const onPaperOf = async (theme: string) => {
    await page.getByRole("button", { name: theme, exact: true }).click();
    await page.emulateMedia({ media: "print" });
    const printed = await colours();
    await page.emulateMedia({ media: "screen" });
    return printed;
  };
  const light = await onPaperOf("Light");
  expect(light.colorScheme).toBe("light");
  expect(await onPaperOf("Dark")).toEqual(light);
});

/** What stands above and beside the content of every screen. */
const leading = "nav, header a, [href='#content'], [type=search], main > p:first-child > a";

/** The texts of what is seen of these on paper. */
async function onPaper(page: Page, selector: string): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const seen = await page.locator(selector).filter({ visible: true }).allTextContents();
  await page.emulateMedia({ media: "screen" });
  return seen;
}
