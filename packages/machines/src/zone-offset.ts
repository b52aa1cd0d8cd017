import { millisecondsPerDay } from "./calendar-day.ts";

/** How many milliseconds a zone's clock is ahead of UTC at a time; without a zone, the browser's clock. */
export function zoneOffset(timeZone: string | null): (time: number) => number {
  if (timeZone === null) return (time) => -new Date(time).getTimezoneOffset() * 60_000;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const midnights = new Map<number, number>();
  const atMidnight = (day: number) => {
    const offset = midnights.get(day) ?? offsetAt(format, day * millisecondsPerDay);
    midnights.set(day, offset);
    return offset;
  };
  return (time) => {
    if (!(Math.abs(time) < furthest)) return Number.NaN;
    const day = Math.floor(time / millisecondsPerDay);
    const start = atMidnight(day);
    // One offset for a day of UTC, unless the zone's clocks change on it.
    return start === atMidnight(day + 1) ? start : offsetAt(format, time);
  };
}

/** Beyond this time, a Date may not hold the end of a day. */
const furthest = 8_640_000_000_000_000 - 2 * millisecondsPerDay;

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
