import {
  getSupervisorSupervisorwiseReport,
  getSupervisorVehiclewiseReport,
  listSupervisorVehicles,
} from "partner-sdk";
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";

export const supervisor: ModuleScreens = {
  module: "supervisor",
  tiles: [
    { title: words.supervisorWiseReport, route: "/supervisor/supervisorwise/report" },
    { title: words.vehicleWiseReport, route: "/supervisor/vehiclewise/report" },
    { title: words.buses, route: "/supervisor/vehicles" },
  ],
  screens: [
    defineReport({
      route: "/supervisor/supervisorwise/report",
      title: words.supervisorWiseReport,
      operation: getSupervisorSupervisorwiseReport,
      shiftClose: "person",
      dated: true,
      columns: [
        { title: words.supervisor, kind: "name", field: "supervisor.name" },
        ...shared.tripColumns,
      ],
      compareBy: ["supervisor.name"],
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/supervisor/vehiclewise/report",
      title: words.vehicleWiseReport,
      operation: getSupervisorVehiclewiseReport,
      dated: true,
      columns: [shared.vehicle, ...shared.tripColumns],
      compareBy: ["vehicle.registration_number"],
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/supervisor/vehicles",
      title: words.buses,
      operation: listSupervisorVehicles,
      ...shared.vehicleList,
    }),
  ],
};
