export const totalTrips = { title: "Trips", kind: "count", field: "total_trips" } as const;
export const totalTickets = { title: "Tickets", kind: "count", field: "total_tickets" } as const;
export const totalFares = { title: "Fares", kind: "money", field: "total_fares" } as const;

export const vehicle = {
  title: "Vehicle",
  kind: "name",
  field: "vehicle.registration_number",
} as const;

export const counter = { title: "Counter", kind: "name", field: "counter.name" } as const;
export const coach = { title: "Coach", kind: "name", field: "vehicle.name" } as const;

export const salesColumns = [totalTickets, totalFares] as const;
export const tripColumns = [totalTrips, totalTickets, totalFares] as const;
export const salesTotals = ["total_tickets", "total_fares"] as const;
export const tripTotals = ["total_trips", "total_tickets", "total_fares"] as const;

/** As the running day counts the same sales. */
export const salesDay = { count: "total_tickets", amount: "total_fares" } as const;

export const byFares = { field: "total_fares", descending: true } as const;

export const vehicleList = {
  columns: [
    { title: "Registration number", kind: "name", field: "registration_number" },
    { title: "Kind", kind: "text", field: "kind" },
    { title: "Capacity", kind: "count", field: "capacity" },
    { title: "Route", kind: "text", field: "route" },
    { title: "Status", kind: "status", field: "status" },
  ],
  sort: { field: "registration_number" },
  choices: ["status", "kind"],
  atLeast: "capacity",
  called: "vehicles",
} as const;

export const dayColumns = [{ title: "Date", kind: "date", field: "date" }, ...tripColumns] as const;
