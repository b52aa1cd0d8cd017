import { chromium } from "playwright-core";
import { it } from "vitest";
import { measure, type Name, pageOf, tables } from "../../tools/bench/table/measured-table.ts";
import { launchBrowser } from "./browser.ts";
import { expect } from "./expect.ts";

it.each(Object.keys(tables) as Name[])(
  "the benchmark of tables shows and sorts its rows in %s",
  async (name) => {
    const server = await launchBrowser();
    const browser = await chromium.connect(server.wsEndpoint());
    try {
      const figures = await measure(browser, await pageOf(name));
      const isMeasured = Object.entries(figures).map(([figure, value]) => [figure, value > 0]);
      expect(isMeasured).toEqual([
        ["paint", true],
        ["whole", true],
        ["sort", true],
        ["heap", true],
        ["frame", true],
      ]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
  60_000,
);
