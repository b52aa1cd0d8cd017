import { isDeepStrictEqual } from "node:util";
import type { Moment } from "./service-day.ts";

export const modules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
] as const;
export type Module = (typeof modules)[number];

/** In hundredths. */
export type Money = bigint;

type OfCompany = { company_id: number };
type OfModule = OfCompany & { module: Module };

export type Vehicle = OfModule & {
  vehicle_id: number;
  registration_number: string;
  kind: string;
  status: "active" | "idle" | "maintenance" | "retired";
  name: string | null;
  capacity: number | null;
  route: string | null;
};
type Counter = OfModule & { counter_id: number; name: string | null };
export type Role = "supervisor" | "counterman" | "deckman" | "cabinman" | "agent" | "driver";
type Person = OfModule & { person_id: number; role: Role; name: string | null };
type Device = OfCompany & { device_id: string };
type Lane = OfCompany & { lane_id: number; name: string | null };
type TollFare = OfCompany & {
  vehicle_class: string;
  fare: number;
  overstay_fare: number;
  free_minutes: number;
};
type Sale = OfModule & {
  sale_id: number;
  sold_at: Moment;
  tickets: number;
  fares: Money;
  counter_id: number | null;
  vehicle_id: number | null;
  seller_id: number | null;
  device_id: string | null;
  stoppage: string | null;
};
type Trip = OfModule & {
  trip_id: number;
  vehicle_id: number;
  departed_at: Moment;
  supervisor_id: number | null;
};
export type Passage = OfCompany & {
  passage_id: number;
  registration_number: string;
  vehicle_class: string;
  lane_id: number;
  entered_at: Moment;
  exited_at: Moment | null;
  entry_amount: number;
  overstay_amount: number;
};
export type Waybill = OfCompany & {
  waybill_id: number;
  waybill_number: string;
  vehicle_id: number;
  driver_id: number;
  issued_at: Moment;
  trips: number;
  fares: Money;
  expenses: Money;
};
type CoachTrip = OfCompany & {
  coach_trip_id: number;
  vehicle_id: number;
  route: string;
  departs_at: Moment;
  seats: number;
};
export type Reservation = OfCompany & {
  reservation_id: number;
  reservation_number: string;
  coach_trip_id: number;
  reserved_at: Moment;
  seats: string[];
  status: "reserved" | "confirmed" | "cancelled";
  amount: Money;
  counter_id: number | null;
  agent_id: number | null;
  passenger_name: string | null;
};

/** A row of each kind of file, with the names of the file's columns. */
export type Rows = {
  vehicles: Vehicle;
  counters: Counter;
  people: Person;
  devices: Device;
  "toll-lanes": Lane;
  "toll-fares": TollFare;
  "ticket-sales": Sale;
  trips: Trip;
  "toll-passages": Passage;
  waybills: Waybill;
  "coach-trips": CoachTrip;
  reservations: Reservation;
};
export type Kind = keyof Rows;

/** What one import brings. */
export type Batch = { [K in Kind]: { kind: K; rows: Rows[K][] } }[Kind];

const keys: { [K in Kind]: (keyof Rows[K])[] } = {
  vehicles: ["company_id", "module", "vehicle_id"],
  counters: ["company_id", "module", "counter_id"],
  people: ["company_id", "module", "person_id"],
  devices: ["company_id", "device_id"],
  "toll-lanes": ["company_id", "lane_id"],
  "toll-fares": ["company_id", "vehicle_class"],
  "ticket-sales": ["company_id", "module", "sale_id"],
  trips: ["company_id", "module", "trip_id"],
  "toll-passages": ["company_id", "passage_id"],
  waybills: ["company_id", "waybill_id"],
  "coach-trips": ["company_id", "coach_trip_id"],
  reservations: ["company_id", "reservation_id"],
};

/** Everything that was imported, as it stands after the last import. */
export class Records {
  readonly #tables = new Map<Kind, Map<string, Rows[Kind]>>();

  /** How many rows are new, change what is there, or say the same again. */
  take({ kind, rows }: Batch) {
    const table = this.#tables.get(kind) ?? new Map<string, Rows[Kind]>();
    this.#tables.set(kind, table);
    const taken = { new: 0, changed: 0, same: 0 };
    for (const row of rows) {
      const key = keyOf(kind, row);
      const known = table.get(key);
      taken[!known ? "new" : isDeepStrictEqual(known, row) ? "same" : "changed"] += 1;
      table.set(key, row);
    }
    return taken;
  }

  forget<K extends Kind>(kind: K, isGone: (row: Rows[K]) => boolean) {
    const table = this.#tables.get(kind);
    for (const [key, row] of table ?? []) if (isGone(row as Rows[K])) table?.delete(key);
  }

  of<K extends Kind>(kind: K, company: number): Rows[K][] {
    const rows = [...(this.#tables.get(kind)?.values() ?? [])] as Rows[K][];
    return rows.filter((row) => row.company_id === company);
  }
}

const keyOf = <K extends Kind>(kind: K, row: Rows[K]) =>
  keys[kind].map((column) => String(row[column])).join("|");
