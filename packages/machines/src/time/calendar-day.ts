import dayjs, { type Dayjs } from "dayjs";
import utcPlugin from "dayjs/plugin/utc.js";
import { dayNumber } from "./date-range.ts";

dayjs.extend(utcPlugin);

export const millisecondsPerDay = 86_400_000;

/** A time counted in UTC, where every day has 24 hours. */
export function utc(time: number): Dayjs {
  // Its own locale, so that one set elsewhere turns no digit of a date that goes to the API.
  return dayjs(time, { utc: true, locale: "en" });
}

/** A YYYY-MM-DD date; not valid for what is not a date of the calendar. */
export function dayOf(date: string): Dayjs {
  return utc(dayNumber(date) * millisecondsPerDay);
}

/** YYYY-MM-DD, as the API writes the day of a time in UTC; empty for one that is not valid. */
export function apiDate(time: number): string {
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
}

/** The date that is so many days after another; empty for what is not a date. */
export function addDays(date: string, days: number): string {
  return apiDate((dayNumber(date) + days) * millisecondsPerDay);
}

/** How many days the second date is after the first; not a number for what is not a date. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
