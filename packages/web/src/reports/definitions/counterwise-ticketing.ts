import {
  getCounterwiseTicketingCounterVehicles,
  getCounterwiseTicketingCounterwiseReport,
  getCounterwiseTicketingSummary,
  getCounterwiseTicketingVehicleCounters,
  getCounterwiseTicketingVehiclewiseReport,
  listCounterwiseTicketingVehicles,
} from "partner-sdk";
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";
import { vehicleCounters } from "./vehicle-counters.ts";

const vehiclewise = "/counterwise-ticketing/vehiclewise/report/";

const details = vehicleCounters({
  path: "/counterwise-ticketing",
  ofVehicle: getCounterwiseTicketingVehicleCounters,
  ofCounter: getCounterwiseTicketingCounterVehicles,
  vehicle: { title: words.vehicle, column: shared.vehicle, from: vehiclewise },
});

export const counterwiseTicketing: ModuleScreens = {
  module: "counterwise_ticketing",
  tiles: [
    { title: words.counterWiseReport, route: "/counterwise-ticketing/counterwise/report/" },
    { title: words.vehicleWiseReport, route: "/counterwise-ticketing/vehiclewise/report/" },
    { title: words.buses, route: "/counterwise-ticketing/vehicles" },
    { title: words.summary, route: "/counterwise-ticketing/summary" },
  ],
  screens: [
    defineReport({
      route: "/counterwise-ticketing/counterwise/report/",
      title: words.counterWiseReport,
      operation: getCounterwiseTicketingCounterwiseReport,
      shiftClose: "place",
      dated: true,
      columns: [shared.counter, ...shared.salesColumns],
      compareBy: ["counter.name"],
      links: details.toCounter,
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: vehiclewise,
      title: words.vehicleWiseReport,
      operation: getCounterwiseTicketingVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      compareBy: ["vehicle.registration_number"],
      links: details.toVehicle,
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/counterwise-ticketing/vehicles",
      title: words.buses,
      operation: listCounterwiseTicketingVehicles,
      ...shared.vehicleList,
      links: details.toListed,
    }),
    defineReport({
      route: "/counterwise-ticketing/summary",
      title: words.summary,
      operation: getCounterwiseTicketingSummary,
      dated: true,
      columns: shared.dayColumns,
      compareBy: ["date"],
      links: details.toDay,
      totals: shared.tripTotals,
    }),
    ...details.screens,
  ],
};
