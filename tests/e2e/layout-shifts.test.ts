import { expect } from "@playwright/test";
import type { Page } from "playwright-core";
import { expectArrived } from "./in-app.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

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
  await page.goto(address);
  await expectArrived(page);
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(
    () =>
      new Promise<Window["shifts"]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))),
      ),
  );
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  return score < 0.01 ? [] : [`${address} ${score.toFixed(3)}: ${JSON.stringify(shifts)}`];
}

for (const [name, viewport] of Object.entries(sizes)) {
  journey(
    `nothing moves on a ${name} when a report arrives`,
    { ...someone, viewport },
    async ({ page }) => {
      await page.addInitScript(watch);
      const moved: string[] = [];
      for (const path of reports) moved.push(...(await movedOn(page, `${path}${lastWeek()}`)));
      moved.push(...(await movedOn(page, `/intracity/summary${lastWeek()}&compare=before`)));
      expect(moved).toEqual([]);
    },
  );
}
