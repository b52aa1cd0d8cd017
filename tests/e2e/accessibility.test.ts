import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { screens } from "./screens.ts";
import { lastWeek } from "./service-days.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All rules in light; in dark those that colours can change. */
async function violations(page: Page, where: string): Promise<string[]> {
  // Rows are all alike: the first few stand for a thousand.
  const axe = () =>
    new AxeBuilder({ page })
      .setLegacyMode(true)
      .exclude("tbody tr:nth-child(n+5)")
      .exclude("main section section:nth-of-type(n+5), main div > section:nth-of-type(n+5)");
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axe().withTags(rules).analyze();
  expect(light.passes.length).toBeGreaterThan(10);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await axe().withRules(["color-contrast", "link-in-text-block"]).analyze();
  expect(dark.passes.map(({ id }) => id)).toContain("color-contrast");
  return [light, dark].flatMap(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target} ${failureSummary}`),
    ),
  );
}

const quarter = Math.ceil(screens.length / 4);
for (const part of [1, 2, 3, 4]) {
  const some = screens.slice((part - 1) * quarter, part * quarter);
  journey(
    `axe finds nothing on any screen in light and dark, quarter ${part}`,
    { user: "demo", hasChosen: true },
    async ({ page }) => {
      await page.goto("/");
      const found: string[] = [];
      for (const screen of some) {
        await goTo(page, screen.includes("report") ? `${screen}${lastWeek()}` : screen);
        await expectArrived(page);
        found.push(...(await violations(page, screen)));
      }
      expect(found).toEqual([]);
    },
  );
}

journey(
  "axe finds nothing on Login and its alert in light and dark",
  { errors: [/status of 401/] },
  async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    const found = await violations(page, "login");
    await signIn(page, "nobody", "wrong");
    await page.getByRole("alert").waitFor();
    found.push(...(await violations(page, "alert")));
    expect(found).toEqual([]);
  },
);

journey(
  "axe finds nothing on the filter, its alert and its calendar in light and dark",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    await page.goto("/offline-counter/report?from_date=2026-02-02&to_date=2026-02-01");
    await page.getByRole("alert").waitFor();
    const found = await violations(page, "filter");
    await page.getByLabel("From date").click();
    await page.getByRole("grid").waitFor();
    found.push(...(await violations(page, "calendar")));
    expect(found).toEqual([]);
  },
);
