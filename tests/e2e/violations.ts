import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "./expect.ts";

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

/** In light by every rule, and in dark by those of colours. */
export async function violations(
  page: Page,
  where: string,
  schemes: readonly Scheme[] = ["dark", "light"],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate(
      ([exclude, { type, values }]) =>
        window.axe.run(
          { include: "body", exclude },
          // Of what passes the first of each rule is enough: naming an element takes the most time.
          { runOnly: { type, values: [...values] }, resultTypes: ["violations"] },
        ),
      [alike, checks[colorScheme]] as const,
    );
    expect(passes.map(({ id }) => id)).toContain("color-contrast");
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${where}, ${colorScheme}: ${id} ${target} ${failureSummary}`,
        ),
      ),
    );
  }
  return found;
}
