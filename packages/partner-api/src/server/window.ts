import { invalidField } from "../http/http-error.ts";

const mostDays = 32;
const day = 86_400_000;

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

function dayAfter(date: string): string {
  const next = new Date(Date.parse(date) + day);
  const two = (number: number) => String(number).padStart(2, "0");
  const year = String(next.getUTCFullYear()).padStart(4, "0");
  return `${year}-${two(next.getUTCMonth() + 1)}-${two(next.getUTCDate())}`;
}
