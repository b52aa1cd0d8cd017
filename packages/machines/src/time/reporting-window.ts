import { addDays, daysBetween } from "./calendar-day.ts";
import type { DateRange } from "./date-range.ts";
import { maxRangeDays } from "./date-range.ts";

/** `end` is the day on which the last of them is over, at 03:00. */
type ServiceDays = { count: number; first: string; last: string; end: string };

/** The service days of a range, one where both dates are equal; none for what is no range. */
export function serviceDays({ from, to }: DateRange): ServiceDays | null {
  const end = from === to ? addDays(from, 1) : to;
  const count = daysBetween(from, end);
  return count > 0 ? { count, first: from, last: addDays(end, -1), end } : null;
}

/** The range of the same length that ends where this one starts; none for what is no range. */
export function previousRange(range: DateRange): DateRange | null {
  return shifted(range, -1);
}

/** The range of the same length that starts where this one ends, unless it lies ahead of today. */
export function nextRange(range: DateRange, today: string): DateRange | null {
  const next = shifted(range, 1);
  return next && next.from <= today ? next : null;
}

/** Whether a range's last service day is not over while `today` is the running one. */
export function isRunning(range: DateRange, today: string): boolean {
  const days = serviceDays(range);
  return days !== null && days.end > today;
}

/** Ranges of at most `maxDays` that follow one another from end to end. */
export function splitRange({ from, to }: DateRange, maxDays = maxRangeDays): DateRange[] {
  const parts = Math.max(1, Math.ceil(daysBetween(from, to) / maxDays));
  return Array.from({ length: parts }, (_, index) => ({
    from: addDays(from, index * maxDays),
    to: index === parts - 1 ? to : addDays(from, (index + 1) * maxDays),
  }));
}

function shifted({ from, to }: DateRange, direction: 1 | -1): DateRange | null {
  const days = direction * Math.max(1, daysBetween(from, to));
  return Number.isNaN(days) ? null : { from: addDays(from, days), to: addDays(to, days) };
}
