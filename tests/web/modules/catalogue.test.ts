// @vitest-environment node
import { modules } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { operations } from "../../contract/contract.ts";

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

  it("has under 'More' each screen without a tile that can be opened by itself", () => {
    const more = catalogue.flatMap(({ title, more }) =>
      more.map((screen) => `${title}: ${screen.title} ${screen.route}`),
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

  it("has a screen for every route of the specification, and no other", () => {
    const routes = catalogue.flatMap(({ screens }) => screens.map(({ route }) => route));
    expect([...routes].sort()).toEqual([...screenRoutes].sort());
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
      form: "cards",
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
