import { reportingClock } from "machines/time/reporting-clock";
import { expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import type { Report } from "web/reports/definitions/report.ts";
import { cellLinks } from "web/reports/rules/row-links.ts";
import { modulesWithFeature } from "../../../features.ts";

const vehiclesOfCounter = "/api/intracity/counters/{counter_id}/vehicles/{company_id}";
const everything = { features: modulesWithFeature, notOffered: [] };
const clock = reportingClock("Asia/Dhaka");
const linkQuery = new URLSearchParams("company=9&from_date=2026-11-15&to_date=2026-11-22");

function linksOf(route: string, features = [...modulesWithFeature, "drill_downs"]) {
  const report = catalogue
    .flatMap(({ screens }) => screens)
    .find((screen): screen is Report => screen.kind === "report" && screen.route === route);
  if (!report) throw new Error(`There is no report at ${route}.`);
  return cellLinks(report, { features, notOffered: [] }, linkQuery, clock);
}

it("the first cell is the link to what a row is about, under its own text", () => {
  const link = linksOf("/intracity/counterwise/report/");
  const row = { counter: { id: "G/7", name: "Gabtoli" }, total_tickets: 1 };
  expect(link(row, "counter.name")).toEqual({
    name: undefined,
    id: undefined,
    href: `/intracity/vehicle-wise-details/G%2F7?${linkQuery}`,
  });
  expect(link(row, "total_tickets")).toBe(null);
});

it("a day leads to its service day, and can be found by it; a figure says what it leads to", () => {
  const link = linksOf("/counterwise-ticketing/summary", ["counterwise_ticketing"]);
  const row = { date: "2026-02-28", total_trips: 1204 };
  const day = "company=9&from_date=2026-02-28&to_date=2026-03-01";
  expect(link(row, "date")).toEqual({
    name: undefined,
    id: "day-2026-02-28",
    href: `/counterwise-ticketing/counterwise/report/?${day}`,
  });
  expect(link(row, "total_trips")).toEqual({
    name: "1,204, Vehicle Wise Report, February 28, 2026",
    id: undefined,
    href: `/counterwise-ticketing/vehiclewise/report/?${day}`,
  });
});

it("a link whose text other rows have too is told apart", () => {
  const link = linksOf("/intercity/coachwise/report/");
  const row = { id: 0, coach: { id: 7, name: "Coach 7" }, departs_at: "2026-11-20T16:00:00Z" };
  expect(link(row, "coach.name")).toEqual({
    name: "Coach 7, 20.11.2026 10:00 PM",
    id: undefined,
    href: `/intercity/reservation-details/7?${linkQuery}&departure_id=0`,
  });
});

it("what a row does not say is left out of the query, and leads nowhere in a path or as a day", () => {
  const coach = { coach: { id: 7, name: "Coach 7" }, departs_at: null };
  expect(linksOf("/intercity/coachwise/report/")(coach, "coach.name")?.href).toBe(
    `/intercity/reservation-details/7?${linkQuery}`,
  );
  for (const counter of [null, {}, { id: "" }, { id: null }, { id: {} }]) {
    expect(linksOf("/intracity/counterwise/report/")({ counter }, "counter.name")).toBe(null);
  }
  expect(linksOf("/intracity/summary")({ total_trips: 1 }, "date")).toBe(null);
});

it("a host that cannot answer what a link leads to has none", () => {
  const row = { counter: { id: 7, name: "Gabtoli" } };
  const route = "/intracity/counterwise/report/";
  expect(linksOf(route, ["intracity", "today"])(row, "counter.name")).toBe(null);
  expect(linksOf(route, ["intracity", vehiclesOfCounter])(row, "counter.name")?.href).toBe(
    `/intracity/vehicle-wise-details/7?${linkQuery}`,
  );
});

it("a list that a link narrows is linked for a host that answers the list and the narrowing", () => {
  const row = { lane: { id: 1, name: "Lane 1" }, vehicle_class: "bus" };
  const isLinked = (features: string[]) =>
    linksOf("/toll-plaza/report", features)(row, "lane.name") !== null;
  expect([
    isLinked(["toll_plaza", "drill_downs"]),
    isLinked(["toll_plaza"]),
    isLinked(["drill_downs"]),
    isLinked(["/api/tollplaza/collections/{company_id}"]),
    isLinked(["/api/tollplaza/collections/{company_id}", "drill_downs"]),
  ]).toEqual([true, false, false, false, true]);
});

it("a link to a screen that is not there is refused", () => {
  const links = [{ route: "/nowhere" }];
  expect(() => cellLinks({ columns: [], links }, everything, linkQuery, clock)).toThrow(
    "Nothing is at /nowhere.",
  );
});
