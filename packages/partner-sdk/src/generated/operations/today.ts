// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * The running service day of every allowed company, beside the same day last week.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `today`. One entry for each company and
 * module of `allowed_companies`, with records or without.
 *
 * **Figures.** `total_count` and `total_amount` are tickets and fares; for toll_plaza, entries and what they
 * paid on entry; for waybill, waybills and their net amount, which may be negative; for intercity, the seats
 * and amounts of reservations that are not cancelled. A record counts in the hour in which the ticket was
 * sold, the reservation made, the vehicle entered or the waybill issued, whenever it reaches the host; when
 * it is corrected, the figures of that hour change.
 *
 * **Comparing.** `last_week` is the service day seven days earlier. `until` has the figures of a day from
 * 03:00 to `compared_until`, a time of the same clock for both days, so that a part of an hour is never set
 * against a whole one. It is at most the time of `at`; a host that keeps its figures by hour names the last
 * full hour. At 03:00 nothing can be compared yet.
 *
 * **Hours** are those that the clock shows in the reporting time zone, the first from 03:00 to 04:00. `today` has
 * them up to the running one, which is not over, `last_week` all 24. In a night in which the clocks change,
 * an hour that the clock shows twice holds the records of both, and one that it skips holds none.
 */
export const getToday = {
  method: "GET",
  path: "/api/today",
  feature: "today",
} as const;
