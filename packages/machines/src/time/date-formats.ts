import { dayOf } from "./calendar-day.ts";
import type { DateRange } from "./date-range.ts";
import { serviceDays } from "./reporting-window.ts";

/** MMMM D, YYYY of a YYYY-MM-DD date. */
export function dateLabel(date: string): string {
  const known = labels.get(date);
  if (known !== undefined) return known;
  const day = dayOf(date);
  if (!day.isValid()) return "N/A";
  const label = day.format("MMMM D, YYYY");
  labels.set(date, label);
  return label;
}

/** dddd, MMMM D of a YYYY-MM-DD date, for a day of these weeks. */
export function dayLabel(date: string): string {
  const day = dayOf(date);
  return day.isValid() ? day.format("dddd, MMMM D") : "N/A";
}

/** A table shows the same date in thousands of cells, and dayjs takes a dozen times as long as this. */
const labels = new Map<string, string>();

/** How many service days a range holds, and which they are; empty for what is no range. */
export function daysLabel(range: DateRange): string {
  const days = serviceDays(range);
  if (!days) return "";
  const { count, first, last } = days;
  return count === 1
    ? `1 day: ${dateLabel(first)}`
    : `${count} days: ${dateLabel(first)} to ${dateLabel(last)}`;
}

/** Its days, and when it ends; empty for what is no range. */
export function rangeLabel(range: DateRange): string {
  const days = serviceDays(range);
  return days ? `${daysLabel(range)}, until 3:00 AM on ${dateLabel(days.end)}` : "";
}

/** DD-MM-YYYY of a YYYY-MM-DD date, as the filter's inputs show it. */
export function inputDate(date: string): string {
  const day = dayOf(date);
  return day.isValid() ? day.format("DD-MM-YYYY") : "";
}
