import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { detailScreens, screens, withRange } from "./screens.ts";
import { violations } from "./violations.ts";

const half = Math.ceil(screens.length / 2);
/** Modules share their screens, and with them their colours: the first of each kind is seen in the dark, too. */
const kindOf = (screen: string) => screen.replace(/^\/[^/]+(?=\/.)/, "").replaceAll(/\d+/g, "");
const all = [...screens, ...detailScreens];
const kinds = all.map(kindOf);
const isFirst = (screen: string) => kinds.indexOf(kindOf(screen)) === all.indexOf(screen);
for (const [part, some] of [
  ["the first half of the screens", screens.slice(0, half)],
  ["the second half of the screens", screens.slice(half)],
  ["what a figure leads to", detailScreens],
] as const) {
  journey(
    `axe finds nothing on ${part}`,
    { user: "demo", hasChosen: true, timeout: 120_000 },
    async ({ page }) => {
      await page.goto("/");
      const found: string[] = [];
      for (const screen of some) {
        await goTo(page, withRange(screen));
        await expectArrived(page);
        const schemes = isFirst(screen) ? (["dark", "light"] as const) : (["light"] as const);
        found.push(...(await violations(page, screen, schemes)));
      }
      expect(found).toEqual([]);
    },
  );
}
