import type { Batch } from "../oracle/records.ts";
import { type Day, daysAfter, momentAt } from "../oracle/service-day.ts";

const firstDay: Day = "2026-06-01";
export const nights = 30;

export const members = (company_id: number): Batch[] => [
  {
    kind: "vehicles",
    rows: [1, 2].map((vehicle_id) => ({
      company_id,
      module: "intracity",
      vehicle_id,
      registration_number: `DHA ${vehicle_id}`,
      kind: "bus",
      status: "active",
      name: null,
      capacity: 40,
      route: null,
    })),
  },
  {
    kind: "counters",
    rows: [1, 2, 3].map((counter_id) => ({
      company_id,
      module: "intracity",
      counter_id,
      name: `Counter ${counter_id}`,
    })),
  },
];

/** What was sold until the evening of this day, the hours before 03:00 of the next one included. */
export function soldOn(company_id: number, night: number): Batch {
  const day = daysAfter(firstDay, night);
  const times = ["03:00:00", "09:15:00", "18:40:30", "23:59:59"];
  return {
    kind: "ticket-sales",
    rows: times.map((time, at) => ({
      company_id,
      module: "intracity",
      sale_id: night * times.length + at + 1,
      sold_at: momentAt(day, time),
      tickets: 1 + ((night + at) % 5),
      fares: BigInt(2500 + 125 * night + at),
      counter_id: 1 + ((night + at) % 3),
      vehicle_id: at === 3 ? null : 1 + (night % 2),
      seller_id: null,
      device_id: null,
      stoppage: null,
    })),
  };
}

export const asked = [
  "getIntracityCounterwiseReport",
  "getIntracityVehiclewiseReport",
  "getIntracitySummary",
  "listIntracityVehicles",
] as const;

export const monthUntil = (night: number) => ({
  from_date: firstDay,
  to_date: daysAfter(firstDay, night + 1),
});
