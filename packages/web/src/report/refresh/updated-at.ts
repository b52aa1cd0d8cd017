import type { ReportingClock } from "machines/formats";

/** The time of figures, with its date once another service day is running. */
export function updatedAt(fetchedAt: number, clock: ReportingClock, now: number): string {
  const isOfToday = clock.serviceDay(fetchedAt) === clock.serviceDay(now);
  return isOfToday ? clock.time(fetchedAt) : clock.timestamp(fetchedAt);
}
