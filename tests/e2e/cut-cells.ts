import type { Page } from "playwright-core";

const widths = [360, 768, 1280, 1920];

/** The cells of tables whose text is cut or broken within a word, in windows of four widths. */
export async function cutCells(page: Page, where: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(drawnTwice);
    const cut = await page.evaluate(cutTexts);
    found.push(...cut.map((text) => `${where}, ${width} px: ${text}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

const drawnTwice = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

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
