import { afterAll, beforeAll, it } from "vitest";
import type { Host } from "../../portal-server/hosts/listen.ts";
import {
  counterName,
  email,
  password,
  plateOf,
  sheets,
  startHost,
  tickets,
} from "../../portal-server/hosts/minor-units/host.ts";
import { signIn } from "../accounts.ts";
import { expect } from "../expect.ts";
import { namedDay, serviceDay } from "../service-days.ts";
import { walkEveryLink } from "./every-link.ts";
import { byCells, count, distinct, figuresOf, money, sum } from "./figures.ts";
import { arrive, expectNotOffered, visit } from "./one-person.ts";
import { type PortalCommand, startPortalCommand } from "./portal-command.ts";

const person = { username: email, password };
let host: Host;
let portal: PortalCommand;

beforeAll(async () => {
  host = await startHost();
  portal = await startPortalCommand(host, "minor-units");
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await host.stop();
  expect(portal.mismatches()).toEqual([]);
});

for (const width of [360, 1280]) {
  it(
    `a host with minor units and a token in a header has no link that leads nowhere, at ${width} px`,
    {
      timeout: 120_000,
    },
    () =>
      visit(portal, { width }, async ({ page }) => {
        await arrive(page, person);
        expect(await walkEveryLink(page)).toEqual([
          "/",
          "/intracity/counterwise/report/",
          "/intracity/service-preview",
          "/intracity/summary",
          "/intracity/vehicle/report/",
          "/intracity/vehiclewise/report/",
          "/profile",
          "/toll-plaza/dashboard",
          "/toll-plaza/service-preview",
          "/waybill/report",
          "/waybill/service-preview",
        ]);
      }),
  );
}

it("its amounts are exact to the last paisa, also those of an expression", () =>
  visit(portal, {}, async ({ page }) => {
    await arrive(page, person);
    const [from, to] = [serviceDay(7), serviceDay(2)];
    const range = `from_date=${from}&to_date=${to}`;
    const isIn = ({ day }: { day: string }) => day >= from && day < to;
    const own = tickets.filter(isIn);
    const sales = (sold: readonly (typeof own)[number][]) => [
      count(sum(sold, (one) => one.count)),
      money(sum(sold, ({ paisa }) => paisa)),
    ];
    await page.goto(`/intracity/counterwise/report/?company=1&${range}`);
    expect(await figuresOf(page)).toEqual({
      rows: distinct(own, ({ counter }) => counter)
        .map((at) => [counterName(at), ...sales(own.filter(({ counter }) => counter === at))])
        .sort(byCells),
      totals: sales(own),
    });
    await page.goto(`/intracity/summary?company=1&${range}`);
    const trips = (sold: typeof own) => count(distinct(sold, ({ bus }) => bus).length);
    expect((await figuresOf(page)).rows).toEqual(
      distinct(own, ({ day }) => day)
        .map((day) => ({ day, sold: own.filter((one) => one.day === day) }))
        .map(({ day, sold }) => [namedDay(day), trips(sold), ...sales(sold)])
        .sort(byCells),
    );

    await page.goto(`/waybill/report?company=3&${range}`);
    await page.reload();
    const issued = sheets.filter(isIn).map(({ no, bus, driver, runs }) => {
      const fares = sum(runs, ({ fare }) => fare);
      const costs = sum(runs, ({ cost }) => cost);
      return { no, bus, driver, runs: runs.length, fares, costs };
    });
    const { rows, totals } = await figuresOf(page);
    expect(
      rows.map(([no, plate, driver, , ...figures]) => [no, plate, driver, ...figures]),
    ).toEqual(
      issued
        .map(({ no, bus, driver, runs, fares, costs }) => [
          no,
          plateOf(bus),
          driver,
          count(runs),
          money(fares),
          money(costs),
          money(fares - costs),
        ])
        .sort(byCells),
    );
    expect(totals).toEqual([
      count(sum(issued, ({ runs }) => runs)),
      money(sum(issued, ({ fares }) => fares)),
      money(sum(issued, ({ costs }) => costs)),
      money(sum(issued, ({ fares, costs }) => fares - costs)),
    ]);

    await page.goto("/toll-plaza/service-preview?company=2");
    await expect(page.getByRole("region", { name: /^Summary - / })).toContainText(
      /Total Amount.*420\.00/,
    );
  }));

it("its sign-in takes an email address, refuses a wrong password in words, and ends", () =>
  visit(portal, { errors: [/status of 401/] }, async ({ page }) => {
    await signIn(page, email, "not the password");
    await expect(page.getByRole("alert")).toHaveText("The user name or the password is wrong.");
    await arrive(page, person);
    await expectNotOffered(page, "/water/shipwise/report/?company=4", "Ship Wise Report");
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(host.requests.at(-1)).toBe("POST /api/auth/logout");
  }));
