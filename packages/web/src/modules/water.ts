import {
  getWaterAgentwiseReport,
  getWaterCabinmanwiseReport,
  getWaterCounterwiseReport,
  getWaterDeckmanwiseReport,
  getWaterShipwiseReport,
  listWaterVehicles,
} from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

export const water: ModuleScreens = {
  module: "water",
  tiles: [
    { title: "Ship Wise Report", route: "/water/shipwise/report/" },
    { title: "Counter Man Wise Report", route: "/water/counterwise/report/" },
    { title: "Deck Man Wise", route: "/water/deckmanwise/report/" },
    { title: "Cabin Man Wise", route: "/water/cabinmanwise/report/" },
    { title: "Ships", route: "/water/vehicles" },
  ],
  screens: [
    report({
      route: "/water/counterwise/report/",
      title: "Counter Man Wise Report",
      operation: getWaterCounterwiseReport,
      shiftClose: "person",
      dated: true,
      columns: [
        { title: "Counter man", kind: "name", field: "counterman.name" },
        ...shared.salesColumns,
      ],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/water/shipwise/report/",
      title: "Ship Wise Report",
      operation: getWaterShipwiseReport,
      dated: true,
      columns: [{ title: "Ship", kind: "name", field: "ship.name" }, ...shared.tripColumns],
      totals: shared.tripTotals,
      day: shared.salesDay,
      sort: shared.byFares,
    }),
    report({
      route: "/water/cabinmanwise/report/",
      title: "Cabin Man Wise",
      operation: getWaterCabinmanwiseReport,
      dated: true,
      columns: [
        { title: "Cabin man", kind: "name", field: "cabinman.name" },
        ...shared.salesColumns,
      ],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/water/deckmanwise/report/",
      title: "Deck Man Wise",
      operation: getWaterDeckmanwiseReport,
      dated: true,
      columns: [{ title: "Deck man", kind: "name", field: "deckman.name" }, ...shared.salesColumns],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/water/agentwise/report/",
      title: "Agent Wise Report",
      operation: getWaterAgentwiseReport,
      dated: true,
      columns: [{ title: "Agent", kind: "name", field: "agent.name" }, ...shared.salesColumns],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/water/vehicles",
      title: "Ships",
      operation: listWaterVehicles,
      ...shared.vehicleList,
      called: "ships",
    }),
  ],
};
