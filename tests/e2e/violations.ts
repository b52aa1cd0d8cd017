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

/** WCAG 2.5.3, which axe counts as an experiment. */
const misnaming = "label-content-name-mismatch";

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
      ([exclude, misnaming, { type, values }]) =>
        window.axe.run(
          { include: "body", exclude },
          {
            runOnly: { type, values: [...values] },
            // Whoever speaks to the device says what stands on a button.
            ...(type === "tag" && { rules: { [misnaming]: { enabled: true } } }),
            // Of what passes the first of each rule is enough: naming an element takes the most time.
            resultTypes: ["violations"],
          },
        ),
      [alike, misnaming, checks[colorScheme]] as const,
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

/** What has a name without the words that stand on it, in the window as it is. */
export async function misnamed(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([exclude, misnaming]) =>
      window.axe.run({ include: "body", exclude }, { runOnly: [misnaming] }),
    [alike, misnaming] as const,
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${target} ${failureSummary}`),
  );
}
