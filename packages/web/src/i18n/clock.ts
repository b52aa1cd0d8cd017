import { type ReportingClock, reportingClock } from "machines/time/reporting-clock";
import { timeLabel } from "#words/dates";

/** The clock of a time zone, which tells times as the language does. */
export function localizedClock(timeZone: unknown): ReportingClock {
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

/** '2:32 PM' of a time HH:mm of the clock; empty for what is none. */
export function timeOfDay(time: string): string {
  const [, hour = "", minutes = ""] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!minutes) return "";
  const before = Number(hour) < 12;
  return timeLabel(`${Number(hour) % 12 || 12}:${minutes} ${before ? "AM" : "PM"}`);
}
