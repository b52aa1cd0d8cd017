import { expect } from "./expect.ts";
import { expectArrived } from "./in-app.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

declare global {
  interface Window {
    /** How many rows the screen had each time that something in it changed. */
    rowsDrawn: number[];
  }
}

const vehicles = `/intracity/vehiclewise/report/${lastWeek()}&company=101`;

for (const [words, address, hasThem] of [
  [
    "the rows of a report's address are in its first frame, if they came before its scripts",
    "",
    true,
  ],
  [
    "the screen of a report that is compared asks for it, and has the rows later",
    "&compare=week",
    false,
  ],
] as const) {
  journey(words, { user: "demo", hasChosen: true }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/intracity/reports/")) asked.push(request.url());
    });
    const answer = hasThem && page.waitForResponse("**/api/intracity/reports/**");
    await page.route("**/assets/signed-in-*", async (route) => {
      if (answer) await (await answer).finished();
      await route.continue();
    });
    await page.addInitScript(() => {
      window.rowsDrawn = [];
      new MutationObserver(() => {
        if (!document.querySelector("main h1")) return;
        window.rowsDrawn.push(document.querySelectorAll("tr[data-row]").length);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${vehicles}${address}`);
    await expectArrived(page);
    const rows = await page.locator("tr[data-row]").count();
    expect(rows).toBeGreaterThan(0);
    const [first] = await page.evaluate(() => window.rowsDrawn);
    expect({ first, asked: asked.length }).toEqual(
      hasThem ? { first: rows, asked: 1 } : { first: 0, asked: 2 },
    );
  });
}
