import { coachReservations, coachwise, reservations, vehicles, waybillReport } from "./journeys.ts";
import { deviceIds, offlineCounterReport } from "./offline-counter.ts";
import type { Records } from "./records.ts";
import type { Moment, Range } from "./service-day.ts";
import {
  countersOfVehicle,
  counterwise,
  sellerwise,
  shipwise,
  summary,
  supervisorwise,
  vehiclesOfCounter,
  vehiclewise,
} from "./takings.ts";
import {
  collectionReport,
  collections,
  nonExited,
  passagesFound,
  tollFares,
  tollSummary,
} from "./tolls.ts";

/** What an operation is asked, beyond what its name says. */
export type Asked = Range & {
  company: number;
  now: Moment;
  vehicle: number;
  counter: number;
  departure?: number;
  lane?: number;
  vehicleClass?: string;
  registration: string;
  device?: string;
  stoppage?: string;
};

/** The `data` of each operation; of a list with pages, all its rows; undefined where the answer is 404. */
export const answers: Record<string, (records: Records, asked: Asked) => unknown> = {
  getIntracityCounterwiseReport: counterwise("intracity"),
  getIntracityVehiclewiseReport: vehiclewise("intracity"),
  listIntracityVehicles: vehicles("intracity"),
  getIntracitySummary: summary("intracity"),
  getIntracityVehicleCounters: countersOfVehicle("intracity"),
  getIntracityCounterVehicles: vehiclesOfCounter("intracity"),
  getSupervisorSupervisorwiseReport: supervisorwise,
  getSupervisorVehiclewiseReport: vehiclewise("supervisor"),
  listSupervisorVehicles: vehicles("supervisor"),
  getOfflineCounterReport: offlineCounterReport,
  listOfflineCounterDeviceIds: deviceIds,
  getTollplazaSummary: tollSummary,
  getTollplazaCollectionReport: collectionReport,
  listTollplazaCollections: collections,
  listTollplazaFares: tollFares,
  listTollplazaNonExitedVehicles: nonExited,
  findTollplazaPassages: passagesFound,
  getWaybillReport: waybillReport,
  listWaybillVehicles: vehicles("waybill"),
  getWaterShipwiseReport: shipwise,
  getWaterCounterwiseReport: sellerwise("water", "counterman"),
  getWaterDeckmanwiseReport: sellerwise("water", "deckman"),
  getWaterCabinmanwiseReport: sellerwise("water", "cabinman"),
  getWaterAgentwiseReport: sellerwise("water", "agent"),
  listWaterVehicles: vehicles("water"),
  getIntercityCoachwiseReport: coachwise,
  getIntercityCounterwiseReport: counterwise("intercity"),
  getIntercityAgentwiseReport: sellerwise("intercity", "agent"),
  listIntercityReservations: reservations,
  listIntercityVehicles: vehicles("intercity"),
  getIntercityVehicleCounters: countersOfVehicle("intercity"),
  getIntercityCounterVehicles: vehiclesOfCounter("intercity"),
  listIntercityCoachReservations: coachReservations,
  getCounterwiseTicketingCounterwiseReport: counterwise("counterwise_ticketing"),
  getCounterwiseTicketingVehiclewiseReport: vehiclewise("counterwise_ticketing"),
  listCounterwiseTicketingVehicles: vehicles("counterwise_ticketing"),
  getCounterwiseTicketingSummary: summary("counterwise_ticketing"),
  getCounterwiseTicketingVehicleCounters: countersOfVehicle("counterwise_ticketing"),
  getCounterwiseTicketingCounterVehicles: vehiclesOfCounter("counterwise_ticketing"),
};

export const listsWithPages = [
  "listTollplazaCollections",
  "listIntercityReservations",
  "listIntercityCoachReservations",
];
