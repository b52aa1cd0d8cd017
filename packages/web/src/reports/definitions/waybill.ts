import { getWaybillReport, listWaybillVehicles } from "partner-sdk";
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";

export const waybill: ModuleScreens = {
  module: "waybill",
  tiles: [
    { title: words.report, route: "/waybill/report" },
    { title: words.vehicles, route: "/waybill/vehicles" },
  ],
  screens: [
    defineReport({
      route: "/waybill/vehicles",
      title: words.vehicles,
      operation: listWaybillVehicles,
      ...shared.vehicleList,
    }),
    defineReport({
      route: "/waybill/report",
      title: words.report,
      operation: getWaybillReport,
      dated: true,
      columns: [
        { title: words.waybill, kind: "name", field: "waybill_number" },
        shared.vehicle,
        { title: words.driver, kind: "name", field: "driver.name" },
        { title: words.issued, kind: "timestamp", field: "issued_at" },
        shared.totalTrips,
        shared.totalFares,
        { title: words.expenses, kind: "money", field: "total_expenses" },
        { title: words.net, kind: "money", field: "net_amount" },
      ],
      compareBy: ["vehicle.registration_number", "driver.name"],
      totals: ["total_trips", "total_fares", "total_expenses", "net_amount"],
    }),
  ],
};
