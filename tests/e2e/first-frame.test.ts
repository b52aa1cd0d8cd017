import { expect } from "./expect.ts";
import { expectArrived } from "./in-app.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

declare global {
  interface Window {
    /** How many rows the screen had each time that something in it changed. */
    rowsDrawn: number[];
    /** Whether the portal has read an answer of the report. */
    hasRead?: true;
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
    await page.route("**/assets/signed-in-*", async (route) => {
      if (hasThem) await page.waitForFunction(() => window.hasRead);
      await route.continue();
    });
    await page.addInitScript(() => {
      const { text } = Response.prototype;
      Response.prototype.text = async function () {
        const read = await text.call(this);
        if (this.url.includes("/api/intracity/reports/")) window.hasRead = true;
        return read;
      };
      // A frame without the screen is drawn after a second, which a busy machine may need.
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, time?: number) =>
        setTimeout(run, time === 1000 ? 30_000 : time)) as typeof setTimeout;
      window.rowsDrawn = [];
      new MutationObserver(() => {
        // The form that the page comes with is hidden, and taken away.
        const isHidden = "waiting" in document.documentElement.dataset;
        if (isHidden || !document.querySelector("main h1")) return;
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
