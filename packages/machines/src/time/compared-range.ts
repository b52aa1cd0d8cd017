import { addDays, apiDate, dayOf, daysBetween } from "./calendar-day.ts";
import type { DateRange } from "./date-range.ts";
import { rangeAlert } from "./date-range.ts";
import { previousRange, serviceDays } from "./reporting-window.ts";

/** What a range is compared with: the range before, or the same days a week, a month or a year earlier. */
export const comparisonPeriods = ["before", "week", "month", "year"] as const;
export type ComparisonPeriod = (typeof comparisonPeriods)[number];

/** The range that another is set against; none where it would be refused or hold days of both. */
export function comparedRange(range: DateRange, comparing: ComparisonPeriod): DateRange | null {
  const days = serviceDays(range);
  if (!days || rangeAlert(range) !== null) return null;
  if (comparing === "before") return previousRange(range);
  const from = counterpart(days.first, comparing, days.count);
  const end = addDays(counterpart(days.last, comparing, days.count), 1);
  const earlier = { from, to: range.from === range.to ? from : end };
  return end <= range.from && rangeAlert(earlier) === null ? earlier : null;
}

/**
 * The days of a range by those that they are set against. A day without its like, such as a 31st after
 * a month of 30 days, is set against the last of that month where no other day is.
 */
export function counterparts(
  range: DateRange,
  comparing: ComparisonPeriod,
): ReadonlyMap<string, string> {
  const days = serviceDays(range);
  const earlier = comparedRange(range, comparing);
  const found = new Map<string, string>();
  if (!days || !earlier) return found;
  const shift = daysBetween(earlier.from, range.from);
  for (let nth = 0; nth < days.count; nth++) {
    const day = addDays(days.first, nth);
    const before =
      comparing === "before" ? addDays(day, -shift) : counterpart(day, comparing, days.count);
    if (!found.has(before)) found.set(before, day);
  }
  return found;
}

/** As many whole weeks earlier as a range is long, or a month or a year; the last day of a shorter month. */
function counterpart(
  day: string,
  comparing: Exclude<ComparisonPeriod, "before">,
  length: number,
): string {
  if (comparing === "week") return addDays(day, -7 * Math.ceil(length / 7));
  return apiDate(dayOf(day).subtract(1, comparing).valueOf());
}
