import type { DateRange } from "./report.ts";
import { dayNumber } from "./report-filter.ts";
import { isoDate, plusDays } from "./reporting-window.ts";

/** MMMM D, YYYY of a YYYY-MM-DD date. */
export function dateLabel(date: string): string {
  if (Number.isNaN(dayNumber(date))) return "N/A";
  const [year, month, day] = date.split("-");
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

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
  return Number.isNaN(dayNumber(date)) ? "" : date.split("-").reverse().join("-");
}

/** DD.MM.YYYY hh:mm A of a moment on the clock of this browser; N/A where there is none. */
export function timestamp(moment: string | number | Date | null | undefined): string {
  const date = new Date(moment || Number.NaN);
  if (Number.isNaN(date.getTime())) return "N/A";
  const [year, month, day] = isoDate(date).split("-");
  const hours = String(date.getHours() % 12 || 12).padStart(2, "0");
  const minutes = String(date.getMinutes()).padStart(2, "0");
  return `${day}.${month}.${year} ${hours}:${minutes} ${date.getHours() < 12 ? "AM" : "PM"}`;
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
