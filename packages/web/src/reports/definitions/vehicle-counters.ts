import type {
  getCounterwiseTicketingCounterVehicles,
  getCounterwiseTicketingVehicleCounters,
  getIntercityCounterVehicles,
  getIntercityVehicleCounters,
  getIntracityCounterVehicles,
  getIntracityVehicleCounters,
} from "partner-sdk";
import * as words from "#words/modules";
import {
  byFares,
  type coach,
  counter,
  salesColumns,
  salesTotals,
  type vehicle as vehicleColumn,
} from "./columns.ts";
import { defineReport } from "./define-report.ts";
import type { Report } from "./report.ts";

type VehicleCounters = {
  /** Where the module's screens are. */
  path: string;
  ofVehicle:
    | typeof getIntracityVehicleCounters
    | typeof getIntercityVehicleCounters
    | typeof getCounterwiseTicketingVehicleCounters;
  ofCounter:
    | typeof getIntracityCounterVehicles
    | typeof getIntercityCounterVehicles
    | typeof getCounterwiseTicketingCounterVehicles;
  /** What a vehicle is called, and the report that leads to its counters. */
  vehicle: { title: string; column: typeof vehicleColumn | typeof coach; from: string };
};

/** Of a module that sells at counters: the counters of a vehicle and the vehicles of a counter, which lead to each other. */
export function vehicleCounters({ path, ofVehicle, ofCounter, vehicle }: VehicleCounters) {
  const counterwise = `${path}/counterwise/report/`;
  const counterRoute = `${path}/vehicle-wise-details/:counter_id`;
  const vehicleRoute = `${path}/counter-wise-details/:vehicle_id`;
  const toCounter = [{ route: counterRoute, params: { counter_id: "counter.id" } }] as const;
  const toVehicle = [{ route: vehicleRoute, params: { vehicle_id: "vehicle.id" } }] as const;
  const details = { dated: true, totals: salesTotals, sort: byFares } as const;
  const screens: readonly Report[] = [
    defineReport({
      route: vehicleRoute,
      title: words.counterWiseDetails,
      operation: ofVehicle,
      subject: {
        title: vehicle.title,
        parameter: "vehicle_id",
        field: vehicle.column.field,
        from: vehicle.from,
      },
      columns: [counter, ...salesColumns],
      compareBy: ["counter.name"],
      links: toCounter,
      ...details,
    }),
    defineReport({
      route: counterRoute,
      title: words.vehicleWiseDetails,
      operation: ofCounter,
      subject: {
        title: words.counter,
        parameter: "counter_id",
        field: "counter.name",
        from: counterwise,
      },
      columns: [vehicle.column, ...salesColumns],
      compareBy: [vehicle.column.field],
      links: toVehicle,
      ...details,
    }),
  ];
  return {
    screens,
    toCounter,
    toVehicle,
    /** From a list of vehicles. */
    toListed: [{ route: vehicleRoute, params: { vehicle_id: "id" } }] as const,
    /** A day of a summary leads to its report by counter, and the day's trips to that by vehicle. */
    toDay: [
      { route: counterwise, dateField: "date" },
      { column: "total_trips", route: `${path}/vehiclewise/report/`, dateField: "date" },
    ] as const,
  };
}
