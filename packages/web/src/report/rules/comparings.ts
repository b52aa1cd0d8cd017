import type { DateRange } from "machines";
import {
  type Comparing,
  comparedRange,
  comparings,
  serviceDays,
  weekdayLabel,
} from "machines/formats";

export function isComparing(value: string | null): value is Comparing {
  return comparings.some((one) => one === value);
}

/** What a range can be compared with; a single day first of all with its weekday. */
export function comparingsOf(range: DateRange): { comparing: Comparing; title: string }[] {
  const order = countOf(range) === 1 ? oneDayFirst : comparings;
  return order
    .filter((comparing) => comparedRange(range, comparing) !== null)
    .map((comparing) => {
      const words = comparedInWords(range, comparing);
      return { comparing, title: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
    });
}

/** 'the 7 days before', 'the same weekday a week earlier' */
export function comparedInWords(range: DateRange, comparing: Comparing): string {
  const count = countOf(range);
  const [day, weekday] = count === 1 ? ["day", "weekday"] : ["days", "weekdays"];
  if (comparing === "before") return count === 1 ? "the day before" : `the ${count} days before`;
  if (comparing !== "week") return `the same ${day} a ${comparing} earlier`;
  const weeks = Math.ceil(count / 7);
  return weeks > 1
    ? `the same weekdays ${weeks} weeks earlier`
    : `the same ${weekday} a week earlier`;
}

/** What nobody would expect of two ranges that are compared: other weekdays, or more days; empty where they are alike. */
export function unlikeInWords(range: DateRange, earlier: DateRange): string {
  const [own, other] = [range, earlier].map(countOf);
  const [weekday, otherWeekday] = [range, earlier].map(({ from }) => weekdayLabel(from));
  const isOneDay = own === 1 && other === 1;
  const begins = isOneDay
    ? `A ${weekday} is compared with a ${otherWeekday}.`
    : `This range begins on a ${weekday}, the other on a ${otherWeekday}.`;
  return [
    ...(weekday === otherWeekday ? [] : [begins]),
    ...(own === other ? [] : [`It has ${inDays(own)}, the other ${inDays(other)}.`]),
  ].join(" ");
}

const oneDayFirst: readonly Comparing[] = ["week", "before", "month", "year"];

const countOf = (range: DateRange) => serviceDays(range)?.count ?? 0;
const inDays = (count = 0) => (count === 1 ? "1 day" : `${count} days`);
