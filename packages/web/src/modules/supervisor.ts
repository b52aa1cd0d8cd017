import {
  getSupervisorSupervisorwiseReport,
  getSupervisorVehiclewiseReport,
  listSupervisorVehicles,
} from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

export const supervisor: ModuleScreens = {
  module: "supervisor",
  tiles: [
    { title: "Supervisor Wise Report", route: "/supervisor/supervisorwise/report" },
    { title: "Vehicle Wise Report", route: "/supervisor/vehiclewise/report" },
    { title: "Buses", route: "/supervisor/vehicles" },
  ],
  screens: [
    report({
      route: "/supervisor/supervisorwise/report",
      title: "Supervisor Wise Report",
      operation: getSupervisorSupervisorwiseReport,
      shiftClose: "person",
      dated: true,
      columns: [
        { title: "Supervisor", kind: "name", field: "supervisor.name" },
        ...shared.tripColumns,
      ],
      totals: shared.tripTotals,
      day: shared.salesDay,
      sort: shared.byFares,
    }),
    report({
      route: "/supervisor/vehiclewise/report",
      title: "Vehicle Wise Report",
      operation: getSupervisorVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      totals: shared.tripTotals,
      day: shared.salesDay,
      sort: shared.byFares,
    }),
    report({
      route: "/supervisor/vehicles",
      title: "Buses",
      operation: listSupervisorVehicles,
      ...shared.vehicleList,
    }),
  ],
};
