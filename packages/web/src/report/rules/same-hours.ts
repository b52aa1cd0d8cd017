import type { DateRange } from "machines";
import { type Comparing, counterparts, plusDays, serviceDays } from "machines/formats";
import * as words from "#words/report";
import type { SameHours } from "../../modules/day.ts";
import type { Report } from "../../modules/report.ts";
import { isDaily } from "./pictures.ts";

type Compared = { range: DateRange; comparing: Comparing };

/** Whether a range ends with the running day, which is set against the day a week before it and told up to an hour. */
export function hasSameHours(
  report: Report,
  { range, comparing }: Compared,
  fields: Readonly<Record<string, string>>,
  today: string,
): boolean {
  const days = counterparts(range, comparing);
  const isLast = serviceDays(range)?.last === today;
  const isTold = report.day !== undefined && days.get(plusDays(today, -7)) === today;
  // Of more days, only a summary says what the last one has.
  const isApart = days.size === 1 || isDaily(report);
  return isLast && isTold && isApart && !Object.values(fields).some(Boolean);
}

/** 'Against last Saturday until 2:00 PM: Tickets +12 (+2.5%), Fares +310.00 (+3.1%)' */
export function sameHoursInWords({ until, against, totals }: SameHours): string {
  const changes = totals.map(({ title, change, share }) => `${title} ${change} (${share})`);
  return words.againstUntil(against, until, changes.join(", "));
}
