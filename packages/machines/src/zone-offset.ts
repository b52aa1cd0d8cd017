import { millisecondsPerDay } from "./calendar-day.ts";

/** How many milliseconds a zone's clock is ahead of UTC at a time; without a zone, the browser's clock. */
export function zoneOffset(timeZone: string | null): (time: number) => number {
  if (timeZone === null) return (time) => -new Date(time).getTimezoneOffset() * 60_000;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const days = new Map<number, number | "changes">();
  return (time) => {
    if (!(Math.abs(time) < furthest)) return Number.NaN;
    const day = Math.floor(time / millisecondsPerDay);
    const known = days.get(day) ?? offsetOfDay(format, day);
    days.set(day, known);
    return known === "changes" ? offsetAt(format, time) : known;
  };
}

/** Beyond this time, a Date may not hold the end of a day. */
const furthest = 8_640_000_000_000_000 - 2 * millisecondsPerDay;

/** One offset for a day of UTC, unless the zone's clocks change on it. */
function offsetOfDay(format: Intl.DateTimeFormat, day: number): number | "changes" {
  const start = offsetAt(format, day * millisecondsPerDay);
  return start === offsetAt(format, (day + 1) * millisecondsPerDay) ? start : "changes";
}

/** Minus three and a half hours for "1/31/2026, GMT-03:30"; none for "GMT" alone. */
function offsetAt(format: Intl.DateTimeFormat, time: number): number {
  const [, written = ""] = format.format(time).split("GMT");
  const [hours = 0, minutes = 0, seconds = 0] = written.slice(1).split(":").map(Number);
  const size = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return written.startsWith("+") ? size : -size;
}

/** What a host says is a time zone may be none, or one that the browser does not know. */
export function knownZone(name: unknown): string | null {
  if (typeof name !== "string") return null;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return null;
  }
}
