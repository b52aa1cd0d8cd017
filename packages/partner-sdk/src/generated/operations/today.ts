// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * The running service day of every allowed company, or another day or week, with the same days a week before.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `today`. One entry for each company and
 * module of `allowed_companies`, with records or without.
 *
 * **Days.** Without parameters, the answer is about the running service day. A host that names `earlier_days`
 * as well takes `day` and `days`: the span of so many service days that ends with `day`, and the span seven
 * days earlier. Each figure is then the sum over the span. A `day` after the running service day, or more than
 * 400 days before it, is refused with a 400.
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
 * full hour. At 03:00 nothing can be compared yet. Of a span that ends with the running day, the last day
 * counts until that time on both sides, and all other days as a whole. Of a span that is over,
 * `compared_until` is null, and `until` has whole days.
 *
 * **Hours** are those that the clock shows in the reporting time zone, the first from 03:00 to 04:00. `today` has
 * them up to the running one, which is not over, `last_week` all 24, and a day that is over all 24 as well. In a
 * night in which the clocks change, an hour that the clock shows twice holds the records of both, and one that it
 * skips holds none. Where `days` is more than 1, `by_day` has a figure for each day in place of `hours`.
 *
 * **Silent** is a company whose `usual_weeks` is 4: it has no record where it had one in each of the last four
 * weeks.
 */
export const getToday = {
  method: "GET",
  path: "/api/today",
  feature: "today",
} as const;
