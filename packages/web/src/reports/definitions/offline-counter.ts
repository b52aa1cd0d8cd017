import { getOfflineCounterReport, listOfflineCounterDeviceIds } from "partner-sdk";
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";

export const offlineCounter: ModuleScreens = {
  module: "offline_counter",
  tiles: [],
  screens: [
    defineReport({
      route: "/offline-counter/report",
      title: words.offlineCounterReport,
      operation: getOfflineCounterReport,
      dated: true,
      layout: "cards",
      shiftClose: "person",
      columns: [
        { title: words.counterman, kind: "name", field: "counterman.name" },
        { title: words.totalTicketCount, kind: "count", field: "total_tickets" },
        { title: words.totalTicketAmount, kind: "money", field: "total_fares" },
      ],
      compareBy: ["counterman.name"],
      totals: shared.salesTotals,
      totalTitles: { total_tickets: words.totalTicket, total_fares: words.totalAmount },
      filters: [
        {
          kind: "choice",
          field: "device_id",
          title: words.deviceIds,
          placeholder: words.selectDevice,
          operation: listOfflineCounterDeviceIds,
        },
        { kind: "text", field: "stoppage", title: words.stoppage },
      ],
    }),
  ],
};
