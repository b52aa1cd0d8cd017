import type { Page } from "playwright-core";
import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { lastWeek, namedDay, serviceDay, shownDay } from "./service-days.ts";

const signedIn = journeysOf({ user: "demo", hasChosen: true });
const report = () => `/offline-counter/report${lastWeek()}`;

/** Figures as they are read, in cents. */
const cents = (text: string) => Math.round(Number(text.replaceAll(",", "")) * 100);
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
    expect(total).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
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

signedIn(
  "a report that fails shows 'No Data', and device ids that fail an empty list [S8.6, S8.7]",
  { errors: [/status of 503/, /The answer had the status 503/] },
  async ({ page }) => {
    await page.route("**/api/offline-counter/**", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await goTo(page, report());
    await expect(page.getByText("No Data", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("combobox", { name: "Device IDs" }).click();
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Select a device"]);
    await expect(page).toHaveURL(at(report()));
  },
);

signedIn(
  "a range in the address that is refused alerts and asks for nothing [S5.1, S5.2]",
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    for (const [query, alert] of [
      ["?from_date=2026-02-02&to_date=2026-02-01", "From date must be lesser than to date"],
      ["?from_date=2026-01-01&to_date=2026-02-03", "Maximum 31 days"],
    ]) {
      await page.goto(`/intracity/summary${query}`);
      await expect(page.getByRole("alert")).toHaveText(alert ?? "");
    }
    expect(requests.filter((path) => path.includes("/summary/"))).toEqual([]);
    const asked = page.waitForRequest("**/api/intracity/summary/**");
    await page.goto("/intracity/summary?from_date=2026-01-01&to_date=2026-02-02");
    await asked;
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

signedIn(
  "a refused range stays refused until it is mended, and is refused again on the way back",
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const reports = () => requests.filter((url) => url.includes("/reports/"));
    const refused = "/offline-counter/report?from_date=2026-02-02&to_date=2026-02-01";
    const words = "From date must be lesser than to date";
    const filter = page.getByRole("dialog", { name: "Filter" });
    const alert = filter.getByRole("alert");
    await goTo(page, refused);
    await expect(alert).toHaveText(words);
    await filter.getByLabel("Stoppage").fill("no such stop");
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(alert).toHaveText(words);
    await expect(filter.getByLabel("Stoppage")).toHaveValue("no such stop");
    await expect(page).toHaveURL(at(refused));
    expect(reports()).toEqual([]);

    await filter.getByRole("button", { name: "Yesterday" }).click();
    await filter.getByLabel("Stoppage").fill("");
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(filter).toHaveCount(0);
    const mended = `?from_date=${serviceDay(1)}&to_date=${serviceDay(0)}`;
    await expect(page).toHaveURL(at(`/offline-counter/report${mended}`));
    const cards = page.getByRole("main").getByRole("region");
    await expect(cards.first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at(refused));
    await expect(alert).toHaveText(words);
    await filter.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Nothing was requested", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
    await expect(cards).toHaveCount(0);
    await page.goForward();
    await expect(cards.first()).toBeVisible();
    expect(reports().map((url) => new URL(url).search)).toEqual([mended, mended]);
  },
);

signedIn("a counterman without a name is N/A [S2.16]", async ({ page }) => {
  await page.route("**/api/offline-counter/reports/**", (route) =>
    route.fulfill({
      json: { success: true, data: [{ counterman: {}, total_tickets: 1, total_fares: "20.50" }] },
    }),
  );
  await goTo(page, report());
  await expect(page.getByRole("region", { name: "N/A" })).toBeVisible();
});

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

signedIn(
  "a toll plaza summary that fails shows 'No Data' beside the tiles [S2.20]",
  { errors: [/status of 503/, /The answer had the status 503/] },
  async ({ page }) => {
    await page.route("**/api/tollplaza/summary/**", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await goTo(page, "/toll-plaza/service-preview");
    await expect(page.getByText("No Data", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Collection Report" })).toBeVisible();
  },
);

signedIn("a vehicle leads to its counters [S2.8]", async ({ page }) => {
  await goTo(page, `/counterwise-ticketing/vehiclewise/report/${lastWeek()}`);
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/counterwise-ticketing\/counter-wise-details\/801\d{3}/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Counter Wise Details, DHK-/);
});
