import type { Batch, Rows } from "../oracle/records.ts";
import { type Day, daysAfter, momentAt } from "../oracle/service-day.ts";

const firstDay: Day = "2026-06-01";

export const members = (companies: readonly number[]): Batch[] => [
  {
    kind: "vehicles",
    rows: each(companies, [1, 2], (company_id, vehicle_id) => ({
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
    rows: each(companies, [1, 2, 3], (company_id, counter_id) => ({
      company_id,
      module: "intracity",
      counter_id,
      name: `Counter ${counter_id}`,
    })),
  },
  {
    kind: "toll-lanes",
    rows: each(companies, [1, 2], (company_id, lane_id) => ({
      company_id,
      lane_id,
      name: `Lane ${lane_id}`,
    })),
  },
  {
    kind: "toll-fares",
    rows: companies.map((company_id) => ({
      company_id,
      vehicle_class: "Bus",
      fare: 200,
      overstay_fare: 50,
      free_minutes: 60,
    })),
  },
];

/** What the export of an evening holds, the hours before 03:00 of the next day included. */
export const exportOf = (companies: readonly number[], night: number): Batch[] => [
  {
    kind: "ticket-sales",
    rows: each(companies, [0, 1, 2, 3], (company, at) => sale(company, night, at)),
  },
  { kind: "toll-passages", rows: each(companies, [0, 1], (id, at) => passage(id, night, at)) },
];

const each = <T>(
  companies: readonly number[],
  members: readonly number[],
  row: (company: number, member: number) => T,
) => companies.flatMap((company) => members.map((member) => row(company, member)));

const times = ["03:00:00", "09:15:00", "18:40:30", "23:59:59"];

export const sale = (company_id: number, night: number, at: number): Rows["ticket-sales"] => ({
  company_id,
  module: "intracity",
  sale_id: night * times.length + at + 1,
  sold_at: momentAt(daysAfter(firstDay, night), times[at] ?? ""),
  tickets: 1 + ((night + at + company_id) % 5),
  fares: BigInt(2500 + 125 * night + at),
  counter_id: 1 + ((night + at) % 3),
  vehicle_id: at === 3 ? null : 1 + (night % 2),
  seller_id: null,
  device_id: null,
  stoppage: null,
});

function passage(company_id: number, night: number, at: number): Rows["toll-passages"] {
  const day = daysAfter(firstDay, night);
  return {
    company_id,
    passage_id: 2 * night + at + 1,
    registration_number: `DHK ${10 + night}-${company_id}`,
    vehicle_class: "Bus",
    lane_id: 1 + at,
    entered_at: momentAt(day, at === 0 ? "03:00:00" : "20:30:00"),
    exited_at: momentAt(day, at === 0 ? "05:10:00" : "21:00:00"),
    entry_amount: 200,
    overstay_amount: at === 0 ? 50 : 0,
  };
}

export const asked = [
  "getIntracityCounterwiseReport",
  "getIntracityVehiclewiseReport",
  "getIntracitySummary",
  "listIntracityVehicles",
  "getTollplazaCollectionReport",
  "findTollplazaPassages",
];

export const monthUntil = (night: number) => ({
  from_date: firstDay,
  to_date: daysAfter(firstDay, night + 1),
  registration: "DHK",
});
