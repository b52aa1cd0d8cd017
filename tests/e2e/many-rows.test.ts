import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

declare global {
  interface Window {
    /** What the totals, the bars and the rows beyond the screen have moved. */
    rowsMoved: (string | null)[];
    /** Of the first rows that are in the page. */
    firstRows: { rows: number; isScreenFull: boolean };
  }
}

const many = Array.from({ length: 10_000 }, (_, at) => ({
  counter: { id: at, name: `Counter ${at}` },
  total_tickets: at,
  total_fares: `${at}.01`,
}));

journey(
  "ten thousand rows are in the page where they are seen, to the last [R20]",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    await page.route("**/api/intracity/reports/counterwise/**", (route) =>
      route.fulfill({ json: { success: true, data: many } }),
    );
    await page.addInitScript(() => {
      window.rowsMoved = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
          for (const { node } of sources) {
            const parts = "tbody, tfoot, th, td, tr";
            const part = node instanceof Element ? node : node?.parentElement;
            if (part?.matches(parts)) window.rowsMoved.push(part.textContent);
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
      new MutationObserver((_, observer) => {
        const last = [...document.querySelectorAll("tbody tr[data-row]")].at(-1);
        const sums = document.querySelector("tfoot");
        if (!last || !sums) return;
        observer.disconnect();
        const { bottom } = last.getBoundingClientRect();
        window.firstRows = {
          rows: Number(last.getAttribute("data-row")) + 1,
          isScreenFull: bottom > innerHeight - sums.getBoundingClientRect().height,
        };
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/intracity/counterwise/report/${lastWeek()}`);
    const rows = page.getByRole("row");
    await expect(page.getByRole("rowheader", { name: "Counter 9999", exact: true })).toBeVisible();
    await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10002");
    expect(await rows.count()).toBeLessThan(200);
    await expect(rows.last()).toContainText("49,995,100.00");
    expect(await page.evaluate(() => window.rowsMoved)).toEqual([]);
    // Of the 800 pixels of the window, with 40 for each, and none for what is above and below them all.
    expect(await page.evaluate(() => window.firstRows)).toEqual({ rows: 17, isScreenFull: true });

    await page.getByRole("cell", { name: "9,999", exact: true }).click();
    await page.keyboard.press("End");
    await expect(page.getByRole("rowheader", { name: "Counter 0", exact: true })).toBeVisible();
    expect(await rows.count()).toBeLessThan(200);

    await page.getByRole("searchbox", { name: "Search" }).fill("Counter 777");
    await expect(page.getByRole("status").filter({ hasText: "of 10,000 rows" })).toHaveText(
      "19 of 10,000 rows",
    );
    await expect(page.getByRole("rowheader", { name: /^Counter \d*777/ })).toHaveCount(19);
  },
);
