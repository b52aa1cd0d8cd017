import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { lastWeek, namedDay, serviceDay, shownDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const report = () => `/offline-counter/report${lastWeek()}`;

/** Figures as they are read, in cents. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[,৳]/g, "")) * 100);
const sum = (texts: string[]) => texts.reduce((total, text) => total + cents(text), 0);

const valuesOf = (page: Page, term: string) =>
  page
    .locator("div", { has: page.locator("> dt", { hasText: new RegExp(`^${term}$`) }) })
    .locator("> dd");

async function asked(page: Page): Promise<URLSearchParams> {
  const request = await page.waitForRequest("**/api/offline-counter/reports/**");
  return new URL(request.url()).searchParams;
}

signedIn(
  "the offline counter report has a card for each counterman, and a footer that adds them up [S2.16, S3.4, S7.7]",
  async ({ page }) => {
    const request = asked(page);
    await goTo(page, report());
    expect(Object.fromEntries(await request)).toEqual({
      from_date: serviceDay(7),
      to_date: serviceDay(1),
    });
    const cards = page.getByRole("main").getByRole("region");
    await expect(cards.first()).toBeVisible();
    await expect(cards.first().getByRole("term")).toHaveText([
      "Total ticket count",
      "Total ticket amount",
    ]);
    const counts = await valuesOf(page, "Total ticket count").allTextContents();
    const amounts = await valuesOf(page, "Total ticket amount").allTextContents();
    expect(counts.length).toBe(await cards.count());
    expect(cents((await valuesOf(page, "Total Ticket").textContent()) ?? "")).toBe(sum(counts));
    const total = (await valuesOf(page, "Total Amount").textContent()) ?? "";
    expect(cents(total)).toBe(sum(amounts));
    expect(total).toMatch(/^৳\d{1,3}(,\d{3})*\.\d\d$/);
  },
);

signedIn(
  "its filter has the specification's fields, asks with them, and stands in the address [S2.17, S2.18, S3.6, S5.3, S7.7, S7.8]",
  async ({ page }) => {
    await goTo(page, report());
    await page.getByRole("button", { name: "Filter" }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    for (const [label, day] of [
      ["From date", serviceDay(7)],
      ["To date", serviceDay(1)],
    ] as const) {
      await expect(filter.getByLabel(label)).toHaveValue(shownDay(day));
      await expect(filter.getByLabel(label)).toHaveAttribute("readonly");
      await expect(filter.getByLabel(label)).toHaveAttribute("required");
    }
    const devices = filter.getByLabel("Device IDs");
    await expect(devices).toHaveText("Select a device");
    await devices.click();
    await expect(page.getByRole("option")).toContainText(["Select a device", "POS-3011"]);
    await page.getByRole("option", { name: "POS-3011" }).click();
    await expect(devices).toHaveText("POS-3011");
    await filter.getByLabel("Stoppage").fill("no such stop");
    const request = asked(page);
    await filter.getByRole("button", { name: "Apply" }).click();
    const expected = {
      from_date: serviceDay(7),
      to_date: serviceDay(1),
      device_id: "POS-3011",
      stoppage: "no such stop",
    };
    expect(Object.fromEntries(await request)).toEqual(expected);
    await expect(page.getByText("No Data", { exact: true })).toBeVisible();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      company: "301",
      ...expected,
    });
    await page.goBack();
    await expect(page.getByRole("main").getByRole("region").first()).toBeVisible();
  },
);

signedIn("the toll plaza preview sums up the running day [S2.19, S7.6]", async ({ page }) => {
  await goTo(page, "/toll-plaza/service-preview");
  const day = namedDay(serviceDay(0));
  const panel = page.getByRole("region", { name: `Summary - ${day}` });
  await expect(panel.getByRole("term")).toHaveText([
    "Total Entry",
    "Total Entry Amount",
    "Total Exited",
    "Total Non Exited",
    "Total Overstay",
    "Total Overstay Amount",
    "Total Amount",
  ]);
  const [, entry, , , , overstay, total] = await panel.getByRole("definition").allTextContents();
  expect(cents(total ?? "")).toBe(sum([entry ?? "", overstay ?? ""]));
});

signedIn("a vehicle leads to its counters [S2.8]", async ({ page }) => {
  await goTo(page, `/counterwise-ticketing/vehiclewise/report/${lastWeek()}`);
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/counterwise-ticketing\/counter-wise-details\/801\d{3}/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Counter Wise Details, DHK-/);
});
