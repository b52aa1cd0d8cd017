import { invalidField } from "../http/http-error.ts";

const mostDays = 32;
const mostDaysAgo = 400;
const day = 86_400_000;

/** Refuses a day after the running service day, and one that is long over. */
export function refuseDistantDay(asked: string, running: string): void {
  if (asked > running) throw invalidField("day", "The day is after the running service day.");
  if (Date.parse(running) - Date.parse(asked) > mostDaysAgo * day)
    throw invalidField("day", `The day is more than ${mostDaysAgo} days ago.`);
}

/** The date that the clock on the wall shows, and before 03:00 that of the day before. */
export function serviceDayAt(now: Date, timeZone: string): string {
  const format = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  const [date = "", time = ""] = new Intl.DateTimeFormat("sv-SE", format).format(now).split(" ");
  return time < "03:00" ? dayAfter(date, -1) : date;
}

type Asked = { from_date: string; to_date: string };
type Window = { from_date: string; until: string };

/** `until` is the day after the last; equal dates mean that one day. */
export function serviceDayWindow({ from_date, to_date }: Asked): Window {
  if (from_date < "0001" || to_date < "0001")
    throw invalidField("from_date", "There is no year 0.");
  const days = (Date.parse(to_date) - Date.parse(from_date)) / day;
  if (days < 0) throw invalidField("to_date", "The range ends before it begins.");
  if (days > mostDays) throw invalidField("to_date", `The range is longer than ${mostDays} days.`);
  return { from_date, until: days === 0 ? dayAfter(from_date) : to_date };
}

function dayAfter(date: string, days = 1): string {
  const next = new Date(Date.parse(date) + days * day);
  const two = (number: number) => String(number).padStart(2, "0");
  const year = String(next.getUTCFullYear()).padStart(4, "0");
  return `${year}-${two(next.getUTCMonth() + 1)}-${two(next.getUTCDate())}`;
}
