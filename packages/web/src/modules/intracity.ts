import {
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getIntracityVehiclewiseReport,
  listIntracityVehicles,
} from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

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
      columns: [{ title: "Counter", kind: "name", field: "counter.name" }, ...shared.salesColumns],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/intracity/vehiclewise/report/",
      title: "Vehicle Wise Report",
      operation: getIntracityVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/intracity/vehicle/report/",
      title: "Buses",
      operation: listIntracityVehicles,
      ...shared.vehicleList,
    }),
    report({
      route: "/intracity/summary",
      title: "Summary",
      operation: getIntracitySummary,
      dated: true,
      columns: shared.dayColumns,
      totals: shared.tripTotals,
    }),
  ],
};
