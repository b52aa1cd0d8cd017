import { type ReportingClock, reportingClock } from "machines/time/reporting-clock";
import { timeLabel } from "#words/dates";

/** The clock of a time zone, which tells times as the language does. */
export function shownClock(timeZone: unknown): ReportingClock {
  const clock = reportingClock(timeZone);
  return {
    ...clock,
    time: (moment) => timeLabel(clock.time(moment)),
    timestamp: (moment) => timeLabel(clock.timestamp(moment)),
  };
}

/** The time of figures, with its date once another service day is running. */
export function updatedAt(fetchedAt: number, clock: ReportingClock, now: number): string {
  const isOfToday = clock.serviceDay(fetchedAt) === clock.serviceDay(now);
  return isOfToday ? clock.time(fetchedAt) : clock.timestamp(fetchedAt);
}
