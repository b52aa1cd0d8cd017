import type { DateRange } from "./report.ts";
import { dayNumber, mostDays } from "./report-filter.ts";

export const presets = ["Today", "Yesterday", "Last 7 days", "This month"] as const;
export type Preset = (typeof presets)[number];

/** The day that is being reported: before 03:00 it is still the day before. */
export function serviceDay(now: Date): string {
  const today = isoDate(now);
  return isBeforeWindow(now) ? plusDays(today, -1) : today;
}

/** Whether the clock is between midnight and 03:00, when the day before goes on. */
export function isBeforeWindow(now: Date): boolean {
  return now.getHours() < 3;
}

/** From 03:00 on the service day to 03:00 on the next. */
export function reportingWindow(now: Date): DateRange {
  return presetRange("Today", now);
}

/** A preset's range of service days, cut to the last `maxDays` of them. */
export function presetRange(preset: Preset, now: Date, maxDays = mostDays): DateRange {
  const day = serviceDay(now);
  const end = preset === "Yesterday" ? day : plusDays(day, 1);
  const days = { Today: 1, Yesterday: 1, "Last 7 days": 7, "This month": Number(day.slice(8)) };
  return { from: plusDays(end, -Math.min(days[preset], maxDays)), to: end };
}

/** The preset that a range is at this moment, the shortest where several are the same. */
export function presetOf({ from, to }: DateRange, now: Date): Preset | undefined {
  return presets.find((preset) => {
    const range = presetRange(preset, now);
    return range.from === from && range.to === to;
  });
}

/** The range of the same length that ends where this one starts; none for what is no range. */
export function previousRange(range: DateRange): DateRange | null {
  return shifted(range, -1);
}

/** The range of the same length that starts where this one ends, unless it lies ahead of today. */
export function nextRange(range: DateRange, now: Date): DateRange | null {
  const next = shifted(range, 1);
  return next && next.from <= serviceDay(now) ? next : null;
}

/** Whether a range's last service day was not over at a moment. */
export function isRunning({ from, to }: DateRange, moment: Date): boolean {
  return (to > from ? to : plusDays(from, 1)) > serviceDay(moment);
}

/** Ranges of at most `maxDays` that follow one another from end to end. */
export function splitRange({ from, to }: DateRange, maxDays = mostDays): DateRange[] {
  const parts = Math.max(1, Math.ceil((dayNumber(to) - dayNumber(from)) / maxDays));
  return Array.from({ length: parts }, (_, index) => ({
    from: plusDays(from, index * maxDays),
    to: index === parts - 1 ? to : plusDays(from, (index + 1) * maxDays),
  }));
}

/** The date that is so many days after another; nothing after what is no date. */
export function plusDays(date: string, days: number): string {
  const day = dayNumber(date) + days;
  return Number.isNaN(day) ? "" : new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** How many days the second date is after the first; not a number for what is no date. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** YYYY-MM-DD of a moment, as the clock on the wall has it. */
export function isoDate(moment: Date): string {
  return [
    String(moment.getFullYear()).padStart(4, "0"),
    String(moment.getMonth() + 1).padStart(2, "0"),
    String(moment.getDate()).padStart(2, "0"),
  ].join("-");
}

function shifted({ from, to }: DateRange, direction: 1 | -1): DateRange | null {
  const days = direction * Math.max(1, dayNumber(to) - dayNumber(from));
  return Number.isNaN(days) ? null : { from: plusDays(from, days), to: plusDays(to, days) };
}
