import { ids } from "./made-up-members.ts";
import type { Batch, Role } from "./records.ts";
import { type Day, momentAt } from "./service-day.ts";

const roles = ["deckman", "cabinman", "agent"] as const;

/** Some became sellers after they had supervised a trip, and have sold nothing; others sold for nothing. */
export function sellersOfShips(company_id: number, day: Day): Batch[] {
  const ofWater = { company_id, module: "water" as const };
  const at = momentAt(day, "12:00:00");
  const people = (first: number, roleOf: (role: Role) => Role): Batch => ({
    kind: "people",
    rows: roles.map((role, place) => ({
      ...ofWater,
      person_id: first + place,
      role: roleOf(role),
      name: null,
    })),
  });
  const trips = roles.map((_, place) => ({
    ...ofWater,
    trip_id: 701 + place,
    vehicle_id: ids[0],
    departed_at: at,
    supervisor_id: 701 + place,
  }));
  const sales = roles.map((_, place) => ({
    ...ofWater,
    sale_id: 801 + place,
    sold_at: at,
    counter_id: null,
    vehicle_id: ids[0],
    seller_id: 801 + place,
    device_id: null,
    stoppage: null,
    tickets: 1,
    fares: 0n,
  }));
  return [
    people(701, () => "supervisor"),
    { kind: "trips", rows: trips },
    people(701, (role) => role),
    people(801, (role) => role),
    { kind: "ticket-sales", rows: sales },
  ];
}
