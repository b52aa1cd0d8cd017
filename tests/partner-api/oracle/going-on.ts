import { anyMoney, type Choose } from "./choice.ts";
import { ids } from "./made-up-members.ts";
import type { Batch, Passage, Reservation, Waybill } from "./records.ts";

type GoingOn = { "toll-passages": Passage; waybills: Waybill; reservations: Reservation };

/** Half of the records; then the others, after later states of the first; then later states of all. */
export function goingOn<K extends keyof GoingOn>(
  kind: K,
  rows: GoingOn[K][],
  later: (row: GoingOn[K]) => GoingOn[K],
  choose: Choose,
): Batch[] {
  const statesAfter = (row: GoingOn[K]) => {
    const states = Array.from({ length: choose(1, 1, 2, 3) }, () => {
      row = choose(row, later(row));
      return row;
    });
    return { states, last: row };
  };
  const first = rows.filter((_row, at) => at % 2 === 0);
  const others = rows.filter((_row, at) => at % 2 === 1);
  const second = first.map(statesAfter);
  const third = [...others, ...second.map(({ last }) => last)].map(statesAfter);
  return [
    first,
    [...second.flatMap(({ states }) => states), ...others],
    third.flatMap(({ states }) => states),
  ].map((file) => ({ kind, rows: file }) as Batch);
}

export const laterPassage =
  (choose: Choose) =>
  (passage: Passage): Passage => ({
    ...passage,
    exited_at: passage.exited_at ?? choose(null, passage.entered_at + 90_000_000n),
    overstay_amount: choose(0, 50, 999_999_999_999),
  });

export const laterWaybill =
  (choose: Choose) =>
  (waybill: Waybill): Waybill => ({
    ...waybill,
    trips: choose(waybill.trips, 9),
    fares: anyMoney(choose),
    expenses: anyMoney(choose),
  });

const laterStatuses = {
  reserved: ["reserved", "confirmed", "cancelled"],
  confirmed: ["confirmed", "cancelled"],
  cancelled: ["cancelled"],
} as const;

export const laterReservation =
  (choose: Choose) =>
  (reservation: Reservation): Reservation => ({
    ...reservation,
    status: choose(...laterStatuses[reservation.status]),
    seats: choose(reservation.seats, ["C1"], ["C1", "C2", "C3"]),
    amount: anyMoney(choose),
    counter_id: choose(reservation.counter_id, null, ...ids),
    agent_id: choose(reservation.agent_id, null, ...ids),
    passenger_name: choose(reservation.passenger_name, null, "Rahima, K."),
  });
