import { reportingClock } from "machines/time/reporting-clock";
import { expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import type { Report } from "web/reports/definitions/report.ts";
import { cellText, fieldOf } from "web/reports/rules/cells.ts";
import { compareRows, isComparable, withComparedColumns } from "web/reports/rules/compare.ts";
import { totalsOf } from "web/reports/rules/figures.ts";

const clock = reportingClock("Asia/Dhaka");
const reports = catalogue.flatMap(({ screens }) =>
  screens.flatMap((screen) => (screen.kind === "report" ? [screen] : [])),
);

function reportAt(route: string): Report {
  const report = reports.find((one) => one.route === route);
  if (!report) throw new Error(`Nothing is at ${route}.`);
  return report;
}

/** What a person reads of two ranges, by row, and in the totals. */
function read(route: string, rows: object[], earlier: object[]) {
  const report = reportAt(route);
  const both = withComparedColumns(report);
  const joined = compareRows(report, rows as [], { rows: earlier as [], days: new Map() }, clock);
  return {
    titles: both.columns.map(({ title }) => title),
    rows: joined.map((row) =>
      both.columns.map(({ field, kind }) => cellText(fieldOf(row, field), kind, clock)),
    ),
    totals: totalsOf(joined, both).map(({ value }) => value),
    leadsTo: both.links.map(({ route }) => route),
  };
}

const departure = (id: number, departs_at: string, sold_seats: number, coach = 7) => ({
  id,
  coach: { id: coach, name: `Coach ${coach}` },
  route: "Dhaka to Sylhet",
  departs_at,
  total_seats: 40,
  sold_seats,
  total_fares: `${sold_seats * 700}.50`,
});

it("coaches pair by coach and time of day on the company's clock, each summed over its days", () => {
  const { titles, rows, totals, leadsTo } = read(
    "/intercity/coachwise/report/",
    [
      departure(31, "2026-11-20T22:30:00+06:00", 30),
      departure(32, "2026-11-21T16:30:00Z", 34),
      departure(33, "2026-11-21T07:00:00+06:00", 20),
      departure(34, "2026-11-21T07:00:00+06:00", 9, 8),
    ],
    [
      departure(11, "2026-11-13T22:30:00+06:00", 25),
      departure(12, "2026-11-14T07:00:00+06:00", 22),
    ],
  );
  expect(titles).toEqual([
    ...["Coach", "Departs"],
    ...["Seats", "Seats before", "Seats change", "Seats %"],
    ...["Sold", "Sold before", "Sold change", "Sold %"],
    ...["Fares", "Fares before", "Fares change", "Fares %"],
  ]);
  expect(rows).toEqual([
    [
      ...["Coach 7", "10:30 PM", "80", "40", "▲ 40", "▲ 100.0%", "64", "25", "▲ 39", "▲ 156.0%"],
      ...["44,801.00", "17,500.50", "▲ 27,300.50", "▲ 156.0%"],
    ],
    [
      ...["Coach 7", "7:00 AM", "40", "40", "0", "0.0%", "20", "22", "▼ 2", "▼ 9.1%"],
      ...["14,000.50", "15,400.50", "▼ 1,400.00", "▼ 9.1%"],
    ],
    [
      ...["Coach 8", "7:00 AM", "40", "0", "▲ 40", "new", "9", "0", "▲ 9", "new"],
      ...["6,300.50", "0.00", "▲ 6,300.50", "new"],
    ],
  ]);
  expect(totals.slice(-4)).toEqual(["65,102.00", "32,901.00", "▲ 32,201.00", "▲ 97.9%"]);
  // A row may stand for several departures.
  expect(leadsTo).toEqual([]);
});

const waybill = (number: string, driver: number, total_fares: string, total_expenses: string) => ({
  waybill_number: number,
  vehicle: { id: 3, registration_number: "DHK-1" },
  driver: { id: driver, name: `Driver ${driver}` },
  issued_at: `2026-11-${number}T08:00:00+06:00`,
  total_trips: 2,
  total_fares,
  total_expenses,
  net_amount: String(Number(total_fares) - Number(total_expenses)),
});

it("waybills pair by vehicle and driver, all of a range summed", () => {
  const { titles, rows } = read(
    "/waybill/report",
    [waybill("20", 1, "100.50", "40"), waybill("21", 1, "50", "10"), waybill("22", 2, "5", "9")],
    [waybill("13", 1, "120", "20")],
  );
  expect(titles.filter((title) => !/before|change|%/.test(title))).toEqual([
    ...["Vehicle", "Driver", "Trips", "Fares", "Expenses", "Net"],
  ]);
  expect(rows).toEqual([
    [
      ...[
        "DHK-1",
        "Driver 1",
        "4",
        "2",
        "▲ 2",
        "▲ 100.0%",
        "150.50",
        "120.00",
        "▲ 30.50",
        "▲ 25.4%",
      ],
      ...["50.00", "20.00", "▲ 30.00", "▲ 150.0%", "100.50", "100.00", "▲ 0.50", "▲ 0.5%"],
    ],
    [
      ...["DHK-1", "Driver 2", "2", "0", "▲ 2", "new", "5.00", "0.00", "▲ 5.00", "new"],
      ...["9.00", "0.00", "▲ 9.00", "new", "−4.00", "0.00", "▼ 4.00", "new"],
    ],
  ]);
});

it("what cannot be shown is in no sum, and the rest of its pair is none without it", () => {
  const both = [waybill("20", 1, "1", "0"), waybill("21", 1, "2", "0")];
  const { rows } = read(
    "/waybill/report",
    both.map((row) => ({ ...row, total_trips: null })),
    [],
  );
  expect(rows[0]?.slice(0, 5)).toEqual(["DHK-1", "Driver 1", "N/A", "0", "N/A"]);
  const [first, second] = both.map((row, at) => ({ ...row, total_trips: at === 0 ? null : 2 }));
  const { rows: one } = read("/waybill/report", [first, second] as object[], []);
  expect(one[0]?.slice(0, 5)).toEqual(["DHK-1", "Driver 1", "N/A", "0", "N/A"]);
});

it("every report that can be compared says what its rows are paired by", () => {
  const paired = reports
    .filter(isComparable)
    .map(({ route, columns, compareBy }) => [
      route,
      compareBy.map((field) => columns.find((column) => column.field === field)?.kind).join(),
      compareBy.join(),
    ]);
  expect(paired).toEqual([
    ["/intracity/counterwise/report/", "name", "counter.name"],
    ["/intracity/vehiclewise/report/", "name", "vehicle.registration_number"],
    ["/intracity/summary", "date", "date"],
    ["/intracity/counter-wise-details/:vehicle_id", "name", "counter.name"],
    ["/intracity/vehicle-wise-details/:counter_id", "name", "vehicle.registration_number"],
    ["/supervisor/supervisorwise/report", "name", "supervisor.name"],
    ["/supervisor/vehiclewise/report", "name", "vehicle.registration_number"],
    ["/offline-counter/report", "name", "counterman.name"],
    ["/toll-plaza/report", "name,text", "lane.name,vehicle_class"],
    ["/waybill/report", "name,name", "vehicle.registration_number,driver.name"],
    ["/water/counterwise/report/", "name", "counterman.name"],
    ["/water/shipwise/report/", "name", "ship.name"],
    ["/water/cabinmanwise/report/", "name", "cabinman.name"],
    ["/water/deckmanwise/report/", "name", "deckman.name"],
    ["/water/agentwise/report/", "name", "agent.name"],
    ["/intercity/counterwise/report/", "name", "counter.name"],
    ["/intercity/coachwise/report/", "name,timestamp", "coach.name,departs_at"],
    ["/intercity/agentwise/report/", "name", "agent.name"],
    ["/intercity/counter-wise-details/:vehicle_id", "name", "counter.name"],
    ["/intercity/vehicle-wise-details/:counter_id", "name", "vehicle.name"],
    ["/counterwise-ticketing/counterwise/report/", "name", "counter.name"],
    ["/counterwise-ticketing/vehiclewise/report/", "name", "vehicle.registration_number"],
    ["/counterwise-ticketing/summary", "date", "date"],
    ["/counterwise-ticketing/counter-wise-details/:vehicle_id", "name", "counter.name"],
    [
      "/counterwise-ticketing/vehicle-wise-details/:counter_id",
      "name",
      "vehicle.registration_number",
    ],
  ]);
});

it("a compared row leads on where what it is paired by says where to", () => {
  const kept = reports.filter(isComparable).map((report) => {
    const { links } = withComparedColumns(report);
    return [report.route, report.links.length, links.length];
  });
  expect(kept.filter(([, all, left]) => all !== left)).toEqual([
    ["/intercity/coachwise/report/", 1, 0],
  ]);
});
