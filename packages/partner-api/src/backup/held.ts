import type { Backup } from "./backup-format.ts";

const named = [
  ["companies", "company", "companies"],
  ["users", "user", "users"],
  ["trips", "trip", "trips"],
  ["ticket_sales", "ticket sale", "ticket sales"],
  ["toll_passages", "toll passage", "toll passages"],
  ["waybills", "waybill", "waybills"],
  ["coach_trips", "coach trip", "coach trips"],
  ["reservations", "reservation", "reservations"],
] as const;

const written = new Intl.NumberFormat("en");

/** What a backup holds, in words. */
export const heldIn = ({ rows }: Backup) =>
  named
    .map(([table, one, more]) => {
      const count = rows[table] ?? 0;
      return `${written.format(count)} ${count === 1 ? one : more}`;
    })
    .join(", ");
