import { dayOf, plusDays } from "./calendar-day.ts";
import type { DateRange } from "./report-request.ts";

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

/** A table has one date in thousands of cells, and dayjs takes a dozen times as long as this. */
const labels = new Map<string, string>();

/** The days of a range; one day where it starts and ends on the same. */
export function rangeLabel({ from, to }: DateRange): string {
  return from === to ? dateLabel(from) : `${dateLabel(from)} - ${dateLabel(to)}`;
}

/** The range with the hours of the reporting window. */
export function rangeLabelWithHours({ from, to }: DateRange): string {
  const end = from === to ? plusDays(to, 1) : to;
  return `${dateLabel(from)}, 3:00 AM to ${dateLabel(end)}, 3:00 AM`;
}

/** DD-MM-YYYY of a YYYY-MM-DD date, as the filter's inputs show it. */
export function inputDate(date: string): string {
  const day = dayOf(date);
  return day.isValid() ? day.format("DD-MM-YYYY") : "";
}
