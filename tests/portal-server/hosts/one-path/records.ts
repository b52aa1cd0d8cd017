import { dayBefore, momentOf } from "../days.ts";

export type Module = "intracity" | "supervisor" | "water" | "intercity" | "counterwise_ticketing";
/** What tickets are added up by. */
export type Dimension = "desk" | "bus" | "person" | "date";

export type Sale = {
  module: Module;
  operator: string;
  date: string;
  /** A trip of the bus. */
  run: string;
  bus: string;
  /** Sold on the bus where there is none. */
  desk: string | null;
  person: string;
  role: string;
  sold: number;
  cents: number;
};

type SoldIn = { module: Module; operator: string; roles: readonly string[]; seed: number };

const soldIn: readonly SoldIn[] = [
  { module: "intracity", operator: "c1", roles: ["agent"], seed: 1 },
  { module: "intracity", operator: "c2", roles: ["agent"], seed: 2 },
  { module: "supervisor", operator: "s1", roles: ["supervisor"], seed: 3 },
  {
    module: "water",
    operator: "w1",
    roles: ["counterman", "deckman", "cabinman", "agent"],
    seed: 4,
  },
  { module: "intercity", operator: "i1", roles: ["agent"], seed: 5 },
  { module: "counterwise_ticketing", operator: "t1", roles: ["agent"], seed: 6 },
];

const days = Array.from({ length: 12 }, (_, ago) => dayBefore(ago));

/** Six of each company on each of twelve days. */
export const sales: readonly Sale[] = soldIn.flatMap(({ module, operator, roles, seed }) =>
  days.flatMap((date, ago) =>
    Array.from({ length: 6 }, (_, index) => {
      const bus = (index + ago + seed) % 4;
      return {
        module,
        operator,
        date,
        run: `${date} ${bus} ${index % 2}`,
        bus: `${operator}-b${bus}`,
        desk: (index + ago) % 6 === 5 ? null : `${operator}-d${(index * seed + ago) % 3}`,
        person: `${operator}-p${(index + seed) % 3}`,
        role: roles[(index + ago) % roles.length] ?? "",
        sold: 1 + ((index * 7 + ago * 3 + seed) % 40),
        cents: 12_005 + 3_331 * ((index * 5 + ago * 11 + seed) % 23),
      };
    }),
  ),
);

const names = ["Hossain", "Akter", "Mia"];
const title = (code: string) => Number(/\d$/.exec(code)?.[0] ?? 0);
const plate = (code: string) => `DHK-${code.slice(0, 2).toUpperCase()}-${title(code) + 1}`;

export const nameOf = {
  desk: (code: string) => `Desk ${title(code) + 1} of ${code.slice(0, 2)}`,
  person: (code: string) => `${names[title(code)]} of ${code.slice(0, 2)}`,
  bus: plate,
};

const classes = ["Truck", "Bus", "Car"];
const tolls = [450, 250, 80];

export type Passage = {
  code: string;
  date: string;
  lane: string;
  class: string;
  plate: string;
  entered: string;
  left: string | null;
  toll: number;
  penalty: number;
};

/** Five on each of twelve days; one of them is still inside. */
export const passages: readonly Passage[] = days.flatMap((date, ago) =>
  Array.from({ length: 5 }, (_, index) => ({
    code: `p-${ago}-${index}`,
    date,
    lane: `l${(index + ago) % 2}`,
    class: classes[index % 3] ?? "",
    plate: `CTG-${ago + 10}-${index}00`,
    entered: momentOf(date, index),
    left: ago === 0 && index === 4 ? null : momentOf(date, index + 3),
    toll: tolls[index % 3] ?? 0,
    penalty: (index + ago) % 4 === 0 ? 60 + ago : 0,
  })),
);

export const fares = classes.map((name, index) => ({
  vehicle_class: name,
  fare: tolls[index] ?? 0,
  overstay_fare: 60,
  free_minutes: 30 * (index + 1),
}));

export type Booking = {
  code: string;
  date: string;
  bus: string;
  passenger: string;
  seats: readonly string[];
  state: "reserved" | "confirmed" | "cancelled";
  cents: number;
};

const states = ["confirmed", "reserved", "cancelled"] as const;

/** Twelve on each day, so that a range has several pages. */
export const bookings: readonly Booking[] = days.flatMap((date, ago) =>
  Array.from({ length: 12 }, (_, index) => ({
    code: `R-${100 * (ago + 1) + index}`,
    date,
    bus: `i1-b${index % 4}`,
    passenger: `${["Salma", "Rafiq", "Tania"][index % 3]} ${names[(index + ago) % 3]}`,
    seats: [`A${index + 1}`, `B${index + 1}`].slice(index % 2),
    state: states[(index + ago) % 3] ?? "confirmed",
    cents: 85_050 + 1_250 * index,
  })),
);

export type Waybill = (typeof waybills)[number];

export const waybills = days.flatMap((date, ago) =>
  Array.from({ length: 2 }, (_, index) => ({
    number: `WB-${ago + 1}-${index + 1}`,
    date,
    bus: `b1-b${(index + ago) % 4}`,
    driver: `b1-p${index}`,
    issued: momentOf(date, index),
    runs: 3 + index,
    cents: 512_345 + 10_001 * ago,
    spent: 100_020 + 7 * index,
  })),
);

export type Departure = (typeof departures)[number];

export const departures = days.flatMap((date, ago) =>
  Array.from({ length: 2 }, (_, index) => ({
    code: `${ago}-${index}`,
    date,
    bus: `i1-b${index}`,
    line: index === 0 ? "Dhaka to Sylhet" : "Dhaka to Khulna",
    leaves: momentOf(date, 3 * index),
    seats: 40,
    sold: 20 + ago,
    cents: 1_700_025 + 999 * ago,
  })),
);

/** Four of each company that has vehicles. */
export const fleetOf = (operator: string) =>
  Array.from({ length: 4 }, (_, index) => {
    const id = `${operator}-b${index}`;
    return {
      id,
      plate: plate(id),
      kind: operator === "w1" ? "launch" : "bus",
      capacity: 36 + index,
      route: index === 3 ? null : "Dhaka to Savar",
      status: index === 2 ? "maintenance" : "active",
    };
  });
