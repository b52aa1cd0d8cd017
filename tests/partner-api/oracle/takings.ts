import { sorted } from "./order.ts";
import type { Module, Money, Records, Role, Vehicle } from "./records.ts";
import { type Day, isIn, type Moment, type Range, serviceDay } from "./service-day.ts";

type Asked = Range & { company: number };

/** What a sale, a trip or a reservation adds, and to whom. */
type Taking = {
  at: Moment;
  counter?: number | null;
  vehicle?: number | null | undefined;
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
  return kept.map(({ reserved_at, coach_trip_id, counter_id, agent_id, seats, amount }) => ({
    at: reserved_at,
    counter: counter_id,
    vehicle: trips.find((trip) => trip.coach_trip_id === coach_trip_id)?.vehicle_id,
    person: agent_id,
    trips: 0,
    tickets: seats.length,
    fares: amount,
  }));
}

export const inHundredths = (money: Money) => Number(money) / 100;

function totalsBy<K>(takings: Taking[], by: (taking: Taking) => K) {
  const totals = new Map<K, Totals>();
  for (const taking of takings) {
    const key = by(taking);
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

const ofModule = <T extends { module: Module }>(all: T[], module: Module) =>
  all.filter((one) => one.module === module);

const vehiclesOf = (records: Records, { company }: Asked, module: Module) =>
  ofModule(records.of("vehicles", company), module);

const countersOf = (records: Records, { company }: Asked, module: Module) =>
  ofModule(records.of("counters", company), module);

/** Without a counter is also what names one that is gone. */
export const counterwise = (module: Module) => (records: Records, asked: Asked) => {
  const takings = inRange(records, asked, module).filter(({ tickets }) => tickets > 0);
  if (takings.length === 0) return [];
  const counters = countersOf(records, asked, module);
  const totals = totalsBy(
    takings,
    ({ counter }) => counters.find((one) => one.counter_id === counter) ?? null,
  );
  const rows = [...counters, ...(totals.has(null) ? [null] : [])].map((counter) => ({
    ...idAndName(counter, counter?.counter_id),
    totals: totals.get(counter) ?? none,
  }));
  return byFares(rows).map(({ id, name, totals }) => ({
    counter: orNull({ id, name }),
    ...sold(totals),
  }));
};

export const vehiclewise = (module: Module) => (records: Records, asked: Asked) => {
  const inOrder = sorted(vehiclesThatTook(records, asked, module), ([vehicle, totals]) => [
    -totals.fares,
    vehicle?.registration_number ?? null,
    vehicle?.vehicle_id ?? null,
  ]);
  return inOrder.map(([vehicle, totals]) => ({
    vehicle: vehicle && shown(vehicle),
    ...driven(totals),
  }));
};

export function shipwise(records: Records, asked: Asked) {
  const rows = vehiclesThatTook(records, asked, "water").map(([ship, totals]) => ({
    ...idAndName(ship, ship?.vehicle_id),
    totals,
  }));
  return byFares(rows).map(({ id, name, totals }) => ({
    ship: orNull({ id, name }),
    ...driven(totals),
  }));
}

/** Without a vehicle is also what names one that is gone. */
function vehiclesThatTook(records: Records, asked: Asked, module: Module) {
  const vehicles = vehiclesOf(records, asked, module);
  const known = (id: Taking["vehicle"]) => vehicles.find((one) => one.vehicle_id === id) ?? null;
  return [...totalsBy(inRange(records, asked, module), ({ vehicle }) => known(vehicle))];
}

type IdAndName = { id: number | null; name: string | null };

const idAndName = (member: { name: string | null } | null, id: number | undefined): IdAndName => ({
  id: id ?? null,
  name: member?.name ?? null,
});

const orNull = ({ id, name }: IdAndName) => (id === null ? null : { id, name });

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
  return rows.map(({ id, name, totals }) => ({
    supervisor: orNull({ id, name }),
    ...driven(totals),
  }));
}

/** A trip sells nothing. */
export const sellerwise =
  <R extends Role>(module: Module, role: R) =>
  (records: Records, asked: Asked) =>
    peopleThatTook(records, asked, module, role, ({ tickets }) => tickets > 0).map(
      ({ id, name, totals }) => ({
        [role]: orNull({ id, name }),
        ...sold(totals),
      }),
    );

/** The first one's report has nobody's takings: of no person, of one who is gone, or of one whose role has no report. */
const rolesWithReports: Partial<Record<Module, Role[]>> = {
  supervisor: ["supervisor"],
  water: ["counterman", "deckman", "cabinman", "agent"],
  intercity: ["agent"],
};

function peopleThatTook(
  records: Records,
  asked: Asked,
  module: Module,
  role: Role,
  isCounted: (taking: Taking) => boolean = () => true,
) {
  const roles = rolesWithReports[module] ?? [];
  const people = ofModule(records.of("people", asked.company), module).filter((person) =>
    roles.includes(person.role),
  );
  const sellerOf = ({ person }: Taking) => people.find((one) => one.person_id === person) ?? null;
  const takings = inRange(records, asked, module).filter(
    (taking) => isCounted(taking) && (sellerOf(taking)?.role ?? roles[0]) === role,
  );
  const rows = [...totalsBy(takings, sellerOf)].map(([seller, totals]) => ({
    ...idAndName(seller, seller?.person_id),
    totals,
  }));
  return byFares(rows);
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

const soldIn = (records: Records, asked: Asked, module: Module) =>
  inRange(records, asked, module).filter(({ tickets }) => tickets > 0);

const named = ({ vehicle_id: id, registration_number, name }: Vehicle) => ({
  id,
  registration_number,
  name,
});

/** Undefined where the company has no such vehicle. */
export const countersOfVehicle =
  (module: Module) => (records: Records, asked: Asked & { vehicle: number }) => {
    const vehicles = vehiclesOf(records, asked, module);
    const vehicle = vehicles.find(({ vehicle_id }) => vehicle_id === asked.vehicle);
    if (!vehicle) return undefined;
    const counters = countersOf(records, asked, module);
    const takings = soldIn(records, asked, module).filter((one) => one.vehicle === asked.vehicle);
    const totals = totalsBy(
      takings,
      (taking) => counters.find(({ counter_id }) => counter_id === taking.counter) ?? null,
    );
    const rows = [...totals].map(([counter, totals]) => ({
      ...idAndName(counter, counter?.counter_id),
      totals,
    }));
    return byFares(rows).map(({ id, name, totals }) => ({
      vehicle: named(vehicle),
      counter: orNull({ id, name }),
      ...sold(totals),
    }));
  };

/** Undefined where the company has no such counter. */
export const vehiclesOfCounter =
  (module: Module) => (records: Records, asked: Asked & { counter: number }) => {
    const counters = countersOf(records, asked, module);
    const counter = counters.find(({ counter_id }) => counter_id === asked.counter);
    if (!counter) return undefined;
    const vehicles = vehiclesOf(records, asked, module);
    const takings = soldIn(records, asked, module).filter((one) => one.counter === asked.counter);
    const totals = totalsBy(
      takings,
      (taking) => vehicles.find(({ vehicle_id }) => vehicle_id === taking.vehicle) ?? null,
    );
    const rows = [...totals].map(([vehicle, totals]) => ({
      id: vehicle?.vehicle_id ?? null,
      name: vehicle?.registration_number ?? null,
      vehicle,
      totals,
    }));
    return byFares(rows).map(({ vehicle, totals }) => ({
      counter: { id: counter.counter_id, name: counter.name },
      vehicle: vehicle && named(vehicle),
      ...sold(totals),
    }));
  };

/** Who took most comes first. */
export const byFares = <T extends IdAndName & { totals: Totals }>(rows: T[]): T[] =>
  sorted(rows, ({ id, name, totals }) => [-totals.fares, name, id]);
