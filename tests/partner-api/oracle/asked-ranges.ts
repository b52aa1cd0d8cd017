import { elsewhere, idle, ids } from "./made-up-members.ts";
import { runningDay } from "./made-up-records.ts";
import type { Question } from "./question.ts";
import { type Day, daysAfter, momentAt, type Range } from "./service-day.ts";

const ends = [
  [-1, -1],
  [-1, 1],
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 3],
  [2, 2],
  [2, 3],
  [-20, 12],
  [5, 9],
  [-9, -2],
];

/** Each end cuts records of the five days off, or lies where there are none. */
export const rangesAround = (day: Day): Range[] =>
  ends.map(([from = 0, to = 0]) => ({
    from_date: daysAfter(day, from),
    to_date: daysAfter(day, to),
  }));

/** Hours and minutes at, before and after those of the records, and the night of a service day. */
export const untilTimes = [
  "03:00",
  "03:01",
  "12:00",
  "12:35",
  "22:15",
  "22:16",
  "23:59",
  "00:00",
  "00:01",
  "02:59",
].map((until_time) => ({ until_time }));

const members = [ids[0], ids[1], ids[2], idle, elsewhere, 5, Number.NaN];
const vehicles = members.map((vehicle) => ({ vehicle }));
const counters = members.map((counter) => ({ counter }));

const onTheClock = [
  [0, "12:00:00"],
  [0, "03:00:00"],
  [0, "02:59:59.999"],
  [1, "00:30:00"],
  [1, "02:59:59.999"],
  [9, "12:00:00"],
].map(([days, time]) => ({
  now: momentAt(daysAfter(runningDay, Number(days)), String(time)),
}));

/** What an operation is asked beyond company and range. */
export const furtherAsked: Record<string, Partial<Question>[]> = {
  getOfflineCounterReport: [
    {},
    { device: "POS-1" },
    { device: "pos,1", stoppage: "MIRPUR" },
    { stoppage: "%" },
    { stoppage: '\\banani "' },
    { device: "POS-1000" },
  ],
  findTollplazaPassages: ["dhk17 12", "1235", "মেট্রো", "-", "nothing"].map((registration) => ({
    registration,
  })),
  getIntracityVehicleCounters: vehicles,
  getIntercityVehicleCounters: vehicles,
  getCounterwiseTicketingVehicleCounters: vehicles,
  getIntracityCounterVehicles: counters,
  getIntercityCounterVehicles: counters,
  getCounterwiseTicketingCounterVehicles: counters,
  getTollplazaSummary: onTheClock,
  listTollplazaNonExitedVehicles: onTheClock,
  listTollplazaCollections: [
    {},
    { limit: 4 },
    { limit: 4, lane: ids[0] },
    { limit: 500, vehicleClass: "bus, small" },
    { limit: 1, lane: ids[1], vehicleClass: "Bus" },
    { lane: Number.NaN },
    { vehicleClass: "bus" },
  ],
  listIntercityCoachReservations: [
    { vehicle: ids[0] },
    { vehicle: ids[1], departure: 2, limit: 1 },
    { vehicle: ids[2], limit: 3 },
    ...vehicles.slice(0, 3).map((vehicle) => ({ ...vehicle, departure: 3 })),
    { vehicle: ids[0], departure: 1, limit: 500 },
    { vehicle: ids[0], departure: Number.NaN },
    ...vehicles.slice(3),
  ],
  listIntercityReservations: [{}, { limit: 3 }, { limit: 500 }, { limit: 1 }],
};
