import { expect } from "./expect.ts";
import { expectArrived } from "./in-app.ts";
import { journey } from "./journey.ts";
import { scripts } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

declare global {
  interface Window {
    /** How many rows the screen had each time that something in it changed. */
    rowsDrawn: number[];
    /** How many rows the portal has read in the first answer of the report. */
    rowsRead?: number;
  }
}

const vehicles = `/intracity/vehiclewise/report/${lastWeek()}`;

for (const [words, address, isEarly, requests] of [
  [
    "the rows of a report's address are in its first frame, if they came before its scripts",
    "&company=101",
    true,
    1,
  ],
  [
    "so are those of a report that is compared, whose screen requests the compared range",
    "&company=101&compare=week",
    true,
    2,
  ],
  [
    "the screen of a company that nobody has looked at requests its report, and has the rows later",
    "&company=102",
    false,
    1,
  ],
] as const) {
  journey(words, { user: "demo", hasChosen: true }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/intracity/reports/")) asked.push(request.url());
    });
    await page.route(scripts("signed-in"), async (route) => {
      if (isEarly) await page.waitForFunction(() => window.rowsRead);
      await route.continue();
    });
    await page.addInitScript(() => {
      const { text } = Response.prototype;
      Response.prototype.text = async function () {
        const read = await text.call(this);
        if (this.url.includes("/api/intracity/reports/"))
          window.rowsRead ??= JSON.parse(read).data.length;
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
    await expect(page.locator("tr[data-row]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const [first, rows] = await page.evaluate(() => [window.rowsDrawn[0], window.rowsRead]);
    expect(rows).toBeGreaterThan(0);
    expect({ first, asked: asked.length }).toEqual({ first: isEarly ? rows : 0, asked: requests });
  });
}
