import {
  getCounterwiseTicketingCounterwiseReport,
  getCounterwiseTicketingSummary,
  getCounterwiseTicketingVehicleCounters,
  getCounterwiseTicketingVehiclewiseReport,
  listCounterwiseTicketingVehicles,
} from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

const counter = { title: "Counter", kind: "name", field: "counter.name" } as const;

export const counterwiseTicketing: ModuleScreens = {
  module: "counterwise_ticketing",
  tiles: [
    { title: "Counter Wise Report", route: "/counterwise-ticketing/counterwise/report/" },
    { title: "Vehicle Wise Report", route: "/counterwise-ticketing/vehiclewise/report/" },
    { title: "Buses", route: "/counterwise-ticketing/vehicles" },
    { title: "Summary", route: "/counterwise-ticketing/summary" },
  ],
  screens: [
    report({
      route: "/counterwise-ticketing/counterwise/report/",
      title: "Counter Wise Report",
      operation: getCounterwiseTicketingCounterwiseReport,
      shiftClose: "place",
      dated: true,
      columns: [counter, ...shared.salesColumns],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/counterwise-ticketing/vehiclewise/report/",
      title: "Vehicle Wise Report",
      operation: getCounterwiseTicketingVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      rowRoute: {
        route: "/counterwise-ticketing/counter-wise-details/:vehicle_id",
        parameter: "vehicle_id",
        field: "vehicle.id",
      },
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/counterwise-ticketing/vehicles",
      title: "Buses",
      operation: listCounterwiseTicketingVehicles,
      ...shared.vehicleList,
      rowRoute: {
        route: "/counterwise-ticketing/counter-wise-details/:vehicle_id",
        parameter: "vehicle_id",
        field: "id",
      },
    }),
    report({
      route: "/counterwise-ticketing/summary",
      title: "Summary",
      operation: getCounterwiseTicketingSummary,
      dated: true,
      columns: shared.dayColumns,
      totals: shared.tripTotals,
    }),
    report({
      route: "/counterwise-ticketing/counter-wise-details/:vehicle_id",
      title: "Counter Wise Details",
      operation: getCounterwiseTicketingVehicleCounters,
      subject: {
        title: "Vehicle",
        parameter: "vehicle_id",
        field: "vehicle.registration_number",
        from: "/counterwise-ticketing/vehiclewise/report/",
      },
      dated: true,
      columns: [counter, ...shared.salesColumns],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
  ],
};
