import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

const report = () => `/intracity/vehiclewise/report/${lastWeek()}`;
const rows = (page: Page) => page.getByRole("table").locator("tbody tr[data-row]");
const cells = (page: Page, column: number) =>
  rows(page).locator(`:is(th, td):nth-child(${column})`).allTextContents();

const inBengali = (text: string) =>
  text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);
const inLatin = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => `${"০১২৩৪৫৬৭৮৯".indexOf(digit)}`);
const exact = (text: string) => Number(inLatin(text).replaceAll(",", ""));

/** What is asked of the company's reports. */
function asked(page: Page): string[] {
  const lines: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/intracity/"))
      lines.push(`${request.method()} ${pathname}${search}`);
  });
  return lines;
}

journey(
  "digits and grouping that are chosen on Profile hold on every screen, and change nothing that is asked",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    const lines = asked(page);
    await page.goto(report());
    await expect(rows(page).first()).toBeVisible();
    const before = { fares: await cells(page, 4), plates: await cells(page, 1), asked: [...lines] };
    expect(before.fares.length).toBeGreaterThan(5);

    await page.goto("/profile");
    await page.getByRole("group", { name: "Digits" }).getByRole("button", { name: "১২৩" }).click();
    await page
      .getByRole("group", { name: "Grouping" })
      .getByRole("button", { name: "১২,৩৪,৫৬৭" })
      .click();
    await expect(page.getByRole("button", { name: "১২,৩৪,৫৬৭" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    lines.length = 0;
    await page.goto(report());
    await expect(rows(page).first()).toBeVisible();
    const after = await cells(page, 4);
    expect(after.map(exact)).toEqual(before.fares.map(exact));
    expect(after.every((text) => /^[০-৯]{1,2}(,[০-৯]{2})*(,[০-৯]{3})?\.[০-৯]{2}$/.test(text))).toBe(
      true,
    );
    expect(await cells(page, 1)).toEqual(before.plates);
    expect(lines).toEqual(before.asked);
    await expect(page.getByText(/^৬ days: /)).toBeVisible();

    const [plate = ""] = before.plates;
    await page.getByRole("searchbox", { name: "Search" }).fill(inBengali(plate));
    await expect(rows(page)).toHaveCount(1);
    expect(await cells(page, 1)).toEqual([plate]);
    await page.getByRole("searchbox", { name: "Search" }).fill(before.fares[1] ?? "");
    await expect(rows(page).first()).toContainText(before.plates[1] ?? "");
    await page.getByRole("searchbox", { name: "Search" }).fill("");

    await page.getByRole("button", { name: "Fares" }).click();
    await expect(rows(page)).toHaveCount(before.fares.length);
    const sorted = (await cells(page, 4)).map(exact);
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  },
);
