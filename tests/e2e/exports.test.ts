import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Page } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

const someone = { user: "demo", hasChosen: true } as const;
const report = `/intracity/vehiclewise/report/${lastWeek()}`;
const title = "Vehicle Wise Report";

/** The table's cells by row, head and totals included. */
async function shownRows(page: Page): Promise<string[][]> {
  const table = page.getByRole("table", { name: title });
  await expect(table).toBeVisible();
  return table.evaluate((element) =>
    [...element.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ""),
    ),
  );
}

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: format }).click(),
  ]);
  return buffer(await file.createReadStream());
}

const plain = (text: string) => text.replaceAll(",", "");

journey(
  "a report is taken out as CSV and as XLSX, and both say what the screen says",
  someone,
  async ({ page }) => {
    await page.goto(report);
    const [head = [], ...rest] = await shownRows(page);
    const rows = rest.slice(0, -1).map(([name = "", ...figures]) => [name, ...figures.map(plain)]);
    const [, ...totals] = rest.at(-1) ?? [];
    expect(rows.length).toBeGreaterThan(5);

    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    const csv = (await download(page, "CSV")).toString("utf8");
    expect(csv.startsWith("\uFEFF")).toBe(true);
    const [table = "", stamp = ""] = csv.slice(1).split("\r\n\r\n");
    expect(table.split("\r\n").map((line) => line.split(","))).toEqual([head, ...rows]);
    expect(stamp).toContain(`Control total,"Fares ${totals.at(-1)}"`);
    expect(stamp).toContain("Company,Meghna City Line");

    const [sheet, about] = await readXlsxFile(await download(page, "Excel (XLSX)"));
    const numbers = rows.map(([name, ...figures]) => [name, ...figures.map(Number)]);
    expect(sheet?.data).toEqual([head, ...numbers, ["Total", ...totals.map(plain).map(Number)]]);
    expect(about?.data.map(([label]) => label)).toEqual([
      "Report",
      "Company",
      "Range",
      "Filter",
      "Fetched",
      "Rows",
      "Control total",
    ]);
    expect(workers).toEqual([
      expect.stringMatching(/\/assets\/export-worker-\w+\.js$/),
      expect.stringMatching(/\/assets\/export-worker-\w+\.js$/),
    ]);
  },
);

/** The texts of a page on paper, page by page. */
async function textsOf(pdf: Buffer): Promise<string[][]> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str.trim()] : [])),
    );
  }
  await file.destroy();
  return pages;
}

/** Paper as the browser makes it while the person's own dialog for it would be open. */
async function paperOf(page: Page, choice: string): Promise<string[][]> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: choice }).click();
  return textsOf(await page.pdf({ format: "A6" }));
}

journey(
  "a report on paper has all rows, its head on every page, and its stamp",
  { ...someone, colorScheme: "dark" },
  async ({ page }) => {
    await page.goto(report);
    const [head = [], ...rest] = await shownRows(page);
    const pages = await paperOf(page, "Print");
    expect(pages.length).toBeGreaterThan(1);
    for (const texts of pages) expect(texts).toEqual(expect.arrayContaining(head));
    const all = pages.flat();
    expect(all).toEqual(expect.arrayContaining([title, "Meghna City Line", "Control total"]));
    const names = rest.slice(0, -1).map(([name]) => name);
    expect(names.filter((name) => !all.includes(name ?? ""))).toEqual([]);
    expect(all).toEqual(expect.arrayContaining(rest.at(-1) ?? []));
    expect(all).not.toContain("Export");
  },
);

journey("a shift is closed on a page for each person", someone, async ({ page }) => {
  await page.goto(`/offline-counter/report${lastWeek()}`);
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(names.first()).toBeVisible();
  const people = await names.allTextContents();
  const pages = await paperOf(page, "Shift close");
  expect(pages.map(([number, name]) => [number, name])).toEqual(
    people.map((name, at) => [`${at + 1} / ${people.length}`, name]),
  );
  for (const texts of pages) {
    expect(texts.join("")).toMatch(/Cash counted.*Difference.*Signature.*Signature/);
  }
});
