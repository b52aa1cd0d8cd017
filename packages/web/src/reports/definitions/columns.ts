import * as words from "#words/modules";
export const totalTrips = { title: words.trips, kind: "count", field: "total_trips" } as const;
export const totalTickets = {
  title: words.tickets,
  kind: "count",
  field: "total_tickets",
} as const;
export const totalFares = { title: words.fares, kind: "money", field: "total_fares" } as const;

export const vehicle = {
  title: words.vehicle,
  kind: "name",
  field: "vehicle.registration_number",
} as const;

export const counter = { title: words.counter, kind: "name", field: "counter.name" } as const;
export const coach = { title: words.coach, kind: "name", field: "vehicle.name" } as const;

export const salesColumns = [totalTickets, totalFares] as const;
export const tripColumns = [totalTrips, totalTickets, totalFares] as const;
export const salesTotals = ["total_tickets", "total_fares"] as const;
export const tripTotals = ["total_trips", "total_tickets", "total_fares"] as const;

export const byFares = { field: "total_fares", descending: true } as const;

export const vehicleList = {
  columns: [
    { title: words.registrationNumber, kind: "name", field: "registration_number" },
    { title: words.kind, kind: "text", field: "kind" },
    { title: words.capacity, kind: "count", field: "capacity" },
    { title: words.route, kind: "text", field: "route" },
    { title: words.status, kind: "status", field: "status" },
  ],
  sort: { field: "registration_number" },
  choices: ["status", "kind"],
  minimumField: "capacity",
  rowNoun: words.called.vehicles,
} as const;

export const dayColumns = [
  { title: words.date, kind: "date", field: "date" },
  ...tripColumns,
] as const;
