import type { Module } from "partner-sdk";
import { describe, expect, it } from "vitest";
import {
  addressForCompany,
  addressOf,
  homeOf,
  screenAt,
} from "web/reports/definitions/address-of.ts";
import { catalogue } from "web/reports/definitions/catalogue.ts";

const entryOf = (module: Module) => {
  const entry = catalogue.find((one) => one.module === module);
  if (!entry) throw new Error(`${module} is not in the catalogue`);
  return entry;
};
const screen = (module: Module, path: string) => {
  const found = screenAt(entryOf(module), path);
  if (found?.kind !== "report") throw new Error(`${path} is no report`);
  return found;
};
const query = (text: string) => new URLSearchParams(text);
const asked = "company=12&from_date=2026-11-01&to_date=2026-11-08&compare=1";

describe("what goes along to another screen", () => {
  const counters = screen("intracity", "/intracity/counterwise/report/");

  it("is company, range and comparison, and nothing that the screen does not have", () => {
    expect(addressOf(counters, { query: query(`tab=1&stoppage=Gabtoli&age=4h&${asked}`) })).toBe(
      `/intracity/counterwise/report/?${asked}`,
    );
    expect(addressOf(counters, { query: query("") })).toBe("/intracity/counterwise/report/");
  });

  it("is the range through a list that takes none", () => {
    expect(
      addressOf(screen("intracity", "/intracity/vehicle/report/"), { query: query(asked) }),
    ).toBe(`/intracity/vehicle/report/?${asked}`);
  });

  it("is the narrowing that the screen has too: its filter, its choices, ages and minimum", () => {
    const from = query("company=1&status=active&capacity=40&age=4h&device_id=D+1&stoppage=Gabtoli");
    const to = (module: Module, path: string) => addressOf(screen(module, path), { query: from });
    expect([
      to("intercity", "/intercity/vehicles"),
      to("toll_plaza", "/toll-plaza/non-exited-vehicle-list"),
      to("offline_counter", "/offline-counter/report"),
    ]).toEqual([
      "/intercity/vehicles?company=1&status=active&capacity=40",
      "/toll-plaza/non-exited-vehicle-list?company=1&age=4h",
      "/offline-counter/report?company=1&device_id=D+1&stoppage=Gabtoli",
    ]);
  });

  it("gives way to what is named: a company, a range, what the path and the rows are about", () => {
    const details = screen(
      "counterwise_ticketing",
      "/counterwise-ticketing/counter-wise-details/any",
    );
    const range = { from: "2026-11-03", to: "2026-11-04" };
    const parameters = { vehicle_id: "BA/11" };
    expect(addressOf(details, { query: query(asked), company: "a&b", range, parameters })).toBe(
      "/counterwise-ticketing/counter-wise-details/BA%2F11?company=a%26b&from_date=2026-11-03&to_date=2026-11-04&compare=1",
    );
    const sold = screen("offline_counter", "/offline-counter/report");
    const from = query("company=1&device_id=D1&stoppage=Gabtoli");
    expect(addressOf(sold, { query: from, narrowing: { stoppage: "", device_id: "D2" } })).toBe(
      "/offline-counter/report?company=1&device_id=D2",
    );
    expect(
      addressOf({ route: "/water/vehicles/:id" }, { query: from, parameters: { id: 7 } }),
    ).toBe("/water/vehicles/7?company=1");
    expect(addressOf({ route: "/water/vehicles/:id" }, { query: from })).toBe(
      "/water/vehicles/?company=1",
    );
  });
});

describe("another company", () => {
  const other = (module: Module, page: string) => addressForCompany(entryOf(module), page, "9");

  it.each<[string, Module, string, string]>([
    [
      "has the same report",
      "intracity",
      `/intracity/summary?${asked}`,
      "/intracity/summary?company=9&from_date=2026-11-01&to_date=2026-11-08&compare=1",
    ],
    [
      "has no vehicle of this one, but its report",
      "counterwise_ticketing",
      "/counterwise-ticketing/counter-wise-details/BA%2F11?company=1&from_date=a",
      "/counterwise-ticketing/vehiclewise/report/?company=9&from_date=a",
    ],
    [
      "has the same dashboard",
      "toll_plaza",
      "/toll-plaza/dashboard?company=1",
      "/toll-plaza/dashboard?company=9",
    ],
    [
      "has the same preview",
      "water",
      "/water/service-preview?company=1&x=1",
      "/water/service-preview?company=9",
    ],
    [
      "opens the page that its list keeps",
      "water",
      "/water?to=%2Fwater%2Fvehicles%3Fcompany%3D1%26status%3Didle",
      "/water/vehicles?company=9&status=idle",
    ],
    [
      "is opened at the first page from a plain list",
      "offline_counter",
      "/offline-counter",
      "/offline-counter/report?company=9",
    ],
    [
      "has neither the device of this one nor its lane, but what was typed and what the rows say",
      "offline_counter",
      "/offline-counter/report?company=1&device_id=D1&stoppage=Gabtoli",
      "/offline-counter/report?company=9&stoppage=Gabtoli",
    ],
    [
      "has no lane of this one",
      "toll_plaza",
      "/toll-plaza/collection-details?company=1&from_date=a&lane_id=501&vehicle_class=Truck",
      "/toll-plaza/collection-details?company=9&from_date=a",
    ],
    [
      "has none of them from a list that keeps the page either",
      "offline_counter",
      `/offline-counter?to=${encodeURIComponent("/offline-counter/report?company=1&device_id=D1")}`,
      "/offline-counter/report?company=9",
    ],
    [
      "has the device of an address that names no company",
      "offline_counter",
      `/offline-counter?to=${encodeURIComponent("/offline-counter/report?device_id=D1")}`,
      "/offline-counter/report?company=9&device_id=D1",
    ],
    [
      "has the device of an address that names it",
      "offline_counter",
      `/offline-counter?to=${encodeURIComponent("/offline-counter/report?company=9&device_id=D1")}`,
      "/offline-counter/report?company=9&device_id=D1",
    ],
    [
      "is opened at the first page from the list that names the module",
      "water",
      "/company-preview?module=water",
      "/water/service-preview?company=9",
    ],
    [
      "opens the page that the list that names the module keeps",
      "water",
      "/company-preview?module=water&to=%2Fwater%2Fvehicles%3Fcompany%3D1%26status%3Didle",
      "/water/vehicles?company=9&status=idle",
    ],
    ["has a page without a query", "waybill", "/waybill/report/", "/waybill/report?company=9"],
    [
      "has a first page where there is nothing",
      "waybill",
      "/waybill/nowhere?company=1",
      "/waybill/service-preview?company=9",
    ],
  ])("%s", (_, module, page, address) => {
    expect(other(module, page)).toBe(address);
  });

  it("has no device of an address that names none, where another one was looked at", () => {
    const page = `/offline-counter?to=${encodeURIComponent("/offline-counter/report?device_id=D1")}`;
    const to = (active: string) => addressForCompany(entryOf("offline_counter"), page, "9", active);
    expect([to("1"), to("9")]).toEqual([
      "/offline-counter/report?company=9",
      "/offline-counter/report?company=9&device_id=D1",
    ]);
  });
});

it("a screen is found with and without its last slash, and with whatever its path names", () => {
  const routeAt = (module: Module, path: string) => screenAt(entryOf(module), path)?.route;
  const details = "/counterwise-ticketing/counter-wise-details/";
  expect([
    routeAt("intracity", "/intracity/summary/"),
    routeAt("intracity", "/intracity/counterwise/report"),
    routeAt("counterwise_ticketing", `${details}7%2F8`),
    routeAt("counterwise_ticketing", `${details}7/8`),
    routeAt("intracity", "/intracity/summary/x"),
    routeAt("intracity", "/x/intracity/summary"),
  ]).toEqual([
    "/intracity/summary",
    "/intracity/counterwise/report/",
    `${details}:vehicle_id`,
    undefined,
    undefined,
    undefined,
  ]);
});

it("a module begins at its first page with a company, and at its list without one", () => {
  const water = entryOf("water");
  expect([homeOf(water, { id: "w 1", name: "Parabat" }), homeOf(water, null)]).toEqual([
    "/water/service-preview?company=w%201",
    "/water",
  ]);
});
