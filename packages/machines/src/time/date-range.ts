/** Dates as YYYY-MM-DD: from 03:00 on `from` to 03:00 on `to`. */
export type DateRange = { from: string; to: string };

/** The most days of a range: what a report may lower and none may raise. */
export const maxRangeDays = 31;

/** The text to alert, or null where the range may be fetched. */
export function rangeAlert(range: DateRange | null, maxDays = maxRangeDays): string | null {
  if (!range) return null;
  const days = dayNumber(range.to) - dayNumber(range.from);
  if (days > maxRangeSpan(maxDays)) return `Maximum ${maxRangeSpan(maxDays) - 1} days`;
  return days >= 0 ? null : "From date must be lesser than to date";
}

/** How many days apart a range's dates may be: one day over the most is tolerated. */
export function maxRangeSpan(maxDays = maxRangeDays): number {
  return Math.min(maxDays || maxRangeDays, maxRangeDays) + 1;
}

/** Days since 1970-01-01; not a number for what is not a date of the calendar. */
export function dayNumber(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? Number.NaN
    : time / 86_400_000;
}
