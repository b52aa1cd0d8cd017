import {
  getIntercityAgentwiseReport,
  getIntercityCoachwiseReport,
  getIntercityCounterVehicles,
  getIntercityCounterwiseReport,
  getIntercityVehicleCounters,
  listIntercityCoachReservations,
  listIntercityReservations,
  listIntercityVehicles,
} from "partner-sdk";
import * as shared from "./columns.ts";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";
import { vehicleCounters } from "./vehicle-counters.ts";

const coachwise = "/intercity/coachwise/report/";
const vehicles = "/intercity/vehicles";
const reservationsOf = "/intercity/reservation-details/:vehicle_id";

const details = vehicleCounters({
  path: "/intercity",
  ofVehicle: getIntercityVehicleCounters,
  ofCounter: getIntercityCounterVehicles,
  called: { title: "Coach", column: shared.coach, from: vehicles },
  needs: "drill_downs",
});

const reservations = {
  key: "id",
  columns: [
    { title: "Reservation", kind: "name", field: "reservation_number" },
    { title: "Passenger", kind: "name", field: "passenger.name" },
    { title: "Coach", kind: "name", field: "coach.name" },
    { title: "Seats", kind: "text", field: "seats" },
    { title: "Travel date", kind: "date", field: "travel_date" },
    { title: "Status", kind: "status", field: "status" },
    { title: "Amount", kind: "money", field: "amount" },
  ],
  totals: [{ field: "amount", without: { field: "status", value: "cancelled" } }],
} as const;

export const intercity: ModuleScreens = {
  module: "intercity",
  tiles: [
    { title: "Coach Wise Report", route: "/intercity/coachwise/report/" },
    { title: "Counter Wise Report", route: "/intercity/counterwise/report/" },
    { title: "Buses", route: "/intercity/vehicles" },
  ],
  screens: [
    report({
      route: "/intercity/counterwise/report/",
      title: "Counter Wise Report",
      operation: getIntercityCounterwiseReport,
      shiftClose: "place",
      dated: true,
      columns: [shared.counter, ...shared.salesColumns],
      links: details.toCounter,
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: coachwise,
      title: "Coach Wise Report",
      operation: getIntercityCoachwiseReport,
      dated: true,
      columns: [
        { title: "Coach", kind: "name", field: "coach.name" },
        { title: "Route", kind: "text", field: "route" },
        { title: "Departs", kind: "timestamp", field: "departs_at" },
        { title: "Seats", kind: "count", field: "total_seats" },
        { title: "Sold", kind: "count", field: "sold_seats" },
        shared.totalFares,
      ],
      links: [
        {
          route: reservationsOf,
          named: ["coach.name", "departs_at"],
          about: { vehicle_id: "coach.id", departure_id: "id" },
        },
      ],
      totals: ["total_seats", "sold_seats", "total_fares"],
    }),
    report({
      route: "/intercity/agentwise/report/",
      title: "Agent Wise Report",
      operation: getIntercityAgentwiseReport,
      dated: true,
      columns: [{ title: "Agent", kind: "name", field: "agent.name" }, ...shared.salesColumns],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    report({
      route: "/intercity/reservation/report/",
      title: "Reservation Report",
      operation: listIntercityReservations,
      dated: true,
      paged: true,
      ...reservations,
    }),
    report({
      route: vehicles,
      title: "Buses",
      operation: listIntercityVehicles,
      ...shared.vehicleList,
      links: details.toListed,
    }),
    ...details.screens,
    report({
      route: reservationsOf,
      title: "Reservation Details",
      operation: listIntercityCoachReservations,
      subject: {
        title: "Coach",
        parameter: "vehicle_id",
        field: "coach.name",
        from: coachwise,
      },
      dated: true,
      paged: true,
      filters: [{ kind: "linked", field: "departure_id", title: "Departure", name: "travel_date" }],
      ...reservations,
      needs: "drill_downs",
    }),
  ],
};
