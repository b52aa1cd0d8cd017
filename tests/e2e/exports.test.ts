import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Page } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { expect } from "./expect.ts";
import { chooseFrom, goTo } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { scripts } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

const someone = { user: "demo", hasChosen: true } as const;
const signedIn = journeysOf(someone);
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
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    chooseFrom(page, "Export", format),
  ]);
  return buffer(await file.createReadStream());
}

const plain = (text: string) => text.replaceAll(/[,৳]/g, "");

signedIn(
  "a report is taken out as CSV and as XLSX, and both say what the screen says",
  async ({ page }) => {
    await goTo(page, report);
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
    expect(stamp).toContain(`Control total,"Fares (৳) ${totals.at(-1)?.replace("৳", "")}"`);
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
      expect.stringMatching(scripts("export-worker")),
      expect.stringMatching(scripts("export-worker")),
    ]);
  },
);

type Paper = { title: unknown; isLandscape: boolean; pages: string[][] };

/** What a file on paper is called, and its texts page by page. */
async function readPaper(pdf: Buffer): Promise<Paper> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = await file.getMetadata();
  const pages = [];
  let isLandscape = false;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    isLandscape = width > height;
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str.trim()] : [])),
    );
  }
  await file.destroy();
  return { title: "Title" in info ? info.Title : undefined, isLandscape, pages };
}

/** Paper as the browser makes it while the person's own dialog for it would be open. */
async function paperOf(page: Page, what: "Print" | "Shift close", format = "A4"): Promise<Paper> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  if (what === "Print") await chooseFrom(page, "Export", what);
  else {
    await page.getByRole("button", { name: what, exact: true }).click();
    await page.getByRole("button", { name: /^Print all/ }).click();
  }
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  return readPaper(pdf);
}

journey(
  "a report on paper has all rows, its head on every page, and its stamp",
  { ...someone, colorScheme: "dark" },
  async ({ page }) => {
    await goTo(page, report);
    const [head = [], ...rest] = await shownRows(page);
    const { pages, title: called } = await paperOf(page, "Print", "A6");
    const what = `Meghna City Line · Intracity · ${title} · 6 days: `;
    // The sign of a currency may come from another font, which makes a separate text.
    const close = (texts: readonly string[]) => texts.join("").replaceAll(" ", "");
    for (const texts of pages) expect(close(texts)).toContain(close(head));
    expect(pages.length).toBeGreaterThan(1);
    expect(String(called).startsWith(what)).toBe(true);
    expect(pages[1]?.join(" ")).toContain(what);
    const all = pages.flat();
    expect(all).toEqual(expect.arrayContaining([title, "Control total"]));
    const names = rest.slice(0, -1).map(([name]) => name);
    expect(names.filter((name) => !all.includes(name ?? ""))).toEqual([]);
    const totals = (rest.at(-1) ?? []).map((text) => text.replace("৳", ""));
    expect(all).toEqual(expect.arrayContaining(totals));
    expect(all).not.toContain("Export");
  },
);

signedIn("a wide report turns its pages and breaks no number", async ({ page }) => {
  await goTo(page, `/waybill/report${lastWeek()}`);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const numbers = (await page.getByRole("rowheader").allTextContents()).slice(0, -1);
  expect(numbers.length).toBeGreaterThan(20);
  const { isLandscape, pages } = await paperOf(page, "Print");
  expect(isLandscape).toBe(true);
  const texts = new Set(pages.flat());
  expect(numbers.filter((number) => !texts.has(number))).toEqual([]);
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(numbers.length / 24));
});

for (const [what, route, signed] of [
  ["people", "/offline-counter/report", /Signature of the counterman.*Signature of the cashier/],
  [
    "places",
    "/intracity/counterwise/report/",
    /Handed over by.*Signature.*Signature of the cashier/,
  ],
] as const) {
  signedIn(
    `the shift of ${what} is closed on sheets under a cover, four on a page`,
    async ({ page }) => {
      await goTo(page, `${route}${lastWeek()}`);
      const rows = Number.parseInt((await page.getByText(/^\d+ rows$/).textContent()) ?? "", 10);
      const empty = await page.getByRole("main").getByText("0.00", { exact: true }).count();
      const count = rows - empty + 1;
      expect(count).toBeGreaterThan(8);
      const { isLandscape, pages } = await paperOf(page, "Shift close");
      expect([isLandscape, pages.length]).toEqual([false, Math.ceil(count / 4)]);
      const sheets = pages.map((texts) => texts.filter((text) => text === "Cash counted").length);
      expect(sheets).toEqual(
        sheets.map((_, at) => (at < sheets.length - 1 ? 4 : count - 4 * (sheets.length - 1))),
      );
      for (const texts of pages) expect(texts.join(" ")).toMatch(signed);
    },
  );
}
