import { addDays } from "machines/time/calendar-day";
import type { DateRange } from "machines/time/date-range";
import { serviceDays } from "machines/time/reporting-window";
import { dateLabel } from "#words/dates";
import * as words from "#words/deferred";
import { timeOfDay } from "../../i18n/clock.ts";

/** The days of a range that goes on that are over, or else the day before it. */
export function fullDays(range: DateRange, today: string): DateRange {
  return { from: range.from < today ? range.from : addDays(today, -1), to: today };
}

/** Which hours a range that goes on has yet to come; `now` is YYYY-MM-DD HH:mm:ss. */
export function missingInWords(range: DateRange, now: string): string {
  const end = serviceDays(range)?.end ?? "";
  return words.hoursMissing(timeOfDay(now.slice(11)), dateLabel(now.slice(0, 10)), dateLabel(end));
}
