import { modules } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { isComparable } from "web/reports/rules/compare.ts";
import { operations } from "../../../contract/contract.ts";
import { administeredAt, lists } from "../../../screens-of-modules.ts";

/** The routes of the specification's §2 that show a report, a list or a dashboard. */
const screenRoutes = `
/intracity/counterwise/report/ /intracity/vehiclewise/report/ /intracity/vehicle/report/
/intracity/summary
/supervisor/supervisorwise/report /supervisor/vehiclewise/report /supervisor/vehicles
/offline-counter/report
/toll-plaza/report /toll-plaza/fare /toll-plaza/non-exited-vehicle-list
/toll-plaza/check-vehicles /toll-plaza/dashboard /toll-plaza/collection-details
/waybill/vehicles /waybill/report
/water/counterwise/report/ /water/shipwise/report/ /water/cabinmanwise/report/
/water/deckmanwise/report/ /water/agentwise/report/ /water/vehicles
/intercity/counterwise/report/ /intercity/coachwise/report/ /intercity/agentwise/report/
/intercity/reservation/report/ /intercity/vehicles
/counterwise-ticketing/counterwise/report/ /counterwise-ticketing/vehiclewise/report/
/counterwise-ticketing/vehicles /counterwise-ticketing/summary
/counterwise-ticketing/counter-wise-details/:vehicle_id
`
  .trim()
  .split(/\s+/);

/** Beyond the specification, what a figure is made of. */
const furtherRoutes = [
  "/intracity/counter-wise-details/:vehicle_id",
  "/intracity/vehicle-wise-details/:counter_id",
  "/intercity/counter-wise-details/:vehicle_id",
  "/intercity/vehicle-wise-details/:counter_id",
  "/intercity/reservation-details/:vehicle_id",
  "/counterwise-ticketing/vehicle-wise-details/:counter_id",
];

/** For the administrators of a company: who read what, and who may. */
const administeredRoutes = Object.values(lists).flatMap(administeredAt);

const tiles = {
  intracity: ["Counter Wise Report", "Vehicle Wise Report", "Buses", "Summary"],
  supervisor: ["Supervisor Wise Report", "Vehicle Wise Report", "Buses"],
  offline_counter: [],
  toll_plaza: ["Collection Report", "Non Exited", "Check Vehicles"],
  waybill: ["Report", "Vehicles"],
  water: [
    "Ship Wise Report",
    "Counter Man Wise Report",
    "Deck Man Wise",
    "Cabin Man Wise",
    "Ships",
  ],
  intercity: ["Coach Wise Report", "Counter Wise Report", "Buses"],
  counterwise_ticketing: ["Counter Wise Report", "Vehicle Wise Report", "Buses", "Summary"],
};

const byCounter = "counter_id counter.id, drill_downs";
const byVehicle = "vehicle_id vehicle.id, drill_downs";

/** From which rows to which screens, and by what. */
const ways = [
  ["Intracity, Counter Wise Report: Vehicle Wise Details", byCounter],
  ["Intracity, Vehicle Wise Report: Counter Wise Details", byVehicle],
  ["Intracity, Buses: Counter Wise Details", "vehicle_id id, drill_downs"],
  ["Intracity, Summary: Counter Wise Report", "on date, always"],
  ["Intracity, Summary at total_trips: Vehicle Wise Report", "on date, always"],
  ["Intracity, Counter Wise Details: Vehicle Wise Details", byCounter],
  ["Intracity, Vehicle Wise Details: Counter Wise Details", byVehicle],
  [
    "Toll Plaza, Collection Report: Collection Details",
    "lane_id lane.id, vehicle_class vehicle_class, drill_downs",
  ],
  ["Intercity, Counter Wise Report: Vehicle Wise Details", byCounter],
  [
    "Intercity, Coach Wise Report: Reservation Details",
    "vehicle_id coach.id, departure_id id, drill_downs",
  ],
  ["Intercity, Buses: Counter Wise Details", "vehicle_id id, drill_downs"],
  ["Intercity, Counter Wise Details: Vehicle Wise Details", byCounter],
  ["Intercity, Vehicle Wise Details: Counter Wise Details", byVehicle],
  ["Counterwise Ticketing, Counter Wise Report: Vehicle Wise Details", byCounter],
  [
    "Counterwise Ticketing, Vehicle Wise Report: Counter Wise Details",
    "vehicle_id vehicle.id, always",
  ],
  ["Counterwise Ticketing, Buses: Counter Wise Details", "vehicle_id id, always"],
  ["Counterwise Ticketing, Summary: Counter Wise Report", "on date, always"],
  ["Counterwise Ticketing, Summary at total_trips: Vehicle Wise Report", "on date, always"],
  ["Counterwise Ticketing, Counter Wise Details: Vehicle Wise Details", byCounter],
  [
    "Counterwise Ticketing, Vehicle Wise Details: Counter Wise Details",
    "vehicle_id vehicle.id, always",
  ],
];

const contractOf = (operation: { method: string; path: string }) =>
  operations.find(
    ({ method, path }) => path === operation.path && method === operation.method.toLowerCase(),
  )?.operation;

describe("the catalogue", () => {
  it("holds the eight modules under the titles and paths of the portal", () => {
    expect(catalogue.map(({ module }) => module)).toEqual(modules);
    expect(catalogue.map(({ title, path, home }) => `${title} ${path} ${home}`)).toEqual([
      "Intracity /intracity /intracity/service-preview",
      "Supervisor /supervisor /supervisor/service-preview",
      "Offline Counter /offline-counter /offline-counter/report",
      "Toll Plaza /toll-plaza /toll-plaza/service-preview",
      "Waybill /waybill /waybill/service-preview",
      "Water /water /water/service-preview",
      "Intercity /intercity /intercity/service-preview",
      "Counterwise Ticketing /counterwise-ticketing /counterwise-ticketing/service-preview",
    ]);
  });

  it("has the specification's tiles, each leading to a screen of its module", () => {
    expect(
      Object.fromEntries(catalogue.map((one) => [one.module, one.tiles.map(({ title }) => title)])),
    ).toEqual(tiles);
    const astray = catalogue.flatMap(({ tiles, screens }) =>
      tiles.filter(({ route }) => !screens.some((screen) => screen.route === route)),
    );
    expect(astray).toEqual([]);
  });

  it("compares only reports that can be asked until a time of their last day, and all of them", () => {
    const reports = catalogue.flatMap(({ screens }) =>
      screens.flatMap((screen) => (screen.kind === "report" ? [screen] : [])),
    );
    const takesTime = ({ operation }: (typeof reports)[number]) =>
      contractOf(operation)?.parameters?.some(({ $ref }) => $ref?.endsWith("/UntilTime")) ?? false;
    expect(reports.filter(isComparable)).toEqual(reports.filter(takesTime));
    expect(reports.filter(takesTime)).toHaveLength(25);
  });

  it("has under 'More' each screen without a tile that can be opened by itself", () => {
    const more = catalogue.flatMap(({ title, more }) =>
      more.flatMap((screen) =>
        administeredRoutes.includes(screen.route)
          ? []
          : `${title}: ${screen.title} ${screen.route}`,
      ),
    );
    expect(more).toEqual([
      "Toll Plaza: Fares /toll-plaza/fare",
      "Toll Plaza: Dashboard /toll-plaza/dashboard",
      "Toll Plaza: Collection Details /toll-plaza/collection-details",
      "Water: Agent Wise Report /water/agentwise/report/",
      "Intercity: Agent Wise Report /intercity/agentwise/report/",
      "Intercity: Reservation Report /intercity/reservation/report/",
    ]);
  });

  it("has a screen for every route of the specification, and no other [S2.7]", () => {
    const routes = catalogue.flatMap(({ screens }) => screens.map(({ route }) => route));
    expect([...routes].sort()).toEqual(
      [...screenRoutes, ...furtherRoutes, ...administeredRoutes].sort(),
    );
  });

  it("ends each module with who read what and who may, where that is answered [B4, B5]", () => {
    const last = catalogue.flatMap(({ more, screens }) =>
      more.slice(-2).flatMap(({ route }) => screens.find((one) => one.route === route) ?? []),
    );
    expect(last.map(({ title, route, operation }) => [title, route, operation.feature])).toEqual(
      administeredRoutes.map((route) =>
        route.endsWith("/access")
          ? ["Who Has Access", route, "administration"]
          : ["Who Read What", route, "readings"],
      ),
    );
  });

  it("calls for each screen the operation that the contract says feeds it", () => {
    const astray = catalogue
      .flatMap(({ screens }) => screens)
      .filter(({ route, operation }) => {
        const fed: string[] = contractOf(operation)?.["x-portal-routes"] ?? [];
        return !fed.includes(route.replace(/:(\w+)/, "{$1}"));
      });
    expect(astray).toEqual([]);
  });

  it("leads from rows to screens of the same module that take what they are about", () => {
    const led = catalogue.flatMap(({ title, screens }) =>
      screens.flatMap((screen) =>
        screen.kind !== "report"
          ? []
          : screen.links.map(({ route, params = {}, column, dateField, feature }) => {
              const to = screens.find((one) => one.route === route);
              const taken = to?.kind === "report" ? to.filters.map(({ field }) => field) : [];
              const entries = Object.entries(params).map(([name, field]) => {
                const isTaken = route.includes(`:${name}`) || taken.includes(name);
                return `${isTaken ? name : `no ${name}`} ${field}`;
              });
              return [
                `${title}, ${screen.title}${column ? ` at ${column}` : ""}: ${to?.title}`,
                [
                  ...entries,
                  ...(dateField ? [`on ${dateField}`] : []),
                  feature ?? (to?.operation.feature === "drill_downs" ? "drill_downs" : "always"),
                ].join(", "),
              ];
            }),
      ),
    );
    expect(led).toEqual(ways);
  });

  it("sums and sorts by columns that its reports show, under titles of their own", () => {
    const astray = catalogue
      .flatMap(({ screens }) => screens)
      .flatMap((screen) => {
        if (screen.kind !== "report") return [];
        const shown = screen.columns.map(({ field }) => field);
        const named = [...screen.totals.map(({ field }) => field), screen.sort?.field ?? shown[0]];
        const titles = screen.columns.map(({ title }) => title);
        const good =
          named.every((field) => shown.includes(field ?? "")) &&
          new Set(titles).size === titles.length;
        return good ? [] : [screen.route];
      });
    expect(astray).toEqual([]);
  });

  it("gives the offline counter report the specification's words, filters and totals", () => {
    const screen = catalogue.find(({ module }) => module === "offline_counter")?.screens[0];
    expect(screen).toMatchObject({
      title: "Offline Counter Report",
      dated: true,
      paged: false,
      layout: "cards",
      filters: [
        { title: "Device IDs", placeholder: "Select a device", field: "device_id" },
        { title: "Stoppage", field: "stoppage" },
      ],
      totals: [
        { title: "Total Ticket", field: "total_tickets", kind: "count" },
        { title: "Total Amount", field: "total_fares", kind: "money" },
      ],
    });
  });
});
