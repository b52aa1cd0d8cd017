import type { DataOf, getIntercityCoachwiseReport } from "partner-sdk";

/** A row of the coach-wise report: six columns. */
export type Trip = DataOf<typeof getIntercityCoachwiseReport>[number];

const towns = ["Dhaka", "Cumilla", "Rangpur", "Khulna", "Bogura", "Kushtia", "Sylhet"];

/** Made up, and the same each time. */
export function makeTrips(count: number): Trip[] {
  let seed = 7;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  return Array.from({ length: count }, (_, index) => ({
    coach: { id: index + 1, name: `Coach ${upTo(count)}` },
    route: `${towns[upTo(7)]} to ${towns[upTo(7)]}`,
    departs_at: new Date(Date.UTC(2026, 10, 1 + upTo(20), upTo(24), upTo(60))).toISOString(),
    total_seats: 30 + upTo(20),
    sold_seats: upTo(30),
    total_fares: upTo(5_000_000) / 100,
  }));
}

export const titles = ["Coach", "Route", "Departs", "Seats", "Sold", "Fares"] as const;

const wholeNumber = new Intl.NumberFormat("en-US");
const twoDecimals = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

/** What stands in a row's cells, in the order of the titles. */
export const cellsOf: readonly ((trip: Trip) => string)[] = [
  ({ coach }) => coach.name ?? "N/A",
  ({ route }) => route ?? "N/A",
  ({ departs_at }) => moment.format(new Date(departs_at)),
  ({ total_seats }) => wholeNumber.format(Number(total_seats)),
  ({ sold_seats }) => wholeNumber.format(Number(sold_seats)),
  ({ total_fares }) => twoDecimals.format(Number(total_fares)),
];
