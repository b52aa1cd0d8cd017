import { type Choose, oneOf } from "./choice.ts";
import {
  counterModules,
  ids,
  membersOf,
  peopleModules,
  sellerIds,
  vehicleModules,
} from "./made-up-members.ts";
import { edgesOfRunningDay, has, inTwoImports, saleModules } from "./made-up-records.ts";
import type { Batch, Module, Rows } from "./records.ts";
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
  const crowd = crowdOf(members);
  const sold = numbered("sale_id", company_id, sales(day, crowd));
  return [
    ...members,
    ...crowd,
    ...beside(company_id),
    ...inTwoImports([{ kind: "ticket-sales", rows: sold }]),
    { kind: "waybills", rows: numbered("waybill_id", company_id, waybills(day)) },
    { kind: "toll-passages", rows: numbered("passage_id", company_id, passages(day).reverse()) },
    { kind: "coach-trips", rows: [coachTrip(company_id, day)] },
    {
      kind: "reservations",
      rows: numbered("reservation_id", company_id, reservations(day, crowd)),
    },
  ];
}

/** A ship that sails a week before the day and sells nothing. */
export const emptyTrip = (company_id: number, day: Day): Batch => ({
  kind: "trips",
  rows: [
    {
      company_id,
      module: "water",
      trip_id: 900,
      vehicle_id: ids[0],
      departed_at: momentAt(daysAfter(day, -7), "12:00:00"),
      supervisor_id: null,
    },
  ],
});

/** Of three that are alike, two share a name. */
function renamed(row: Rows[Batch["kind"]], at: number) {
  const place = "person_id" in row ? at % 10 : [0, 1, 0, 2][at % 4];
  const letter = String.fromCharCode("z".charCodeAt(0) - (place ?? 0));
  if ("vehicle_id" in row) return { ...row, name: letter, registration_number: otherEnd(letter) };
  return "name" in row ? { ...row, name: letter } : row;
}

const otherEnd = (letter: string) =>
  String.fromCharCode("a".charCodeAt(0) + "z".charCodeAt(0) - letter.charCodeAt(0));

/** A counter without a name, and a vehicle that is gone before it is asked for: beside both, some named none. */
export const nameless = 800;
const atNameless: Partial<Record<Module, { counter_id: number; vehicle_id: number }>> = {
  intracity: { counter_id: ids[0], vehicle_id: nameless },
  counterwise_ticketing: { counter_id: nameless, vehicle_id: ids[0] },
};

const beside = (company_id: number): Batch[] => [
  {
    kind: "vehicles",
    rows: [
      {
        company_id,
        module: "intracity",
        vehicle_id: nameless,
        registration_number: "DHK-11-0800",
        kind: "Bus",
        status: "active",
        name: null,
        capacity: null,
        route: null,
      },
    ],
  },
  {
    kind: "counters",
    rows: [{ company_id, module: "counterwise_ticketing", counter_id: nameless, name: null }],
  },
];

type Crowd = { kind: "vehicles" | "counters" | "people"; rows: Rows[Crowd["kind"]][] };

/** As many more of two names that no sort leaves them in the order of their ids by chance. */
const crowdOf = (members: Batch[]) =>
  members.flatMap(({ kind, rows }) => {
    const id = { vehicles: "vehicle_id", counters: "counter_id", people: "person_id" }[
      kind as Crowd["kind"]
    ];
    if (!id) return [];
    const others = [...rows, ...rows, ...rows].map((row, at) => ({
      ...row,
      [id]: 1000 + ((at * 67) % 151),
      name: `K${at % 2}`,
      ...(kind === "vehicles" && { registration_number: `K${at % 2}` }),
    }));
    return [{ kind, rows: others } as Crowd & Batch];
  });

const alikeIn = (crowd: Crowd[], module: string, day: Day) =>
  crowd
    .flatMap(({ rows }) => rows)
    .filter((row) => row.module === module)
    .map((row) => ({ at: momentAt(day, "12:00:00"), row, count: 1, hundredths: 2500 }));

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
      count: time + 1,
      hundredths: Math.floor((10_000 + 3000 * at) / times) + time,
    }));
    return [{ at: momentAt(day, "12:00:00"), member, count: 1, hundredths: 2500 }, ...later];
  });

function sales(day: Day, crowd: Crowd[]): Omit<Rows["ticket-sales"], "company_id" | "sale_id">[] {
  const none = { counter_id: null, vehicle_id: null, seller_id: null, device_id: null };
  return saleModules.flatMap((module) => {
    const busOf = module === "counterwise_ticketing" ? { vehicle_id: ids[0] } : {};
    const counterOf = module === "intracity" ? { counter_id: ids[0] } : {};
    const members = [
      ...(has(counterModules, module) ? ids.map((counter_id) => ({ ...busOf, counter_id })) : []),
      ...(has(vehicleModules, module)
        ? ids.map((vehicle_id) => ({ ...counterOf, vehicle_id }))
        : []),
      ...(has(peopleModules, module) ? sellerIds.map((seller_id) => ({ seller_id })) : []),
    ];
    const nobody = ["12:00:00", "13:00:00"].map((time) => ({
      at: momentAt(daysAfter(day, 6), time),
      member: {},
      count: 1,
      hundredths: 2500,
    }));
    const alike = alikeIn(crowd, module, day).map(({ row, ...taken }) => {
      if ("person_id" in row) return { ...taken, member: { seller_id: row.person_id } };
      if ("vehicle_id" in row)
        return { ...taken, member: { ...counterOf, vehicle_id: row.vehicle_id } };
      return { ...taken, member: { ...busOf, counter_id: row.counter_id } };
    });
    const named = atNameless[module];
    const unnamed = named
      ? [{ at: momentAt(day, "12:00:00"), member: named, count: 2, hundredths: 2500 }]
      : [];
    const taken = [...takenBy(members, day), ...alike, ...unnamed, ...nobody];
    return taken.map(({ at, member, count, hundredths }) => ({
      module,
      sold_at: at,
      tickets: count,
      fares: BigInt(hundredths),
      ...none,
      stoppage: null,
      ...member,
    }));
  });
}

const classes = ["bus, small", "Truck", "Bus"];

/** Besides, some that stay inside, at the same moments; and one more than a search finds. */
function passages(day: Day): Omit<Rows["toll-passages"], "company_id" | "passage_id">[] {
  const passage = {
    registration_number: "DHK-17-1234",
    lane_id: ids[0],
    exited_at: null,
    entry_amount: 200,
    overstay_amount: 1,
  };
  const taken = takenBy(classes, day).map(({ at, member, hundredths }) => ({
    ...passage,
    vehicle_class: member,
    entered_at: at,
    entry_amount: hundredths,
    overstay_amount: hundredths,
  }));
  const inside = edgesOfRunningDay.flatMap((entered_at) =>
    ids.map((lane_id, at) => ({
      ...passage,
      lane_id,
      vehicle_class: oneOf(classes, at),
      entered_at,
    })),
  );
  const longAfter = momentAt(daysAfter(day, 20), "12:00:00");
  const many = Array.from({ length: 501 }, () => ({
    ...passage,
    vehicle_class: "Bus",
    entered_at: longAfter,
    exited_at: longAfter,
  }));
  return [...taken, ...inside, ...many];
}

const coachTrip = (company_id: number, day: Day): Rows["coach-trips"] => ({
  company_id,
  coach_trip_id: 1,
  vehicle_id: ids[0],
  route: "Dhaka to Sylhet",
  departs_at: momentAt(day, "22:00:00"),
  seats: 36,
});

/** They differ in nothing but their ids. */
function waybills(day: Day): Omit<Rows["waybills"], "company_id" | "waybill_id">[] {
  const waybill = {
    waybill_number: "WB",
    vehicle_id: ids[0],
    driver_id: ids[0],
    issued_at: momentAt(day, "12:00:00"),
    trips: 1,
    fares: 2500n,
    expenses: 100n,
  };
  return [waybill, waybill];
}

/** Two of them differ in nothing but their ids, and one seat is free. */
function reservations(
  day: Day,
  crowd: Crowd[],
): Omit<Rows["reservations"], "company_id" | "reservation_id">[] {
  type Member = { counter_id: number | null; agent_id: number | null };
  const members = ids.flatMap((id): Member[] => [
    { counter_id: id, agent_id: null },
    { counter_id: null, agent_id: id },
  ]);
  const alike = alikeIn(crowd, "intercity", day).flatMap(({ row, ...taken }) => {
    const of = (member: Member) => [{ ...taken, member }];
    if ("counter_id" in row) return of({ counter_id: row.counter_id, agent_id: null });
    const isAgent = "role" in row && row.role === "agent";
    return isAgent ? of({ counter_id: null, agent_id: row.person_id }) : [];
  });
  const taken = [...takenBy(members, day), ...alike];
  const free = taken.slice(0, 1).map((first) => ({
    ...first,
    at: momentAt(daysAfter(day, 6), "12:00:00"),
    hundredths: 0,
  }));
  return [...taken, ...taken.slice(1, 2), ...free].map(({ at, member, hundredths }) => ({
    reservation_number: "R",
    coach_trip_id: 1,
    reserved_at: at,
    seats: ["A1"],
    status: "confirmed",
    amount: BigInt(hundredths),
    ...member,
    passenger_name: null,
  }));
}
