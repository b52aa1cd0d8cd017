import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { holds } from "./requests.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

const someone = { user: "demo", hasChosen: true } as const;
const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 657 },
} as const;

/** One of each kind. */
const reports = [
  "/intracity/summary",
  "/intracity/counterwise/report/",
  "/intracity/vehicle/report/",
  "/offline-counter/report",
  "/toll-plaza/report",
  "/toll-plaza/fare",
  "/toll-plaza/non-exited-vehicle-list",
  "/toll-plaza/collection-details",
  "/waybill/report",
  "/intercity/reservation/report/",
  "/counterwise-ticketing/counter-wise-details/801001",
] as const;

/** What moves in the page that nobody has touched. */
const watch = () => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: was, currentRect: is }) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 20)} ${was.x},${was.y} to ${is.x},${is.y}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

async function movedOn(page: Page, address: string) {
  await goTo(page, address);
  await expectArrived(page);
  return moved(page, address);
}

const comparison = () => `/intracity/summary${lastWeek()}&compare=before`;

/** The range before is there when the rows arrive that are set against it. */
async function movedByRowsThatComeLast(page: Page) {
  const letGo = await holds(page, new RegExp(`api/intracity/.*from_date=${serviceDay(7)}`));
  await page.goto(comparison());
  await expect(page.getByText(/^Compared with 6 days: /)).toBeVisible();
  letGo();
  await expectArrived(page);
  return moved(page, comparison());
}

async function moved(page: Page, address: string) {
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(
    () =>
      new Promise<Window["shifts"]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts.splice(0)))),
      ),
  );
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  return score < 0.01 ? [] : [`${address} ${score.toFixed(3)}: ${JSON.stringify(shifts)}`];
}

journey(
  "a comparison that comes last adds to the rows, and moves nothing above them",
  { ...someone, viewport: sizes.phone },
  async ({ page }) => {
    const letGo = await holds(page, new RegExp(`api/intracity/.*from_date=${serviceDay(13)}`));
    await page.goto(comparison());
    await expectArrived(page);
    await expect(page.getByText(/^Comparing with 6 days: /)).toBeVisible();
    const top = async () => (await page.getByRole("searchbox").boundingBox())?.y;
    const before = await top();
    letGo();
    await expect(page.getByText(/^Compared with 6 days: /)).toBeVisible();
    expect(await top()).toBe(before);
  },
);

for (const [name, viewport] of Object.entries(sizes)) {
  journey(
    `nothing moves on a ${name} when a report arrives`,
    { ...someone, viewport },
    async ({ page }) => {
      await page.addInitScript(watch);
      const all: string[] = [];
      for (const path of reports) all.push(...(await movedOn(page, `${path}${lastWeek()}`)));
      all.push(...(await movedByRowsThatComeLast(page)));
      expect(all).toEqual([]);
    },
  );
}
