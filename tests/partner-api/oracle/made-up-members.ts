import type { Choose } from "./choice.ts";
import type { Batch, Module, Role } from "./records.ts";

export const counterModules = ["intracity", "intercity", "counterwise_ticketing"] as const;
export const peopleModules = [
  "supervisor",
  "offline_counter",
  "waybill",
  "water",
  "intercity",
] as const;
export const tripModules = ["intracity", "supervisor", "water", "counterwise_ticketing"] as const;
export const vehicleModules = [...tripModules, "waybill", "intercity"] as const;
/** Of every kind; in no order, and up to the greatest that a file may have. */
export const ids = [21, 9_007_199_254_740_991, 3] as const;
/** Nobody sells at it and nothing drives it; the number beside that of what names none. */
export const idle = 1;
/** A bus of intracity alone. */
export const elsewhere = 77;
export const sellerIds = [...ids, 500, 1_000_003, 41, 8, 60_000, 1, 1_234_567_890_123_456] as const;
const sellerRoles = ["counterman", "deckman", "cabinman", "agent", "supervisor"] as const;

export type Each = <T>(made: (company: number) => T[]) => T[];

/** Everything that records name, with names that some lack and some share. */
export function membersOf(each: Each, choose: Choose): Batch[] {
  const name = () => choose(null, "Karim", "karim", 'Md. "JJ" Uddin, Sr.', "রহিম");
  const of = <M extends Module, T>(modules: readonly M[], made: (module: M, id: number) => T) =>
    modules.flatMap((module) => [...ids, idle].map((id) => made(module, id)));
  return [
    {
      kind: "vehicles",
      rows: each((company_id) =>
        [
          ...of(vehicleModules, (module, vehicle_id) => ({ module, vehicle_id })),
          { module: "intracity" as const, vehicle_id: elsewhere },
        ].map((vehicle) => ({
          company_id,
          ...vehicle,
          registration_number: choose("DHK-11-0001", "DHK-110", "ঢাকা মেট্রো-ব-১১"),
          kind: choose("Bus", "Minibus"),
          status: choose("active", "idle", "maintenance", "retired"),
          name: name(),
          capacity: choose(null, 0, 40),
          route: choose(null, "Mirpur, 10 to Motijheel", '"A" to "B"'),
        })),
      ),
    },
    {
      kind: "counters",
      rows: each((company_id) =>
        of(counterModules, (module, counter_id) => ({
          company_id,
          module,
          counter_id,
          name: name(),
        })),
      ),
    },
    {
      kind: "people",
      rows: each((company_id) =>
        peopleModules.flatMap((module) =>
          sellerIds.map((person_id, at) => ({
            company_id,
            module,
            person_id,
            role: roleOf(module, person_id, at),
            name: name(),
          })),
        ),
      ),
    },
    {
      kind: "devices",
      rows: each((company_id) =>
        ["pos,1", "POS-10", "POS-1"].map((device_id) => ({ company_id, device_id })),
      ),
    },
    {
      kind: "toll-lanes",
      rows: each((company_id) =>
        [...ids, idle].map((lane_id) => ({ company_id, lane_id, name: name() })),
      ),
    },
    {
      kind: "toll-fares",
      rows: each((company_id) =>
        ["bus, small", "Truck", "Bus"].map((vehicle_class) => ({
          company_id,
          vehicle_class,
          fare: choose(0, 200, 999_999_999_999),
          overstay_fare: choose(0, 50),
          free_minutes: choose(0, 120),
        })),
      ),
    },
  ];
}

/** Whom a file names as supervisor, driver or agent has to be that; the others are of any role. */
function roleOf(module: Module, id: number, at: number): Role {
  const needed = { supervisor: "supervisor", waybill: "driver", intercity: "agent" } as const;
  if (module in needed && [...ids, idle].some((one) => one === id)) {
    return needed[module as keyof typeof needed];
  }
  return sellerRoles[at % sellerRoles.length] ?? "agent";
}
