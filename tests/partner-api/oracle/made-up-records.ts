import { anyMoney, type Choose, oneOf } from "./choice.ts";
import { goingOn, laterPassage, laterReservation, laterWaybill } from "./going-on.ts";
import {
  counterModules,
  type Each,
  ids,
  membersOf,
  peopleModules,
  sellerIds,
  tripModules,
  vehicleModules,
} from "./made-up-members.ts";
import type { Batch, Module, Rows } from "./records.ts";
import { type Day, daysAfter, type Moment, momentAt } from "./service-day.ts";

export const saleModules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "water",
  "counterwise_ticketing",
] as const;

export const has = <T extends string>(list: readonly T[], module: Module): boolean =>
  list.some((one) => one === module);

/** The edges of service days and what lies between them. */
const times: [number, string][] = [
  [0, "02:59:59"],
  [0, "03:00:00"],
  [0, "23:59:59.5"],
  [1, "00:00:00"],
  [1, "02:59:59.999999"],
  [1, "03:00:00"],
  [2, "02:59:59"],
  [2, "03:00:00.000001"],
  [3, "03:00:00"],
  [4, "02:59:59"],
  // One hour comes in two imports, and what happened later comes first or last.
  [1, "12:10:00"],
  [1, "12:50:00"],
  [2, "12:50:00"],
  [2, "12:10:00"],
];
export const edgesFrom = (day: Day): Moment[] =>
  times.map(([days, time]) => momentAt(daysAfter(day, days), time));

type MadeUp = { companies: readonly number[]; moments: readonly Moment[]; choose: Choose };
type OfCompany = Omit<MadeUp, "companies"> & { company_id: number };

/** All that companies of these ids have, in the order of its imports. */
export function madeUpRecords({ companies, moments, choose }: MadeUp): Batch[] {
  const each: Each = (made) => companies.flatMap(made);
  const happened = <T>(made: (of: OfCompany) => T[]): T[] =>
    each((company_id) => made({ company_id, moments, choose }));
  return [
    ...membersOf(each, choose),
    { kind: "coach-trips", rows: happened(coachTrips) },
    ...inTwoImports([
      { kind: "ticket-sales", rows: happened(sales) },
      { kind: "trips", rows: happened(trips) },
    ]),
    ...goingOn("toll-passages", happened(passages), laterPassage(choose), choose),
    ...goingOn("waybills", happened(waybills), laterWaybill(choose), choose),
    ...goingOn("reservations", happened(reservations), laterReservation(choose), choose),
    ...membersOf(each, choose),
  ];
}

/** So that the figures of one day come from both. */
export function inTwoImports(batches: Batch[]): Batch[] {
  return [0, 1].flatMap((half) =>
    batches.map(
      (batch) => ({ ...batch, rows: batch.rows.filter((_row, at) => at % 2 === half) }) as Batch,
    ),
  );
}

const orNone = (is: boolean, choose: Choose) => (is ? choose(null, ...ids, ids[0]) : null);

const sales = ({ company_id, moments, choose }: OfCompany): Rows["ticket-sales"][] =>
  saleModules.flatMap((module) =>
    threeTimes(moments).map((sold_at, at) => ({
      company_id,
      module,
      sale_id: at + 1,
      sold_at,
      tickets: choose(1, 2, 40),
      fares: anyMoney(choose),
      counter_id: orNone(has(counterModules, module), choose),
      vehicle_id: orNone(has(vehicleModules, module), choose),
      seller_id: has(peopleModules, module) ? choose(null, ...sellerIds) : null,
      device_id: choose(null, "POS-1", "POS-10", "pos,1"),
      stoppage: choose(null, "Mirpur, 10", "mirpur 1", 'C:\\Banani "2"', "50%"),
    })),
  );

const trips = ({ company_id, moments, choose }: OfCompany): Rows["trips"][] =>
  tripModules.flatMap((module) =>
    moments.map((departed_at, at) => ({
      company_id,
      module,
      trip_id: at + 1,
      vehicle_id: choose(...ids),
      departed_at,
      supervisor_id: orNone(module === "supervisor", choose),
    })),
  );

/** What goes by the clock is asked on it; all else happened long before or after. */
export const runningDay: Day = "2026-11-20";

const dayAfter = daysAfter(runningDay, 1);
export const edgesOfRunningDay: Moment[] = [
  momentAt(runningDay, "02:59:59.999999"),
  momentAt(runningDay, "03:00:00"),
  momentAt(runningDay, "03:00:00"),
  momentAt(dayAfter, "02:59:59"),
  momentAt(dayAfter, "03:00:00"),
];

const threeTimes = <T>(all: readonly T[]) => [...all, ...all, ...all];

const passages = ({ company_id, moments, choose }: OfCompany): Rows["toll-passages"][] =>
  [...threeTimes(moments), ...threeTimes(edgesOfRunningDay)].map((entered_at, at) => ({
    company_id,
    passage_id: at + 1,
    registration_number: choose("DHK-17-1234", "dhk 171234", "DHK 17 12-35", "ঢাকা মেট্রো-ব-১১-১২৩৪"),
    vehicle_class: choose("Bus", "Truck", "bus, small"),
    lane_id: choose(...ids),
    entered_at,
    exited_at: choose(null, entered_at, entered_at + 7_199_999_999n),
    entry_amount: choose(0, 200, 999_999_999_999),
    overstay_amount: choose(0, 0, 1, 100),
  }));

const waybills = ({ company_id, moments, choose }: OfCompany): Rows["waybills"][] =>
  [...moments, ...moments].map((issued_at, at) => ({
    company_id,
    waybill_id: at + 1,
    waybill_number: choose("WB-1", "WB-2"),
    vehicle_id: choose(...ids),
    driver_id: choose(...ids),
    issued_at,
    trips: choose(0, 4),
    fares: anyMoney(choose),
    expenses: anyMoney(choose),
  }));

const coachTrips = ({ company_id, moments, choose }: OfCompany): Rows["coach-trips"][] => [
  ...[...moments, ...moments].map((departs_at, at) => ({
    company_id,
    coach_trip_id: at + 1,
    vehicle_id: choose(...ids),
    route: choose("Dhaka to Sylhet", 'Dhaka, "Sayedabad"'),
    departs_at,
    seats: choose(0, 36),
  })),
  unreserved(company_id, moments),
];

/** A coach that leaves on a day of its own, in which and for which nobody reserves. */
const unreserved = (company_id: number, moments: readonly Moment[]): Rows["coach-trips"] => ({
  company_id,
  coach_trip_id: 900,
  vehicle_id: ids[0],
  route: "Dhaka to Sylhet",
  departs_at: oneOf(moments, 0) + week,
  seats: 36,
});

const week = 7n * 24n * 3_600_000_000n;

const reservations = ({ company_id, moments, choose }: OfCompany): Rows["reservations"][] =>
  threeTimes(moments).map((reserved_at, at) => ({
    company_id,
    reservation_id: at + 1,
    reservation_number: choose("R-1", "R-2"),
    coach_trip_id: choose(1, 2, 3, moments.length),
    reserved_at,
    seats: choose(["A1"], ["A1", "A2"], ["ক1", "B-2", "B3"]),
    status: choose("reserved", "confirmed", "cancelled"),
    amount: anyMoney(choose),
    counter_id: choose(null, ...ids),
    agent_id: choose(null, ...ids),
    passenger_name: choose(null, "Shirin Begum", 'O"Neil, P.'),
  }));
