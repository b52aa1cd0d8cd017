import { buffer, text } from "node:stream/consumers";
import type { Download, Page } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { expect } from "./expect.ts";
import { chooseFrom, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

const inBangla = journeysOf({ user: "demo", hasChosen: true, locale: "bn-BD" });
const report = `/intracity/vehiclewise/report/${lastWeek()}`;

async function download(page: Page, format: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    chooseFrom(page, "এক্সপোর্ট", format),
  ]);
  return file;
}

const linesOf = async (file: Download) =>
  (await text(await file.createReadStream())).replace("\uFEFF", "").split("\r\n");

inBangla("a CSV has its head in Bangla or in English, and the same rows", async ({ page }) => {
  await goTo(page, report);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const own = await download(page, "CSV ফাইল");
  const other = await download(page, "CSV ফাইল (English)");
  const lines = await linesOf(own);
  const inEnglish = await linesOf(other);
  expect(lines[0]).toBe("গাড়ি,ট্রিপ,টিকিট,ভাড়া (৳)");
  expect(inEnglish[0]).toBe("Vehicle,Trips,Tickets,Fares (৳)");
  const rows = (all: string[]) => all.slice(1, all.indexOf(""));
  expect(rows(lines).length).toBeGreaterThan(5);
  expect(rows(inEnglish)).toEqual(rows(lines));
  expect(lines.join("")).not.toMatch(/[০-৯]/);
  const stamp = inEnglish.slice(inEnglish.indexOf("") + 1, -1);
  expect(stamp.filter((line) => /\p{Script=Bengali}/u.test(line.replace("৳", "")))).toEqual([]);
  expect(stamp.map((line) => line.split(",")[0])).toEqual([
    "Company",
    "Range",
    "Filter",
    "Fetched",
    "Rows",
    "Control total",
  ]);
  expect(own.suggestedFilename()).toMatch(
    /^intracity-vehiclewise-report_meghna-city-line_[\w-]+\.csv$/,
  );
  expect(other.suggestedFilename()).toBe(own.suggestedFilename());
});

inBangla("a workbook holds numbers, and says in Bangla what it is", async ({ page }) => {
  await goTo(page, report);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const file = await download(page, "Excel ফাইল (XLSX)");
  const [sheet, about] = await readXlsxFile(await buffer(await file.createReadStream()));
  expect([sheet?.sheet, about?.sheet]).toEqual(["গাড়িভিত্তিক রিপোর্ট", "বিবরণ"]);
  const [head, ...rows] = sheet?.data ?? [];
  expect(head).toEqual(["গাড়ি", "ট্রিপ", "টিকিট", "ভাড়া (৳)"]);
  const [name, ...totals] = rows.at(-1) ?? [];
  expect(name).toBe("মোট");
  const sums = totals.map((_, at) =>
    rows.slice(0, -1).reduce((sum, row) => sum + Math.round(Number(row[at + 1]) * 100), 0),
  );
  expect(totals.map((total) => Math.round(Number(total) * 100))).toEqual(sums);
  const terms = about?.data.map(([term]) => term);
  expect(terms).toEqual([
    "রিপোর্ট",
    "কোম্পানি",
    "তারিখের সীমা",
    "ফিল্টার",
    "আনার সময়",
    "সারি",
    "মিলিয়ে দেখার মোট",
  ]);
});
