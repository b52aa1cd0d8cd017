import { sorted } from "./order.ts";
import type { Module, Money, Records, Role, Vehicle } from "./records.ts";
import { type Day, isIn, type Moment, type Range, serviceDay } from "./service-day.ts";

type Asked = Range & { company: number };

/** What a sale, a trip or a reservation adds, and to whom. */
type Taking = {
  at: Moment;
  counter?: number | null;
  vehicle?: number | null;
  /** Of a reservation, which counts for no vehicle. */
  coach?: number | undefined;
  person?: number | null;
  trips: number;
  tickets: number;
  fares: Money;
};
type Totals = { trips: number; tickets: number; fares: Money };

function takingsOf(records: Records, company: number, module: Module): Taking[] {
  if (module === "intercity") return takingsOfCoaches(records, company);
  const sales = records.of("ticket-sales", company).filter((sale) => sale.module === module);
  const trips = records.of("trips", company).filter((trip) => trip.module === module);
  return [
    ...sales.map(({ sold_at, counter_id, vehicle_id, seller_id, tickets, fares }) => ({
      at: sold_at,
      counter: counter_id,
      vehicle: vehicle_id,
      person: seller_id,
      trips: 0,
      tickets,
      fares,
    })),
    ...trips.map(({ departed_at, vehicle_id, supervisor_id }) => ({
      at: departed_at,
      vehicle: vehicle_id,
      person: supervisor_id,
      trips: 1,
      tickets: 0,
      fares: 0n,
    })),
  ];
}

function takingsOfCoaches(records: Records, company: number): Taking[] {
  const trips = records.of("coach-trips", company);
  const kept = records.of("reservations", company).filter(({ status }) => status !== "cancelled");
  return [
    ...trips.map(({ departs_at, vehicle_id }) => ({
      at: departs_at,
      vehicle: vehicle_id,
      trips: 1,
      tickets: 0,
      fares: 0n,
    })),
    ...kept.map(({ reserved_at, coach_trip_id, counter_id, agent_id, seats, amount }) => ({
      at: reserved_at,
      counter: counter_id,
      coach: trips.find((trip) => trip.coach_trip_id === coach_trip_id)?.vehicle_id,
      person: agent_id,
      trips: 0,
      tickets: seats.length,
      fares: amount,
    })),
  ];
}

export const inHundredths = (money: Money) => Number(money) / 100;

function totalsBy<K>(takings: Taking[], by: (taking: Taking) => K | null | undefined) {
  const totals = new Map<K, Totals>();
  for (const taking of takings) {
    const key = by(taking);
    if (key === null || key === undefined) continue;
    const { trips, tickets, fares } = totals.get(key) ?? { trips: 0, tickets: 0, fares: 0n };
    totals.set(key, {
      trips: trips + taking.trips,
      tickets: tickets + taking.tickets,
      fares: fares + taking.fares,
    });
  }
  return totals;
}

const sold = ({ tickets, fares }: Totals) => ({
  total_tickets: tickets,
  total_fares: inHundredths(fares),
});
const driven = ({ trips, ...totals }: Totals) => ({
  total_trips: trips,
  ...sold(totals as Totals),
});
const none: Totals = { trips: 0, tickets: 0, fares: 0n };

const inRange = (records: Records, { company, ...range }: Asked, module: Module) =>
  takingsOf(records, company, module).filter(({ at }) => isIn(range, at));

export const counterwise = (module: Module) => (records: Records, asked: Asked) => {
  const totals = totalsBy(inRange(records, asked, module), ({ counter }) => counter);
  if (totals.size === 0) return [];
  const rows = records
    .of("counters", asked.company)
    .filter((counter) => counter.module === module)
    .map(({ counter_id: id, name }) => ({ id, name, totals: totals.get(id) ?? none }));
  return byFares(rows).map(({ id, name, totals }) => ({ counter: { id, name }, ...sold(totals) }));
};

export const vehiclewise = (module: Module) => (records: Records, asked: Asked) => {
  const rows = vehiclesThatTook(records, asked, module);
  const inOrder = sorted(rows, ({ vehicle, totals }) => [
    -totals.fares,
    vehicle.registration_number,
    vehicle.vehicle_id,
  ]);
  return inOrder.map(({ vehicle, totals }) => ({ vehicle: shown(vehicle), ...driven(totals) }));
};

export function shipwise(records: Records, asked: Asked) {
  const rows = vehiclesThatTook(records, asked, "water").map(({ vehicle, totals }) => ({
    id: vehicle.vehicle_id,
    name: vehicle.name,
    totals,
  }));
  return byFares(rows).map(({ id, name, totals }) => ({ ship: { id, name }, ...driven(totals) }));
}

function vehiclesThatTook(records: Records, asked: Asked, module: Module) {
  const totals = totalsBy(inRange(records, asked, module), ({ vehicle }) => vehicle);
  return records.of("vehicles", asked.company).flatMap((vehicle) => {
    const took = vehicle.module === module && totals.get(vehicle.vehicle_id);
    return took ? [{ vehicle, totals: took }] : [];
  });
}

export const shown = ({
  vehicle_id,
  registration_number,
  kind,
  capacity,
  route,
  status,
}: Vehicle) => ({
  id: vehicle_id,
  registration_number,
  kind,
  capacity,
  route,
  status,
});

export function supervisorwise(records: Records, asked: Asked) {
  const rows = peopleThatTook(records, asked, "supervisor", "supervisor");
  return rows.map(({ id, name, totals }) => ({ supervisor: { id, name }, ...driven(totals) }));
}

export const sellerwise =
  <R extends Role>(module: Module, role: R) =>
  (records: Records, asked: Asked) =>
    peopleThatTook(records, asked, module, role).map(({ id, name, totals }) => ({
      [role]: { id, name },
      ...sold(totals),
    }));

function peopleThatTook(records: Records, asked: Asked, module: Module, role: Role) {
  const totals = totalsBy(inRange(records, asked, module), ({ person }) => person);
  const people = records.of("people", asked.company).flatMap((person) => {
    const took = person.module === module && person.role === role && totals.get(person.person_id);
    return took ? [{ id: person.person_id, name: person.name, totals: took }] : [];
  });
  return byFares(people);
}

export const summary = (module: Module) => (records: Records, asked: Asked) => {
  const takings = inRange(records, asked, module);
  const days = totalsBy(takings, ({ at }): Day => serviceDay(at));
  return {
    totals: driven(totalsBy(takings, () => "all").get("all") ?? none),
    days: sorted([...days], ([day]) => [day]).map(([date, totals]) => ({
      date,
      ...driven(totals),
    })),
  };
};

/** What was sold: with the vehicle and the counter, where the record names them. */
const soldIn = (records: Records, asked: Asked, module: Module) =>
  inRange(records, asked, module)
    .filter(({ tickets }) => tickets > 0)
    .map((taking) => ({
      ...taking,
      counter: taking.counter ?? null,
      vehicle: taking.coach ?? taking.vehicle ?? null,
    }));

/** `null` is a key of its own: what names none. */
const totalsWithNone = (takings: Taking[], by: (taking: Taking) => number | null | undefined) =>
  [...totalsBy(takings, (taking) => String(by(taking) ?? ""))].map(
    ([key, totals]) => [key === "" ? null : Number(key), totals] as const,
  );

const named = ({ vehicle_id: id, registration_number, name }: Vehicle) => ({
  id,
  registration_number,
  name,
});

/** Undefined where the company has no such vehicle. */
export const countersOfVehicle =
  (module: Module) => (records: Records, asked: Asked & { vehicle: number }) => {
    const known = (one: Vehicle) => one.module === module && one.vehicle_id === asked.vehicle;
    const vehicle = records.of("vehicles", asked.company).find(known);
    if (!vehicle) return undefined;
    const takings = soldIn(records, asked, module).filter((one) => one.vehicle === asked.vehicle);
    const counters = records.of("counters", asked.company).filter((one) => one.module === module);
    const rows = totalsWithNone(takings, ({ counter }) => counter).map(([id, totals]) => ({
      id,
      name: counters.find(({ counter_id }) => counter_id === id)?.name ?? null,
      totals,
    }));
    return byFares(rows).map(({ id, name, totals }) => ({
      vehicle: named(vehicle),
      counter: id === null ? null : { id, name },
      ...sold(totals),
    }));
  };

/** Undefined where the company has no such counter. */
export const vehiclesOfCounter =
  (module: Module) => (records: Records, asked: Asked & { counter: number }) => {
    const ofModule = <T extends { module: Module }>(all: T[]) =>
      all.filter((one) => one.module === module);
    const counters = ofModule(records.of("counters", asked.company));
    const counter = counters.find(({ counter_id }) => counter_id === asked.counter);
    if (!counter) return undefined;
    const takings = soldIn(records, asked, module).filter((one) => one.counter === asked.counter);
    const vehicles = ofModule(records.of("vehicles", asked.company));
    const rows = totalsWithNone(takings, ({ vehicle }) => vehicle).map(([id, totals]) => {
      const vehicle = vehicles.find(({ vehicle_id }) => vehicle_id === id);
      return { id, name: vehicle?.registration_number ?? null, vehicle, totals };
    });
    return byFares(rows).map(({ vehicle, totals }) => ({
      counter: { id: counter.counter_id, name: counter.name },
      vehicle: vehicle ? named(vehicle) : null,
      ...sold(totals),
    }));
  };

/** Who took most comes first. */
export const byFares = <T extends { id: number | null; name: string | null; totals: Totals }>(
  rows: T[],
): T[] => sorted(rows, ({ id, name, totals }) => [-totals.fares, name, id]);
