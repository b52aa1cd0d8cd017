import { millisecondsPerDay } from "./calendar-day.ts";

/** How many milliseconds the clock of a zone is ahead of UTC at a time; without one, the browser's clock. */
export function zoneOffset(format: Intl.DateTimeFormat | null): (time: number) => number {
  if (!format) return (time) => -new Date(time).getTimezoneOffset() * 60_000;
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

/** Writes times with the zone's offset; none where what a host says is a zone is none that the browser knows. */
export function formatIn(zone: unknown): Intl.DateTimeFormat | null {
  if (typeof zone !== "string") return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}
