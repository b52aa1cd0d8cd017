import {
  getWaterAgentwiseReport,
  getWaterCabinmanwiseReport,
  getWaterCounterwiseReport,
  getWaterDeckmanwiseReport,
  getWaterShipwiseReport,
  listWaterVehicles,
} from "partner-sdk";
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";

export const water: ModuleScreens = {
  module: "water",
  tiles: [
    { title: words.shipWiseReport, route: "/water/shipwise/report/" },
    { title: words.counterManWiseReport, route: "/water/counterwise/report/" },
    { title: words.deckManWise, route: "/water/deckmanwise/report/" },
    { title: words.cabinManWise, route: "/water/cabinmanwise/report/" },
    { title: words.ships, route: "/water/vehicles" },
  ],
  screens: [
    defineReport({
      route: "/water/counterwise/report/",
      title: words.counterManWiseReport,
      operation: getWaterCounterwiseReport,
      shiftClose: "person",
      dated: true,
      columns: [
        { title: words.counterMan, kind: "name", field: "counterman.name" },
        ...shared.salesColumns,
      ],
      compareBy: ["counterman.name"],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/water/shipwise/report/",
      title: words.shipWiseReport,
      operation: getWaterShipwiseReport,
      dated: true,
      columns: [{ title: words.ship, kind: "name", field: "ship.name" }, ...shared.tripColumns],
      compareBy: ["ship.name"],
      totals: shared.tripTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/water/cabinmanwise/report/",
      title: words.cabinManWise,
      operation: getWaterCabinmanwiseReport,
      dated: true,
      columns: [
        { title: words.cabinMan, kind: "name", field: "cabinman.name" },
        ...shared.salesColumns,
      ],
      compareBy: ["cabinman.name"],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/water/deckmanwise/report/",
      title: words.deckManWise,
      operation: getWaterDeckmanwiseReport,
      dated: true,
      columns: [
        { title: words.deckMan, kind: "name", field: "deckman.name" },
        ...shared.salesColumns,
      ],
      compareBy: ["deckman.name"],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/water/agentwise/report/",
      title: words.agentWiseReport,
      operation: getWaterAgentwiseReport,
      dated: true,
      columns: [{ title: words.agent, kind: "name", field: "agent.name" }, ...shared.salesColumns],
      compareBy: ["agent.name"],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/water/vehicles",
      title: words.ships,
      operation: listWaterVehicles,
      ...shared.vehicleList,
      rowNoun: words.called.ships,
    }),
  ],
};
