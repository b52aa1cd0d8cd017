import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import type { Host } from "../../portal-server/hosts/listen.ts";
import {
  passages,
  password,
  sales,
  startHost,
  username,
} from "../../portal-server/hosts/six-calls/host.ts";
import { signIn } from "../accounts.ts";
import { expect } from "../expect.ts";
import { namedDay, serviceDay } from "../service-days.ts";
import { walkEveryLink } from "./every-link.ts";
import { count, distinct, money, sum } from "./figures.ts";
import { arrive, expectNotOffered, visit } from "./one-person.ts";
import { type PortalCommand, startPortalCommand } from "./portal-command.ts";

let host: Host;
let portal: PortalCommand;

beforeAll(async () => {
  host = await startHost();
  portal = await startPortalCommand(host, "six-calls");
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await host.stop();
  expect(portal.mismatches()).toEqual([]);
});

const person = { username, password };

/** What the six calls are, by their paths. */
const sixCalls =
  /^(POST \/api\/auth\/log(in|out)|GET \/api\/(auth\/user|tollplaza\/summary\/\w+|offline-counter\/(reports|device-ids)\/\w+))(\?|$)/;

const screens = [
  "/",
  "/offline-counter/report",
  "/profile",
  "/toll-plaza",
  "/toll-plaza/dashboard",
  "/toll-plaza/service-preview",
];

for (const width of [360, 1280]) {
  it(
    `a host with the six calls has no link that leads nowhere, at ${width} px`,
    {
      timeout: 120_000,
    },
    () =>
      visit(portal, { width }, async ({ page }) => {
        await arrive(page, person);
        expect(await walkEveryLink(page)).toEqual(screens);
        expect(host.requests.filter((request) => !sixCalls.test(request))).toEqual([]);
      }),
  );
}

it("a wrong password is refused in words, and the right one then leads Home and out again", () =>
  visit(portal, { errors: [/status of 401/] }, async ({ page }) => {
    await signIn(page, username, "not the password");
    await expect(page.getByRole("alert")).toHaveText("The user name or the password is wrong.");
    await arrive(page, person);
    await page.getByRole("link", { name: "Rahima" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(host.requests.at(-1)).toBe("POST /api/auth/logout");
    await page.goto("/offline-counter/report");
    await expect(page).toHaveURL(/\/login$/);
  }));

const valuesOf = (page: Page, term: string) =>
  page
    .locator("div", { has: page.locator("> dt", { hasText: new RegExp(`^${term}$`) }) })
    .locator("> dd");

it("its offline report and toll panel show what its records add up to, after a reload and in a new tab", () =>
  visit(portal, {}, async ({ page, openTab }) => {
    await arrive(page, person);
    const [from, to] = [serviceDay(7), serviceDay(2)];
    const report = `/offline-counter/report?company=31&from_date=${from}&to_date=${to}`;
    const own = sales.filter(({ day }) => day >= from && day < to);
    for (const tab of [page, page, await openTab()]) {
      if (tab.url().endsWith(report)) await tab.reload();
      else await tab.goto(report);
      const cards = tab.getByRole("main").getByRole("region");
      await expect(cards).toHaveCount(4);
      for (const name of distinct(own, ({ counterman }) => counterman)) {
        const sold = own.filter(({ counterman }) => counterman === name);
        const card = tab.getByRole("region", { name: name ?? "N/A" });
        await expect(card.getByRole("definition")).toHaveText([
          count(sum(sold, ({ tickets }) => tickets)),
          money(sum(sold, ({ cents }) => cents)),
        ]);
      }
      await expect(valuesOf(tab, "Total Ticket")).toHaveText(
        count(sum(own, ({ tickets }) => tickets)),
      );
      await expect(valuesOf(tab, "Total Amount")).toHaveText(money(sum(own, ({ cents }) => cents)));
    }
    await filterBy(page, "POS-2", "gabtoli");
    const narrowed = own.filter(
      ({ device, stoppage }) => device === "POS-2" && stoppage.startsWith("Gabtoli"),
    );
    await expect(valuesOf(page, "Total Ticket")).toHaveText(
      count(sum(narrowed, ({ tickets }) => tickets)),
    );
    expect(host.requests.filter((one) => one.includes("/reports/")).at(-1)).toBe(
      `GET /api/offline-counter/reports/31?device_id=POS-2&stoppage=gabtoli&from_date=${from}&to_date=${to}`,
    );
    await page.goto(
      `/offline-counter/report?company=31&from_date=${serviceDay(40)}&to_date=${serviceDay(20)}`,
    );
    await expect(page.getByText("No Data", { exact: true })).toBeVisible();

    await page.goto("/toll-plaza/service-preview?company=42");
    const entered = passages.filter(({ plaza }) => plaza === "42");
    const tolls = sum(entered, ({ toll }) => toll);
    const overstayed = entered.filter(({ overstay }) => overstay > 0);
    const overstays = sum(overstayed, ({ overstay }) => overstay);
    const panel = page.getByRole("region", { name: `Summary - ${namedDay(serviceDay(0))}` });
    await expect(panel.getByRole("term")).toHaveText([
      "Total Entry",
      "Total Entry Amount",
      "Total Exited",
      "Total Non Exited",
      "Total Overstay",
      "Total Overstay Amount",
      "Total Amount",
    ]);
    await expect(panel.getByRole("definition")).toHaveText([
      count(entered.length),
      money(100 * tolls),
      count(entered.filter(({ hasLeft }) => hasLeft).length),
      count(entered.filter(({ hasLeft }) => !hasLeft).length),
      count(overstayed.length),
      money(100 * overstays),
      money(100 * (tolls + overstays)),
    ]);
  }));

async function filterBy(page: Page, device: string, stoppage: string) {
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filter" });
  await filter.getByLabel("Device IDs").click();
  await page.getByRole("option", { name: device }).click();
  await filter.getByLabel("Stoppage").fill(stoppage);
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/stoppage=/);
}

it("a report that the host does not have says so at its address, and the host gets no request", () =>
  visit(portal, {}, async ({ page }) => {
    await arrive(page, person);
    host.requests.length = 0;
    await expectNotOffered(page, "/waybill/report?company=51", "Report");
    await expectNotOffered(page, "/water/shipwise/report/?company=61", "Ship Wise Report");
    await expectNotOffered(page, "/toll-plaza/report?company=41", "Collection Report");
    expect(host.requests.filter((request) => !sixCalls.test(request))).toEqual([]);
  }));
