import { expect } from "@playwright/test";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { detailScreens, screens, withRange } from "./screens.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// Rows are all alike: the first few stand for a thousand.
const alike = "tbody tr:nth-child(n+5), main section:nth-of-type(n+5)";

const checks = {
  light: { type: "tag", values: rules },
  // What colours can change.
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;
type Scheme = keyof typeof checks;

async function violations(page: Page, scheme: Scheme, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ([exclude, { type, values }]) =>
      window.axe.run(
        { include: "body", exclude },
        // Of what passes the first of each rule is enough: naming an element takes the most time.
        { runOnly: { type, values: [...values] }, resultTypes: ["violations"] },
      ),
    [alike, checks[scheme]] as const,
  );
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target} ${failureSummary}`),
  );
}

const half = Math.ceil(screens.length / 2);
for (const colorScheme of ["light", "dark"] as const) {
  for (const [part, some] of [
    ["the first half of the screens", screens.slice(0, half)],
    ["the second half of the screens", screens.slice(half)],
    ["what a figure leads to", detailScreens],
  ] as const) {
    journey(
      `axe finds nothing on ${part} in ${colorScheme}`,
      { user: "demo", hasChosen: true, colorScheme },
      async ({ page }) => {
        await page.goto("/");
        const found: string[] = [];
        for (const screen of some) {
          await goTo(page, withRange(screen));
          await expectArrived(page);
          found.push(...(await violations(page, colorScheme, screen)));
        }
        expect(found).toEqual([]);
      },
    );
  }

  journey(
    `axe finds nothing on Login and its alert in ${colorScheme}`,
    { colorScheme, errors: [/status of 401/] },
    async ({ page }) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign in" }).waitFor();
      const found = await violations(page, colorScheme, "login");
      // A name of its own: five failures of one would close it for a while.
      await signIn(page, `nobody in ${colorScheme}`, "wrong");
      await page.getByRole("alert").waitFor();
      found.push(...(await violations(page, colorScheme, "alert")));
      expect(found).toEqual([]);
    },
  );

  journey(
    `axe finds nothing on the filter, its alert and its calendar in ${colorScheme}`,
    { user: "demo", hasChosen: true, colorScheme },
    async ({ page }) => {
      await page.goto("/offline-counter/report?from_date=2026-02-02&to_date=2026-02-01");
      await page.getByRole("alert").waitFor();
      const found = await violations(page, colorScheme, "filter");
      await page.getByLabel("From date").click();
      await page.getByRole("grid").waitFor();
      found.push(...(await violations(page, colorScheme, "calendar")));
      expect(found).toEqual([]);
    },
  );
}
