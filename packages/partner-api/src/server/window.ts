import { Refusal } from "./refusal.ts";

const mostDays = 32;
const day = 86_400_000;

/** From 03:00 on the first day to 03:00 on `until`; equal dates are the one window of that day. */
export function windowOf(fromDate: string, toDate: string): { from_date: string; until: string } {
  if (fromDate < "0001" || toDate < "0001") throw wrong("from_date", "There is no year 0.");
  const days = (Date.parse(toDate) - Date.parse(fromDate)) / day;
  if (days < 0) throw wrong("to_date", "The range ends before it begins.");
  if (days > mostDays) throw wrong("to_date", `The range is longer than ${mostDays} days.`);
  return { from_date: fromDate, until: days === 0 ? dayAfter(fromDate) : toDate };
}

function dayAfter(date: string): string {
  const next = new Date(Date.parse(date) + day);
  const two = (number: number) => String(number).padStart(2, "0");
  const year = String(next.getUTCFullYear()).padStart(4, "0");
  return `${year}-${two(next.getUTCMonth() + 1)}-${two(next.getUTCDate())}`;
}

const wrong = (field: string, message: string) =>
  new Refusal(400, { errors: [{ field, message }] });
