import type { Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";
import { expectArrived, goTo, rangeButton } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { holds, scripts } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

const onPhone = journeysOf({
  user: "demo",
  hasChosen: true,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});
const report = `/intracity/counterwise/report/?company=101&${lastWeek().slice(1)}`;

for (const [name, role] of [
  ["Filter", "dialog"],
  ["Actions", "menu"],
  [/^\w{3} \d+ – \w{3} \d+$/, "dialog"],
  ["Meghna City Line, change company", "dialog"],
] as const) {
  onPhone(`${name} shows that it was pressed until what it opens has come`, async ({ page }) => {
    const letGo = await holds(page, scripts("overlays", "deferred"));
    await page.goto(report);
    await expectArrived(page);
    const button = page.getByRole("button", { name });
    const still = { animations: "disabled" } as const;
    const before = await button.screenshot(still);
    await button.tap();
    await expect(button).toHaveAttribute("aria-busy", "true");
    expect(Buffer.compare(before, await button.screenshot(still))).not.toBe(0);
    letGo();
    await expect(page.getByRole(role)).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toHaveCount(0);
  });
}

async function refresh(page: Page) {
  await page.getByRole("button", { name: "Actions" }).tap();
  await page.getByRole("menuitem", { name: /^Refresh/ }).tap();
}

onPhone("Refresh shows that it was pressed until the rows have come", async ({ page }) => {
  await goTo(page, report);
  await expectArrived(page);
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("button", { name: "Actions" });
  const still = { animations: "disabled" } as const;
  const before = await button.screenshot(still);
  const letGo = await holds(page, "**/api/intracity/reports/**");
  await refresh(page);
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(Buffer.compare(before, await button.screenshot(still))).not.toBe(0);
  letGo();
  await expect(button).not.toHaveAttribute("aria-busy");
});

onPhone(
  "Refresh keeps the rows in sight before the deferred chunk has come, too",
  async ({ page }) => {
    const letGo = await holds(page, scripts("deferred"));
    const asked: string[] = [];
    page.on("request", (one) => one.url().includes("/api/intracity/") && asked.push(one.url()));
    await page.goto(report);
    await expectArrived(page);
    const answer = await holds(page, "**/api/intracity/reports/**");
    const button = page.getByRole("button", { name: "Actions" });
    await refresh(page);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Gabtoli 2")).toBeVisible();
    expect(asked.length).toBe(2);
    answer();
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(page.getByText("Gabtoli 2")).toBeVisible();
    expect(asked.length).toBe(2);
    letGo();
  },
);

type Change = { isMarked: boolean; isThere: boolean };

/** What each change of the page shows, from a press on: the page is painted between them at the earliest. */
async function changesAfter(pressed: Locator, awaited: string): Promise<Change[]> {
  const seen = await pressed.evaluateHandle((element, awaited) => {
    const changes: Change[] = [];
    new MutationObserver(() =>
      changes.push({
        isMarked: element.ariaBusy === "true",
        isThere: document.querySelector(awaited) !== null,
      }),
    ).observe(document.body, { attributes: true, childList: true, subtree: true });
    return changes;
  }, awaited);
  await pressed.tap();
  await pressed.page().locator(awaited).first().waitFor();
  return seen.jsonValue();
}

const marked = { isMarked: true, isThere: false };

/** What of it came first, whatever else of the page changes meanwhile. */
const firstOf = (changes: readonly Change[]) =>
  changes.find(({ isMarked, isThere }) => isMarked || isThere);

for (const [what, name] of [
  ["a row", "Gabtoli 2"],
  ["the other company", /^Switch to /],
] as const) {
  onPhone(`${what} is marked as pressed before it is drawn where it leads`, async ({ page }) => {
    await goTo(page, report);
    await expectArrived(page);
    await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.classList.add("left"));
    const link = page.getByRole("link", { name });
    const changes = await changesAfter(link, "h1:not(.left)");
    expect(firstOf(changes)).toEqual(marked);
  });
}

onPhone(
  "another report of the module is marked as pressed before it is drawn",
  async ({ page }) => {
    await goTo(page, report);
    await expectArrived(page);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((one) => one.classList.add("left"));
    await heading.getByRole("button").tap();
    const link = page.getByRole("link", { name: "Vehicle Wise Report" });
    const changes = await changesAfter(link, "h1:not(.left)");
    expect(firstOf(changes)).toEqual(marked);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

for (const [name, role] of [
  ["Filter", "dialog"],
  ["Actions", "menu"],
  [/^\w{3} \d+ – \w{3} \d+$/, "dialog"],
  ["Meghna City Line, change company", "dialog"],
] as const) {
  onPhone(`${name} is marked as pressed before what it opens is drawn`, async ({ page }) => {
    await goTo(page, report);
    await expectArrived(page);
    await page.waitForLoadState("networkidle");
    const changes = await changesAfter(page.getByRole("button", { name }), `[role=${role}]`);
    expect(firstOf(changes)).toEqual(marked);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toHaveCount(0);
  });
}

onPhone("a preset names the range before its report is drawn", async ({ page }) => {
  await goTo(page, report);
  await expectArrived(page);
  await rangeButton(page).tap();
  const today = page.getByRole("dialog").getByRole("button", { name: "Today" });
  await today.waitFor();
  const seen = await page.locator("main button:text(' – ')").evaluateHandle((element) => {
    const changes: { isNamed: boolean; isThere: boolean }[] = [];
    new MutationObserver(() =>
      changes.push({
        isNamed: element.textContent?.startsWith("Today · ") ?? false,
        isThere: document.body.textContent?.includes("1 day:"),
      }),
    ).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return changes;
  });
  await today.tap();
  await expect(page.getByText(/^1 day:/).first()).toBeVisible();
  const changes = await seen.jsonValue();
  expect(changes.find(({ isNamed, isThere }) => isNamed || isThere)).toEqual({
    isNamed: true,
    isThere: false,
  });
});

onPhone("each of two quick presses goes one range back", async ({ page }) => {
  await goTo(page, "/intracity/counterwise/report/?from_date=2026-06-15&to_date=2026-06-16");
  await expectArrived(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/from_date=2026-06-13&to_date=2026-06-14$/);
  await expect(page.getByText("June 13, 2026").first()).toBeVisible();
});
