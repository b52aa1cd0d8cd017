import { listIntercityReservations, type Schemas } from "partner-sdk";
import type { Asked, FakeHost } from "partner-sdk/testing";

type Reservation = Schemas["Reservation"];

export const reservation = (number: number, more: Partial<Reservation> = {}): Reservation => ({
  id: number,
  reservation_number: `R-${number}`,
  passenger: { name: `Passenger ${number}` },
  coach: { id: 1, name: "C-1" },
  seats: ["A1"],
  travel_date: "2026-11-21",
  status: "confirmed",
  amount: "100.00",
  ...more,
});

export const reservations = (newest: number) =>
  Array.from({ length: newest }, (_, at) => reservation(newest - at));

/**
 * Serves reservations in pages, two for who scrolls and three for who asks for many. A cursor is how many rows
 * were before it, so that the pages move when a row comes or goes.
 */
export function servesPages(
  host: FakeHost,
  rows: () => readonly Reservation[],
  onAsked: (asked: Asked) => void = () => {},
) {
  host.answers(listIntercityReservations, (asked) => {
    onAsked(asked);
    const from = Number(asked.query.cursor ?? 0);
    const until = from + (asked.query.limit ? 3 : 2);
    return {
      rows: rows().slice(from, until),
      next_cursor: until < rows().length ? String(until) : null,
    };
  });
}
