import type { Db, KindOfRecord } from "partner-api";
import { sorted } from "./order.ts";
import type { Records } from "./records.ts";
import { type Day, type Moment, serviceDay } from "./service-day.ts";

export type { KindOfRecord };

type Shape = { id: string; at: string; moments: string[]; money: string[]; others: string[] };

/** The moment `at` decides the service day. */
const shapes: Record<KindOfRecord, Shape> = {
  "ticket-sales": {
    id: "sale_id",
    at: "sold_at",
    moments: ["sold_at"],
    money: ["fares"],
    others: [
      ...["module", "tickets", "counter_id", "vehicle_id", "seller_id", "device_id", "stoppage"],
    ],
  },
  trips: {
    id: "trip_id",
    at: "departed_at",
    moments: ["departed_at"],
    money: [],
    others: ["module", "vehicle_id", "supervisor_id"],
  },
  "toll-passages": {
    id: "passage_id",
    at: "entered_at",
    moments: ["entered_at", "exited_at"],
    money: [],
    others: [
      ...["registration_number", "vehicle_class", "lane_id", "entry_amount", "overstay_amount"],
    ],
  },
  waybills: {
    id: "waybill_id",
    at: "issued_at",
    moments: ["issued_at"],
    money: ["fares", "expenses"],
    others: ["waybill_number", "vehicle_id", "driver_id", "trips"],
  },
  "coach-trips": {
    id: "coach_trip_id",
    at: "departs_at",
    moments: ["departs_at"],
    money: [],
    others: ["vehicle_id", "route", "seats"],
  },
  reservations: {
    id: "reservation_id",
    at: "reserved_at",
    moments: ["reserved_at"],
    money: ["amount"],
    others: [
      ...["reservation_number", "coach_trip_id", "counter_id", "agent_id", "passenger_name"],
      ...["seats", "status"],
    ],
  },
};

/** Moments in microseconds, money in hundredths; all as text. */
export function storedRows(
  db: Db,
  kind: KindOfRecord,
  company: number,
): Promise<Record<string, unknown>[]> {
  const { id, moments, money, others } = shapes[kind];
  const columns = [
    `${id}::text`,
    "service_day::text",
    ...moments.map((name) => `(extract(epoch from ${name}) * 1000000)::bigint::text as ${name}`),
    ...money.map((name) => `(${name} * 100)::bigint::text as ${name}`),
    ...others.map((name) => `${name}::text`),
  ];
  const module = others.includes("module") ? "module::text," : "";
  return db.query(
    `select ${columns.join(", ")} from ${kind.replaceAll("-", "_")} as stored
     where company_id = $1 order by ${module} stored.${id}`,
    [company],
  );
}

export function rowsToStore(records: Records, kind: KindOfRecord, company: number) {
  const { id, at, moments, money, others } = shapes[kind];
  const rows = records
    .of(kind, company)
    .map((row) => new Map<string, unknown>(Object.entries(row)));
  const text = (value: unknown) => {
    if (value === null) return null;
    return Array.isArray(value) ? `{${value.join(",")}}` : String(value);
  };
  return sorted(rows, (row) => [String(row.get("module")), Number(row.get(id))]).map((row) => {
    const fields = [id, ...moments, ...money, ...others].map((name) => [name, text(row.get(name))]);
    return { ...Object.fromEntries(fields), service_day: serviceDay(row.get(at) as Moment) };
  });
}

/** The mark of the last change of each service day. */
export async function marksOf(db: Db, company: number): Promise<Map<Day, string>> {
  const rows = await db.query<{ day: Day; mark: string }>(
    `select service_day::text as day, change::text as mark from last_changes
     where company_id = $1 and service_day > '-infinity'`,
    [company],
  );
  return new Map(rows.map(({ day, mark }) => [day, mark]));
}

/** Of the rows that are new or not as before; a reservation is seen on the day of its departure, too. */
export function daysOf(
  rows: readonly Record<string, string>[],
  before: readonly Record<string, string>[],
  trips: readonly { coach_trip_id: number; departs_at: Moment }[],
): Day[] {
  const known = new Set(before.map((row) => JSON.stringify(row)));
  const days = rows
    .filter((row) => !known.has(JSON.stringify(row)))
    .flatMap(({ service_day: day = "", reservation_id, coach_trip_id }) => {
      const trip = trips.find((each) => String(each.coach_trip_id) === coach_trip_id);
      return reservation_id && trip ? [day, serviceDay(trip.departs_at)] : [day];
    });
  return [...new Set(days)].sort();
}
