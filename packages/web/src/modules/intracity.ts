import {
  getIntracityCounterVehicles,
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getIntracityVehicleCounters,
  getIntracityVehiclewiseReport,
  listIntracityVehicles,
} from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";
import { vehicleCounters } from "./vehicle-counters.ts";

const vehiclewise = "/intracity/vehiclewise/report/";

const details = vehicleCounters({
  path: "/intracity",
  ofVehicle: getIntracityVehicleCounters,
  ofCounter: getIntracityCounterVehicles,
  called: { title: "Vehicle", column: shared.vehicle, from: vehiclewise },
  needs: "drill_downs",
});

export const intracity: ModuleScreens = {
  module: "intracity",
  tiles: [
    { title: "Counter Wise Report", route: "/intracity/counterwise/report/" },
    { title: "Vehicle Wise Report", route: "/intracity/vehiclewise/report/" },
    { title: "Buses", route: "/intracity/vehicle/report/" },
    { title: "Summary", route: "/intracity/summary" },
  ],
  screens: [
    report({
      route: "/intracity/counterwise/report/",
      title: "Counter Wise Report",
      operation: getIntracityCounterwiseReport,
      shiftClose: "place",
      dated: true,
      columns: [shared.counter, ...shared.salesColumns],
      links: details.toCounter,
      totals: shared.salesTotals,
      day: shared.salesDay,
      sort: shared.byFares,
    }),
    report({
      route: vehiclewise,
      title: "Vehicle Wise Report",
      operation: getIntracityVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      links: details.toVehicle,
      totals: shared.tripTotals,
      day: shared.salesDay,
      sort: shared.byFares,
    }),
    report({
      route: "/intracity/vehicle/report/",
      title: "Buses",
      operation: listIntracityVehicles,
      ...shared.vehicleList,
      links: details.toListed,
    }),
    report({
      route: "/intracity/summary",
      title: "Summary",
      operation: getIntracitySummary,
      dated: true,
      columns: shared.dayColumns,
      links: details.toDay,
      totals: shared.tripTotals,
      day: shared.salesDay,
    }),
    ...details.screens,
  ],
};
