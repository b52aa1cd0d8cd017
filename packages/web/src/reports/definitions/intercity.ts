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
import * as words from "#words/modules";
import * as shared from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";
import { vehicleCounters } from "./vehicle-counters.ts";

const coachwise = "/intercity/coachwise/report/";
const vehicles = "/intercity/vehicles";
const reservationsOf = "/intercity/reservation-details/:vehicle_id";

const details = vehicleCounters({
  path: "/intercity",
  ofVehicle: getIntercityVehicleCounters,
  ofCounter: getIntercityCounterVehicles,
  vehicle: { title: words.coach, column: shared.coach, from: vehicles },
});

const reservations = {
  key: "id",
  columns: [
    { title: words.reservation, kind: "name", field: "reservation_number" },
    { title: words.passenger, kind: "name", field: "passenger.name" },
    { title: words.coach, kind: "name", field: "coach.name" },
    { title: words.seats, kind: "text", field: "seats" },
    { title: words.travelDate, kind: "date", field: "travel_date" },
    { title: words.status, kind: "status", field: "status" },
    { title: words.amount, kind: "money", field: "amount" },
  ],
  totals: [{ field: "amount", excluding: { field: "status", value: "cancelled" } }],
} as const;

export const intercity: ModuleScreens = {
  module: "intercity",
  tiles: [
    { title: words.coachWiseReport, route: "/intercity/coachwise/report/" },
    { title: words.counterWiseReport, route: "/intercity/counterwise/report/" },
    { title: words.buses, route: "/intercity/vehicles" },
  ],
  screens: [
    defineReport({
      route: "/intercity/counterwise/report/",
      title: words.counterWiseReport,
      operation: getIntercityCounterwiseReport,
      shiftClose: "place",
      dated: true,
      columns: [shared.counter, ...shared.salesColumns],
      compareBy: ["counter.name"],
      links: details.toCounter,
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: coachwise,
      title: words.coachWiseReport,
      operation: getIntercityCoachwiseReport,
      dated: true,
      columns: [
        { title: words.coach, kind: "name", field: "coach.name" },
        { title: words.route, kind: "text", field: "route" },
        { title: words.departs, kind: "timestamp", field: "departs_at" },
        { title: words.seats, kind: "count", field: "total_seats" },
        { title: words.sold, kind: "count", field: "sold_seats" },
        shared.totalFares,
      ],
      compareBy: ["coach.name", "departs_at"],
      links: [
        {
          route: reservationsOf,
          labelFields: ["coach.name", "departs_at"],
          params: { vehicle_id: "coach.id", departure_id: "id" },
        },
      ],
      totals: ["total_seats", "sold_seats", "total_fares"],
    }),
    defineReport({
      route: "/intercity/agentwise/report/",
      title: words.agentWiseReport,
      operation: getIntercityAgentwiseReport,
      dated: true,
      columns: [{ title: words.agent, kind: "name", field: "agent.name" }, ...shared.salesColumns],
      compareBy: ["agent.name"],
      totals: shared.salesTotals,
      sort: shared.byFares,
    }),
    defineReport({
      route: "/intercity/reservation/report/",
      title: words.reservationReport,
      operation: listIntercityReservations,
      dated: true,
      paged: true,
      ...reservations,
    }),
    defineReport({
      route: vehicles,
      title: words.buses,
      operation: listIntercityVehicles,
      ...shared.vehicleList,
      links: details.toListed,
    }),
    ...details.screens,
    defineReport({
      route: reservationsOf,
      title: words.reservationDetails,
      operation: listIntercityCoachReservations,
      subject: {
        title: words.coach,
        parameter: "vehicle_id",
        field: "coach.name",
        from: coachwise,
      },
      dated: true,
      paged: true,
      filters: [
        { kind: "linked", field: "departure_id", title: words.departure, name: "travel_date" },
      ],
      ...reservations,
    }),
  ],
};
