import { type Choose, oneOf } from "./choice.ts";
import {
  counterModules,
  ids,
  membersOf,
  peopleModules,
  sellerIds,
  vehicleModules,
} from "./made-up-members.ts";
import { has, inTwoImports, saleModules } from "./made-up-records.ts";
import type { Batch, Rows } from "./records.ts";
import { type Day, daysAfter, momentAt } from "./service-day.ts";

/**
 * A company in which all took the same on the first day, and whose names are not in the order of their ids.
 * After it, who takes most takes the least at once.
 */
export function closeCalls(company_id: number, day: Day): Batch[] {
  const first: Choose = (...options) => oneOf(options, 0);
  const members = membersOf((made) => made(company_id), first).map(
    (batch) => ({ ...batch, rows: batch.rows.map(renamed) }) as Batch,
  );
  return [
    ...members,
    ...inTwoImports([{ kind: "ticket-sales", rows: numbered("sale_id", company_id, sales(day)) }]),
    { kind: "toll-passages", rows: numbered("passage_id", company_id, passages(day)) },
    { kind: "coach-trips", rows: [coachTrip(company_id, day)] },
    { kind: "reservations", rows: numbered("reservation_id", company_id, reservations(day)) },
  ];
}

function renamed(row: Rows[Batch["kind"]], at: number) {
  const letter = String.fromCharCode("z".charCodeAt(0) - (at % 26));
  if ("registration_number" in row) return { ...row, name: letter, registration_number: letter };
  return "name" in row ? { ...row, name: letter } : row;
}

const numbered = <Id extends string, R extends object>(id: Id, company_id: number, rows: R[]) =>
  rows.map(
    (row, at) => ({ company_id, [id]: at + 1, ...row }) as R & OfCompany & Record<Id, number>,
  );
type OfCompany = { company_id: number };

/** On the first day all alike; then, four times a day, ever more often and ever less at once. */
const takenBy = <T>(members: readonly T[], day: Day) =>
  members.flatMap((member, at) => {
    const times = 2 * (at + 1);
    const later = Array.from({ length: times }, (_, time) => ({
      at: momentAt(daysAfter(day, 1 + Math.floor(time / 4)), "12:00:00"),
      member,
      hundredths: Math.floor((10_000 + 3000 * at) / times),
    }));
    return [{ at: momentAt(day, "12:00:00"), member, hundredths: 2500 }, ...later];
  });

function sales(day: Day): Omit<Rows["ticket-sales"], "company_id" | "sale_id">[] {
  const none = { counter_id: null, vehicle_id: null, seller_id: null, device_id: null };
  return saleModules.flatMap((module) => {
    const busOf = module === "counterwise_ticketing" ? { vehicle_id: ids[0] } : {};
    const members = [
      ...(has(counterModules, module) ? ids.map((counter_id) => ({ ...busOf, counter_id })) : []),
      ...(has(vehicleModules, module) ? ids.map((vehicle_id) => ({ vehicle_id })) : []),
      ...(has(peopleModules, module) ? sellerIds.map((seller_id) => ({ seller_id })) : []),
    ];
    return takenBy(members, day).map(({ at, member, hundredths }) => ({
      module,
      sold_at: at,
      tickets: 1,
      fares: BigInt(hundredths),
      ...none,
      stoppage: null,
      ...member,
    }));
  });
}

const passages = (day: Day): Omit<Rows["toll-passages"], "company_id" | "passage_id">[] =>
  takenBy(["bus, small", "Truck", "Bus"], day).map(({ at, member, hundredths }) => ({
    registration_number: "DHK-17-1234",
    vehicle_class: member,
    lane_id: ids[0],
    entered_at: at,
    exited_at: null,
    entry_amount: hundredths,
    overstay_amount: hundredths,
  }));

const coachTrip = (company_id: number, day: Day): Rows["coach-trips"] => ({
  company_id,
  coach_trip_id: 1,
  vehicle_id: ids[0],
  route: "Dhaka to Sylhet",
  departs_at: momentAt(day, "22:00:00"),
  seats: 36,
});

const reservations = (day: Day): Omit<Rows["reservations"], "company_id" | "reservation_id">[] =>
  takenBy(
    ids.flatMap((id) => [
      { counter_id: id, agent_id: null },
      { counter_id: null, agent_id: id },
    ]),
    day,
  ).map(({ at, member, hundredths }) => ({
    reservation_number: "R",
    coach_trip_id: 1,
    reserved_at: at,
    seats: ["A1"],
    status: "confirmed",
    amount: BigInt(hundredths),
    ...member,
    passenger_name: null,
  }));
