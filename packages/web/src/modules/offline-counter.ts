import { getOfflineCounterReport, listOfflineCounterDeviceIds } from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

export const offlineCounter: ModuleScreens = {
  module: "offline_counter",
  tiles: [],
  screens: [
    report({
      route: "/offline-counter/report",
      title: "Offline Counter Report",
      operation: getOfflineCounterReport,
      dated: true,
      form: "cards",
      shiftClose: "person",
      columns: [
        { title: "Counterman", kind: "name", field: "counterman.name" },
        { title: "Total ticket count", kind: "count", field: "total_tickets" },
        { title: "Total ticket amount", kind: "money", field: "total_fares" },
      ],
      totals: shared.salesTotals,
      day: shared.salesDay,
      totalTitles: { total_tickets: "Total Ticket", total_fares: "Total Amount" },
      filters: [
        {
          kind: "choice",
          field: "device_id",
          title: "Device IDs",
          placeholder: "Select a device",
          operation: listOfflineCounterDeviceIds,
        },
        { kind: "text", field: "stoppage", title: "Stoppage" },
      ],
    }),
  ],
};
