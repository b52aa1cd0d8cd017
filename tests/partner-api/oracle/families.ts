import type { Module, Money, Records } from "./records.ts";
import { isIn, type Range } from "./service-day.ts";

type Family = { of: Module; by: string; reports: string[] };

/** Reports whose rows hold, together, everything that a module sold, and each record once. */
export const families: Family[] = [
  { of: "intracity", by: "counter", reports: ["getIntracityCounterwiseReport"] },
  { of: "intracity", by: "bus", reports: ["getIntracityVehiclewiseReport"] },
  { of: "supervisor", by: "supervisor", reports: ["getSupervisorSupervisorwiseReport"] },
  { of: "supervisor", by: "bus", reports: ["getSupervisorVehiclewiseReport"] },
  { of: "offline_counter", by: "counter man", reports: ["getOfflineCounterReport"] },
  { of: "water", by: "ship", reports: ["getWaterShipwiseReport"] },
  {
    of: "water",
    by: "person, in all four roles",
    reports: [
      "getWaterCounterwiseReport",
      "getWaterDeckmanwiseReport",
      "getWaterCabinmanwiseReport",
      "getWaterAgentwiseReport",
    ],
  },
  { of: "intercity", by: "counter", reports: ["getIntercityCounterwiseReport"] },
  { of: "intercity", by: "agent", reports: ["getIntercityAgentwiseReport"] },
  {
    of: "counterwise_ticketing",
    by: "counter",
    reports: ["getCounterwiseTicketingCounterwiseReport"],
  },
  {
    of: "counterwise_ticketing",
    by: "bus",
    reports: ["getCounterwiseTicketingVehiclewiseReport"],
  },
];

type Sum = { tickets: number; fares: Money };

/** Straight from the records, without asking who sold what. */
export function soldBy(records: Records, company: number, module: Module, range: Range): Sum {
  const sold =
    module === "intercity"
      ? records
          .of("reservations", company)
          .filter(({ status }) => status !== "cancelled")
          .map((one) => ({ at: one.reserved_at, tickets: one.seats.length, fares: one.amount }))
      : records
          .of("ticket-sales", company)
          .filter((sale) => sale.module === module)
          .map((sale) => ({ at: sale.sold_at, tickets: sale.tickets, fares: sale.fares }));
  return sold.filter(({ at }) => isIn(range, at)).reduce(plus, { tickets: 0, fares: 0n });
}

export const sumOfRows = (rows: { total_tickets: number; total_fares: number }[]): Sum =>
  rows
    .map((row) => ({ tickets: row.total_tickets, fares: inHundredths(row.total_fares) }))
    .reduce(plus, { tickets: 0, fares: 0n });

const plus = (one: Sum, other: Sum): Sum => ({
  tickets: one.tickets + other.tickets,
  fares: one.fares + other.fares,
});

const inHundredths = (amount: number) => BigInt(amount.toFixed(2).replace(".", ""));
