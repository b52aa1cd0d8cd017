import {
  getIntracityCounterVehicles,
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getIntracityVehicleCounters,
  getIntracityVehiclewiseReport,
  listIntracityVehicles,
} from "partner-sdk";
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";
import { vehicleCounters } from "./vehicle-counters.ts";

const vehiclewise = "/intracity/vehiclewise/report/";

const details = vehicleCounters({
  path: "/intracity",
  ofVehicle: getIntracityVehicleCounters,
  ofCounter: getIntracityCounterVehicles,
  vehicle: { title: words.vehicle, column: shared.vehicle, from: vehiclewise },
});

export const intracity: ModuleScreens = {
  module: "intracity",
  tiles: [
    { title: words.counterWiseReport, route: "/intracity/counterwise/report/" },
    { title: words.vehicleWiseReport, route: "/intracity/vehiclewise/report/" },
    { title: words.buses, route: "/intracity/vehicle/report/" },
    { title: words.summary, route: "/intracity/summary" },
  ],
  screens: [
    defineReport({
      route: "/intracity/counterwise/report/",
      title: words.counterWiseReport,
      operation: getIntracityCounterwiseReport,
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
      operation: getIntracityVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      compareBy: ["vehicle.registration_number"],
      links: details.toVehicle,
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/intracity/vehicle/report/",
      title: words.buses,
      operation: listIntracityVehicles,
      ...shared.vehicleList,
      links: details.toListed,
    }),
    defineReport({
      route: "/intracity/summary",
      title: words.summary,
      operation: getIntracitySummary,
      dated: true,
      columns: shared.dayColumns,
      compareBy: ["date"],
      links: details.toDay,
      totals: shared.tripTotals,
    }),
    ...details.screens,
  ],
};
