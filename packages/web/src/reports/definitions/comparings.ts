import {
  type ComparisonPeriod,
  comparedRange,
  comparisonPeriods,
} from "machines/time/compared-range";
import type { DateRange } from "machines/time/date-range";
import { serviceDays } from "machines/time/reporting-window";
import { weekdayLabel } from "#words/dates";
import * as words from "#words/report";

export function isComparing(value: string | null): value is ComparisonPeriod {
  return comparisonPeriods.some((one) => one === value);
}

/** What a range can be compared with; a single day first of all with its weekday. */
export function comparingsOf(range: DateRange): { comparing: ComparisonPeriod; title: string }[] {
  const order = countOf(range) === 1 ? oneDayFirst : comparisonPeriods;
  return order
    .filter((comparing) => comparedRange(range, comparing) !== null)
    .map((comparing) => ({
      comparing,
      title: words.earlierAsChoice(comparedInWords(range, comparing)),
    }));
}

/** 'the 7 days before', 'the same weekday a week earlier' */
export function comparedInWords(range: DateRange, comparing: ComparisonPeriod): string {
  return words.earlier[comparing](countOf(range));
}

/** What nobody would expect of two ranges that are compared: other weekdays, or more days; empty where they are alike. */
export function unlikeInWords(range: DateRange, earlier: DateRange): string {
  const [own, other] = [countOf(range), countOf(earlier)];
  const [weekday, otherWeekday] = [weekdayLabel(range.from), weekdayLabel(earlier.from)];
  const isOneDay = own === 1 && other === 1;
  const begins = isOneDay
    ? words.daysUnlike(weekday, otherWeekday)
    : words.rangesUnlike(weekday, otherWeekday);
  return [
    ...(weekday === otherWeekday ? [] : [begins]),
    ...(own === other ? [] : [words.lengthsUnlike(words.days(own), words.days(other))]),
  ].join(" ");
}

const oneDayFirst: readonly ComparisonPeriod[] = ["week", "before", "month", "year"];

const countOf = (range: DateRange) => serviceDays(range)?.count ?? 0;

export const comparedEntry = "compare";

/** What an address compares with; `1` is what the range before was called. */
export function comparingIn(query: URLSearchParams): ComparisonPeriod | null {
  const value = query.get(comparedEntry);
  if (value === "1") return "before";
  return isComparing(value) ? value : null;
}
