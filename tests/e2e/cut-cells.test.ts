import type { Route } from "playwright-core";
import { cutCells } from "./cut-cells.ts";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { detailScreens, screens, withRange } from "./screens.ts";

const all = [...screens, ...detailScreens, "/toll-plaza/check-vehicles?registration_number=DHK"];

for (const [name, answer] of [
  ["no cell of any screen is cut", null],
  ["no cell of any screen is cut where there are more rows than in the page", withManyRows],
] as const) {
  journey(name, { user: "demo", hasChosen: true, timeout: 120_000 }, async ({ page }) => {
    if (answer) await page.route("**/api/**", answer);
    const cut: string[] = [];
    for (const screen of all) {
      await goTo(page, withRange(screen));
      await expectArrived(page);
      cut.push(...(await cutCells(page, screen)));
    }
    expect(cut).toEqual([]);
  });
}

/** More than are in the page at once, all like those that the host has. */
async function withManyRows(route: Route) {
  const response = await route.fetch();
  const text = await response.text();
  const body = text && JSON.parse(text);
  const rows: unknown = body?.data?.rows ?? body?.data;
  if (!Array.isArray(rows) || typeof rows[0] !== "object") return route.fulfill({ response });
  const own = [...rows];
  while (rows.length <= 200) {
    rows.push(...own.map((row) => ({ ...row, ...(row.id && { id: `${row.id} ${rows.length}` }) })));
  }
  return route.fulfill({ response, json: body });
}
