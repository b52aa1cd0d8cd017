import { daysBetween, plusDays } from "./calendar-day.ts";

/** A window from 03:00 on one day to 03:00 on the other, as YYYY-MM-DD; equal dates mean that one day. */
export type DateRange = { from_date: string; to_date: string };

/**
 * The service days from one to another, both included. A range ends at 03:00 on its `to_date`, so that is the day after.
 * @example days("2026-06-29", "2026-06-30"); // { from_date: "2026-06-29", to_date: "2026-07-01" }
 */
export function days(from: string, lastIncluded: string): DateRange {
  if (daysBetween(from, lastIncluded) < 0) {
    throw new RangeError(`${lastIncluded} is before ${from}.`);
  }
  return { from_date: from, to_date: plusDays(lastIncluded, 1) };
}

/**
 * All service days of a month.
 * @example month("2026-06"); // { from_date: "2026-06-01", to_date: "2026-07-01" }
 */
export function month(yearAndMonth: string): DateRange {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(yearAndMonth)) {
    throw new RangeError(`${yearAndMonth} is not a month in the form YYYY-MM.`);
  }
  const from_date = `${yearAndMonth}-01`;
  // The 32nd day of a month is always in the next one.
  return { from_date, to_date: `${plusDays(from_date, 31).slice(0, 7)}-01` };
}

/**
 * The service day that runs at a time: before 03:00 it is the day before. `getUser` may answer with the host's time zone.
 * @example serviceDay(new Date(), "Asia/Dhaka");
 */
export function serviceDay(at: Date | number, timeZone: string): DateRange {
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const running = plusDays(date, Number(parts.hour) < 3 ? -1 : 0);
  return days(running, running);
}
