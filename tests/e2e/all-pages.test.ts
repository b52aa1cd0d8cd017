import { text } from "node:stream/consumers";
import type { Download, Page } from "playwright-core";
import { expect } from "./expect.ts";
import { chooseFrom, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { standsIn } from "./requests.ts";
import { serviceDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const month = `?from_date=${serviceDay(31)}&to_date=${serviceDay(1)}`;
const reservations = `/intercity/reservation/report/${month}`;
const host = "/api/intercity/reports/reservation/701";
const soFar = (page: Page) => page.getByText("100 rows so far");

/** Every reservation of the month, fetched without the portal. */
async function everyReservation(page: Page): Promise<{ number: string; amount: number }[]> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const all: { number: string; amount: number }[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const more: string = cursor && `&cursor=${cursor}`;
    const answer = await page.request.get(`${host}${month}&limit=500${more}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { rows, next_cursor } = (await answer.json()).data;
    for (const row of rows) {
      const amount = row.status === "cancelled" ? 0 : Number(row.amount);
      all.push({ number: row.reservation_number, amount });
    }
    cursor = next_cursor;
  }
  return all;
}

async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

async function exportCsv(page: Page) {
  await chooseFrom(page, "Export", "CSV");
}

for (const width of [360, 1280]) {
  signedIn(
    `a search in a long list finds the oldest record, at ${width} px`,
    { viewport: { width, height: 800 } },
    async ({ page }) => {
      await goTo(page, reservations);
      await expect(soFar(page)).toBeVisible();
      const all = await everyReservation(page);
      const oldest = all.at(-1)?.number ?? "";
      await page.getByRole("searchbox").fill(oldest);
      const found = `1 of ${all.length.toLocaleString("en")} rows`;
      await expect(page.getByText(found, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText(oldest);
      await expect(page.getByText("No match")).toHaveCount(0);
    },
  );
}

signedIn("a file of a long list holds every record of its range", async ({ page }) => {
  await goTo(page, reservations);
  await expect(soFar(page)).toBeVisible();
  const all = await everyReservation(page);
  const download = page.waitForEvent("download");
  await exportCsv(page);
  const [table = "", stamp = ""] = (await textOf(await download)).split("\r\n\r\n");
  const [, ...lines] = table.split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual(all.map(({ number }) => number));
  const sum = all.reduce((total, { amount }) => total + amount, 0);
  expect(stamp.replaceAll(",", "")).toContain(`without cancelled (৳) ${sum.toFixed(2)}`);
});

signedIn(
  "a list that cannot be fetched to its end makes no file, and says so",
  { errors: [/status of 403/, /Made up/] },
  async ({ page }) => {
    await goTo(page, reservations);
    await expect(soFar(page)).toBeVisible();
    const downloads: Download[] = [];
    page.on("download", (download) => downloads.push(download));
    const later = new RegExp(`${host}.*cursor=`);
    const isGranted = await standsIn(page, later, (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, code: "made_up", message: "Made up", request_id: "1" },
      }),
    );
    await exportCsv(page);
    await expect(page.getByRole("alert")).toHaveText(
      "Not all rows could be fetched, so nothing was exported.",
    );
    expect(downloads).toEqual([]);
    isGranted();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Try again" }).click();
    expect((await download).suggestedFilename()).toMatch(/^intercity-reservation-report_/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);
