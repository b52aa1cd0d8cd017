import { getWaybillReport, listWaybillVehicles } from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

export const waybill: ModuleScreens = {
  module: "waybill",
  tiles: [
    { title: "Report", route: "/waybill/report" },
    { title: "Vehicles", route: "/waybill/vehicles" },
  ],
  screens: [
    report({
      route: "/waybill/vehicles",
      title: "Vehicles",
      operation: listWaybillVehicles,
      ...shared.vehicleList,
    }),
    report({
      route: "/waybill/report",
      title: "Report",
      operation: getWaybillReport,
      dated: true,
      columns: [
        { title: "Waybill", kind: "name", field: "waybill_number" },
        shared.vehicle,
        { title: "Driver", kind: "name", field: "driver.name" },
        { title: "Issued", kind: "timestamp", field: "issued_at" },
        shared.totalTrips,
        shared.totalFares,
        { title: "Expenses", kind: "money", field: "total_expenses" },
        { title: "Net", kind: "money", field: "net_amount" },
      ],
      totals: ["total_trips", "total_fares", "total_expenses", "net_amount"],
      day: { amount: "net_amount" },
    }),
  ],
};
