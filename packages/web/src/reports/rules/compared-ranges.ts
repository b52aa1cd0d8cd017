import { addDays } from "machines/time/calendar-day";
import {
  type ComparisonPeriod,
  comparedRange,
  comparisonPeriods,
  counterparts,
} from "machines/time/compared-range";
import type { DateRange } from "machines/time/date-range";
import type { ReportingClock } from "machines/time/reporting-clock";
import { isRunning, serviceDays } from "machines/time/reporting-window";
import { dateLabel, daysLabel, rangeLabel, weekdayLabel } from "#words/dates";
import * as words from "#words/report";
import { timeOfDay } from "../../i18n/clock.ts";
import { daysInShort } from "./range-in-short.ts";

/** Two ranges that are compared: each as far as it counts, its last day until a time HH:mm where one of them goes on. */
export type ComparedRanges = { range: DateRange; before: DateRange; until: string | null };

type At = { at: number; clock: ReportingClock; hasSameHours: boolean };

/** What is compared at a time; null where nothing is: a part of a range is never set against a whole one. */
export function comparedRanges(
  range: DateRange | null,
  comparing: ComparisonPeriod,
  { at, clock, hasSameHours }: At,
): ComparedRanges | null {
  if (!range) return null;
  const today = clock.serviceDay(at);
  if (isRunning(range, today)) {
    const hour = `${clock.wallTime(at).slice(11, 13)}:00`;
    return hasSameHours ? sameHours(range, comparing, { today, hour }) : null;
  }
  const before = comparedRange(range, comparing);
  return before && { range, before, until: null };
}

/** At which a service day begins. */
const start = "03:00";

/** A range that goes on and the one before, both up to the same hour; null where no day is set against the running one, or its first hour is not over. */
export function sameHours(
  range: DateRange,
  comparing: ComparisonPeriod,
  { today, hour }: { today: string; hour: string },
): ComparedRanges | null {
  const before = comparedRange(range, comparing);
  const pair = [...counterparts(range, comparing)].find(([, day]) => day === today);
  if (!before || !pair || (range.from === today && hour === start)) return null;
  if (serviceDays(range)?.last === today) return { range, before, until: hour };
  return {
    range: { from: range.from, to: addDays(today, 1) },
    before: { from: before.from, to: addDays(pair[0], 1) },
    until: hour,
  };
}

/** '1 day: November 20, 2026, until 2:00 PM on November 20, 2026' */
export function earlierRangeInWords({ before, until }: ComparedRanges): string {
  if (until === null) return rangeLabel(before);
  return words.daysUntil(daysLabel(before), timeOfDay(until), dateLabel(dayAt(before, until)));
}

/** 'vs. Nov 15 – Nov 20', or 'vs. Nov 20 until 2:00 PM' */
export function versusInShort({ before, until }: ComparedRanges): string {
  const days = daysInShort(before);
  return until === null ? words.versus(days) : words.versusHour(days, timeOfDay(until));
}

/** What nobody would expect of two ranges, and until when they count where one of them goes on. */
export function comparisonNote({ range, before, until }: ComparedRanges): string {
  const unlike = unlikeRangesInWords(range, before);
  if (until === null) return unlike;
  const both = words.sameHours(timeOfDay(until), dateLabel(dayAt(range, until)));
  return [unlike, both].filter(Boolean).join(" ");
}

/** The date of the calendar on which the last day of a range shows a time. */
function dayAt(range: DateRange, until: string): string {
  const { last = "", end = "" } = serviceDays(range) ?? {};
  return until < start ? end : last;
}

export function isComparisonPeriod(value: string | null): value is ComparisonPeriod {
  return comparisonPeriods.some((one) => one === value);
}

/** What a range can be compared with; a single day first of all with its weekday. */
export function comparisonOptions(
  range: DateRange,
): { comparing: ComparisonPeriod; title: string }[] {
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
export function unlikeRangesInWords(range: DateRange, earlier: DateRange): string {
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

export const compareParam = "compare";

/** What an address compares with; `1` is what the range before was called. */
export function comparisonFromQuery(query: URLSearchParams): ComparisonPeriod | null {
  const value = query.get(compareParam);
  if (value === "1") return "before";
  return isComparisonPeriod(value) ? value : null;
}
