import { afterAll, beforeAll, describe, it } from "vitest";
import type { Host } from "../../portal-server/hosts/listen.ts";
import { password, startHost, username } from "../../portal-server/hosts/one-path/host.ts";
import { bookings, fares, fleetOf, passages } from "../../portal-server/hosts/one-path/records.ts";
import { signIn } from "../accounts.ts";
import { expect } from "../expect.ts";
import { freePort } from "../free-port.ts";
import { expectArrived, goTo } from "../in-app.ts";
import { serviceDay, shownDay } from "../service-days.ts";
import { walkEveryLink } from "./every-link.ts";
import { figuresOf, money } from "./figures.ts";
import { expectedReports } from "./one-path-reports.ts";
import { arrive, expectNotOffered, visit } from "./one-person.ts";
import { type PortalCommand, startPortalCommand } from "./portal-command.ts";

const person = { username, password };
let host: Host;
let portal: PortalCommand;

beforeAll(async () => {
  host = await startHost();
  portal = await startPortalCommand(host, "one-path");
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await host.stop();
  expect(portal.mismatches()).toEqual([]);
});

/** Of the specification, less what the profile calls absent, with what leads to each. */
const screens = [
  "/",
  ...[0, 1, 2, 3].map((bus) => `/counterwise-ticketing/counter-wise-details/t1-b${bus}`),
  "/counterwise-ticketing/counterwise/report/",
  "/counterwise-ticketing/service-preview",
  "/counterwise-ticketing/summary",
  "/counterwise-ticketing/vehicles",
  "/counterwise-ticketing/vehiclewise/report/",
  "/intercity/agentwise/report/",
  "/intercity/coachwise/report/",
  "/intercity/counterwise/report/",
  "/intercity/reservation/report/",
  "/intercity/service-preview",
  "/intercity/vehicles",
  "/intracity",
  "/intracity/counterwise/report/",
  "/intracity/service-preview",
  "/intracity/summary",
  "/intracity/vehicle/report/",
  "/intracity/vehiclewise/report/",
  "/profile",
  "/supervisor/service-preview",
  "/supervisor/supervisorwise/report",
  "/supervisor/vehicles",
  "/supervisor/vehiclewise/report",
  "/toll-plaza/check-vehicles",
  "/toll-plaza/collection-details",
  "/toll-plaza/dashboard",
  "/toll-plaza/fare",
  "/toll-plaza/report",
  "/toll-plaza/service-preview",
  "/water/agentwise/report/",
  "/water/cabinmanwise/report/",
  "/water/counterwise/report/",
  "/water/deckmanwise/report/",
  "/water/service-preview",
  "/water/shipwise/report/",
  "/water/vehicles",
  "/waybill/report",
  "/waybill/service-preview",
  "/waybill/vehicles",
];

for (const width of [360, 1280]) {
  it(
    `a host with other paths and names has no link that leads nowhere, at ${width} px`,
    {
      timeout: 180_000,
    },
    () =>
      visit(portal, { width }, async ({ page }) => {
        await arrive(page, person);
        await goTo(page, "/water/shipwise/report/?company=w1");
        await expectArrived(page);
        // The button of a phone is in a menu.
        await page.keyboard.press("b");
        await goTo(page, "/");
        await expect(page.getByRole("link", { name: /^Ship Wise Report/ })).toBeVisible();
        expect(await walkEveryLink(page)).toEqual(screens);
      }),
  );
}

it(
  "every dated report shows what the records of all its days add up to, both ends included",
  {
    timeout: 120_000,
  },
  () =>
    visit(portal, {}, async ({ page }) => {
      await arrive(page, person);
      for (const [days, last] of [
        [5, 3],
        [1, 5],
      ] as const) {
        const [from, to] = [serviceDay(last + days - 1), serviceDay(last)];
        // The address has the day after the last one, unless it is about a single day.
        const range = `from_date=${from}&to_date=${days === 1 ? to : serviceDay(last - 1)}`;
        for (const { address, rows, totals } of expectedReports(from, to)) {
          host.requests.length = 0;
          await goTo(page, `${address}${address.includes("?") ? "&" : "?"}${range}`);
          await expect
            .poll(async () => figuresOf(page), { message: address })
            .toEqual({
              rows,
              totals,
            });
          const [asked = ""] = host.requests.filter((one) => one.includes("/v2/reports"));
          expect(asked).toContain(`from=${shownDay(from)}`);
          expect(asked).toContain(`to=${shownDay(to)}`);
        }
      }
    }),
);

it("its lists are read from elsewhere, page by page where they come in pages, after a reload and in a new tab", () =>
  visit(portal, {}, async ({ page, openTab }) => {
    await arrive(page, person);
    const tab = await openTab();
    await tab.goto("/water/vehicles?company=w1");
    const ships = fleetOf("w1").map(({ plate, kind, capacity, route, status }) => [
      plate,
      kind,
      `${capacity}`,
      route ?? "N/A",
      status === "active" ? "Active" : "Maintenance",
    ]);
    expect((await figuresOf(tab)).rows).toEqual(ships);
    await tab.reload();
    expect((await figuresOf(tab)).rows).toEqual(ships);
    await tab.goto("/toll-plaza/fare?company=g1");
    expect((await figuresOf(tab)).rows).toEqual(
      fares
        .map((fare) => [
          fare.vehicle_class,
          money(100 * fare.fare),
          money(6_000),
          `${fare.free_minutes}`,
        ])
        .sort(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
    );
    await tab.goto("/toll-plaza/check-vehicles?company=g1&registration_number=ctg-1");
    const found = passages.filter(({ plate }) => plate.startsWith("CTG-1"));
    expect((await figuresOf(tab)).rows.map(([plate]) => plate)).toEqual(
      found.map(({ plate }) => plate).sort(),
    );

    const [from, to] = [serviceDay(11), serviceDay(1)];
    await tab.goto(`/intercity/reservation/report/?company=i1&from_date=${from}&to_date=${to}`);
    await expect(tab.getByText("100 rows so far")).toBeVisible();
    const all = bookings.filter(({ date }) => date >= from && date < to);
    const oldest = all.at(-1)?.code ?? "";
    await tab.getByRole("searchbox").fill(oldest);
    await expect(tab.getByText(`1 of ${all.length} rows`, { exact: true }).first()).toBeVisible();
  }));

it("what the profile calls absent is not offered at its address, and the host gets no request", () =>
  visit(portal, {}, async ({ page }) => {
    await arrive(page, person);
    host.requests.length = 0;
    await expectNotOffered(page, "/toll-plaza/non-exited-vehicle-list?company=g1", "Non Exited");
    await expectNotOffered(page, "/offline-counter/report?company=o1", "Offline Counter Report");
    expect(host.requests.filter((one) => /inside|offline/.test(one))).toEqual([]);
  }));

describe("a portal whose browser calls the host itself", () => {
  let elsewhere: Host;
  let crossOrigin: PortalCommand;
  beforeAll(async () => {
    const port = await freePort();
    elsewhere = await startHost({ allowedOrigin: `http://127.0.0.1:${port}` });
    crossOrigin = await startPortalCommand(elsewhere, "one-path", { port, crossOrigin: true });
  }, 60_000);
  afterAll(async () => {
    await crossOrigin.stop();
    await elsewhere.stop();
  });

  it("maps what the host answers in the browser", () =>
    visit(crossOrigin, { errors: [/status of 401/] }, async ({ page }) => {
      await signIn(page, username, "not the password");
      await expect(page.getByRole("alert")).toHaveText("The user name or the password is wrong.");
      await arrive(page, person);
      const [from, to] = [serviceDay(4), serviceDay(1)];
      for (const { address, rows, totals } of expectedReports(from, serviceDay(2)).slice(0, 3)) {
        await page.goto(`${address}&from_date=${from}&to_date=${to}`);
        await expect.poll(() => figuresOf(page)).toEqual({ rows, totals });
      }
      await page.reload();
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      expect(elsewhere.requests.some((one) => one.startsWith("OPTIONS /v2/reports"))).toBe(true);
    }));
});
