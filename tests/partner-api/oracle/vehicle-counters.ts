import type { Db } from "partner-api";
import type { Module, Money, Records } from "./records.ts";
import { type Day, serviceDay } from "./service-day.ts";

type Place = { module: Module; vehicle: number; day: Day; counter: number };
type Taken = Place & { tickets: number; fares: Money };

/** What is kept for the counters of one vehicle and the vehicles of one counter, a line each; 0 is none. */
export async function keptVehicleCounters(db: Db, company: number): Promise<string[]> {
  const rows = await db.query<{ line: string }>(
    `select concat_ws(' ', module, vehicle_id, service_day, counter_id, tickets, (fares * 100)::bigint) as line
     from daily_vehicle_counters where company_id = $1`,
    [company],
  );
  return rows.map(({ line }) => line).sort();
}

export function vehicleCountersToKeep(records: Records, company: number): string[] {
  const sums = new Map<string, { tickets: number; fares: Money }>();
  for (const { tickets, fares, ...place } of [
    ...sold(records, company),
    ...reserved(records, company),
  ]) {
    const key = [place.module, place.vehicle, place.day, place.counter].join(" ");
    const sum = sums.get(key) ?? { tickets: 0, fares: 0n };
    sums.set(key, { tickets: sum.tickets + tickets, fares: sum.fares + fares });
  }
  return [...sums].map(([key, { tickets, fares }]) => `${key} ${tickets} ${fares}`).sort();
}

/** Of the modules with such reports, and with a vehicle or a counter. */
const sold = (records: Records, company: number): Taken[] =>
  records
    .of("ticket-sales", company)
    .filter(({ module }) => module === "intracity" || module === "counterwise_ticketing")
    .filter(({ vehicle_id, counter_id }) => vehicle_id !== null || counter_id !== null)
    .map(({ module, vehicle_id, counter_id, sold_at, tickets, fares }) => ({
      module,
      vehicle: vehicle_id ?? 0,
      day: serviceDay(sold_at),
      counter: counter_id ?? 0,
      tickets,
      fares,
    }));

const reserved = (records: Records, company: number): Taken[] => {
  const trips = records.of("coach-trips", company);
  const kept = records.of("reservations", company).filter(({ status }) => status !== "cancelled");
  return kept.map(({ coach_trip_id, counter_id, reserved_at, seats, amount }) => ({
    module: "intercity",
    vehicle: trips.find((trip) => trip.coach_trip_id === coach_trip_id)?.vehicle_id ?? 0,
    day: serviceDay(reserved_at),
    counter: counter_id ?? 0,
    tickets: seats.length,
    fares: amount,
  }));
};
