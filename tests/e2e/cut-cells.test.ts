import type { Page, Route } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo, nextFrames } from "./in-app.ts";
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

const widths = [360, 768, 1280, 1920];

/** The cells of tables whose text is cut or broken within a word, in windows of four widths. */
async function cutCells(page: Page, where: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await nextFrames(page);
    const cut = await page.evaluate(cutTexts);
    found.push(...cut.map((text) => `${where}, ${width} px: ${text}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the browser. */
function cutTexts(): string[] {
  const found = new Set<string>();
  const rangeOf = (text: Text, from = 0, to = text.length) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range;
  };
  const isBroken = (text: Text) =>
    [...text.data.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
      const lines = [...rangeOf(text, index, index + word.length).getClientRects()];
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    });
  /** A sum's title goes on over the empty cells that follow it. */
  const endOf = (cell: Element): number => {
    const next = cell.nextElementSibling;
    const goesOn = cell.closest("tfoot") && next?.textContent === "";
    return goesOn ? endOf(next) : cell.getBoundingClientRect().right;
  };
  for (const cell of document.querySelectorAll("main :is(th, td)")) {
    const { left } = cell.getBoundingClientRect();
    const right = endOf(cell);
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const said = text.parentElement;
      // What is said to those who hear the page alone is a pixel wide.
      if (!said?.checkVisibility() || said.getBoundingClientRect().width <= 1) continue;
      const box = rangeOf(text).getBoundingClientRect();
      const over = Math.max(
        left + Number.parseFloat(paddingLeft) - box.left,
        box.right - (right - Number.parseFloat(paddingRight)),
      );
      if (over > 1) found.add(`${text.data} is ${Math.round(over)} px longer than its cell`);
      if (isBroken(text)) found.add(`${text.data} is broken`);
    }
  }
  return [...found];
}
