import type { Difference } from "./finding.ts";
import { fieldOf, rowsOf } from "./rows.ts";

/** `to_date` is the day after the last. */
export type Range = { from_date: string; to_date: string };

const hour = 3_600_000;

export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);

/** By the clock on the wall: before 03:00 it is the day before. A formatter is dear, and made once. */
export function serviceDayIn(timeZone: string): (at: number) => string {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (at) => {
    const [day = "", time = ""] = clock.format(at).split(" ");
    return time < "03:00" ? plusDays(day, -1) : day;
  };
}

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

/** The fields that decide the service day of a row, of which a row has one at most. */
const dayFields = ["date", "entered_at", "issued_at", "departs_at", "at"];

type Dated = { at: string; day: string };

/** The service days of the rows, as far as they say them; without a time zone, no moment is in a service day. */
export function daysIn(data: unknown, timeZone: string | undefined): Dated[] {
  const { at, rows } = rowsOf(data) ?? { at: "", rows: [] };
  const dayOf = timeZone === undefined ? () => undefined : serviceDayIn(timeZone);
  return rows.flatMap((row, index) => {
    const field = dayFields.find((name) => typeof fieldOf(row, name) === "string");
    if (!field) return [];
    const value = String(fieldOf(row, field));
    const day = field === "date" ? value : dayOf(Date.parse(value));
    return day ? [{ at: `${at}[${index}].${field}`, day }] : [];
  });
}

/** Rows of days that were not requested, listed at the first. */
export function outside(days: Dated[], { from_date, to_date }: Range): Difference[] {
  const wrong = days.filter(({ day }) => day < from_date || day >= to_date);
  const [first] = wrong;
  if (!first) return [];
  const last = plusDays(to_date, -1);
  return [
    {
      at: first.at,
      ...(wrong.length > 1 && { more: wrong.length - 1 }),
      expected: from_date === last ? last : `a service day from ${from_date} to ${last}`,
      came: first.day,
      fix: "A range runs from 03:00 on from_date to 03:00 on to_date.",
    },
  ];
}
