import type { DateRange } from "machines/time/date-range";
import * as english from "machines/time/reporting-week";
import { serviceDays } from "machines/time/reporting-window";
import { inDigits } from "../../numbers/digits.ts";
import { notAvailable } from "./frame.ts";

/** As the calendar has them. */
const inBangla = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("bn-u-nu-latn", { ...options, timeZone: "UTC" });
const days = inBangla({ day: "numeric", month: "long" });
const shortDays = inBangla({ day: "numeric", month: "short" });
const weekdays = inBangla({ weekday: "long" });

/** A table shows the same date in thousands of cells. */
const labels = new Map<string, string>();

/** Of the hours from midnight on, until when they are called so. */
const partsOfDay = [
  [4, "রাত"],
  [6, "ভোর"],
  [12, "সকাল"],
  [15, "দুপুর"],
  [18, "বিকাল"],
  [20, "সন্ধ্যা"],
  [24, "রাত"],
] as const;

/** '২৩.১১.২০২৬ রাত ৯:৩৯' of '23.11.2026 09:39 PM', with its date or without. */
export function timeLabel(time: string): string {
  const label = time.replace(/0?(\d+):(\d\d) ([AP])M$/, (_, shown, minutes, half) => {
    const hour = (shown % 12) + (half === "P" ? 12 : 0);
    const part = partsOfDay.find(([until]) => hour < until)?.[1];
    return `${part} ${shown}:${minutes}`;
  });
  return inDigits(label);
}

/** '২৩ নভেম্বর ২০২৬' */
export function dateLabel(date: string): string {
  const known = labels.get(date);
  if (known !== undefined) return inDigits(known);
  if (!isDate(date)) return notAvailable;
  const label = `${days.format(Date.parse(date))} ${Number(date.slice(0, 4))}`;
  labels.set(date, label);
  return inDigits(label);
}

/** 'সোমবার, ২৩ নভেম্বর' */
export function dayLabel(date: string): string {
  return isDate(date) ? `${weekdayLabel(date)}, ${monthDay(date)}` : notAvailable;
}

/** 'সোমবার'; empty for what is not a date. */
export function weekdayLabel(date: string): string {
  return isDate(date) ? weekdays.format(Date.parse(date)) : "";
}

/** '২৩ নভেম্বর'; empty for what is not a date. */
export function monthDay(date: string): string {
  return isDate(date) ? inDigits(days.format(Date.parse(date))) : "";
}

/** '২৭ নভে' */
export function shortDay(date: string): string {
  return inDigits(shortDays.format(Date.parse(date)));
}

/** How many service days a range holds, and which they are; empty for what is no range. */
export function daysLabel(range: DateRange): string {
  const days = serviceDays(range);
  if (!days) return "";
  const { count, first, last } = days;
  const which = count === 1 ? dateLabel(first) : `${dateLabel(first)} থেকে ${dateLabel(last)}`;
  return inDigits(`${count} দিন: ${which}`);
}

/** Its days, and when it ends; empty for what is no range. */
export function rangeLabel(range: DateRange): string {
  const days = serviceDays(range);
  if (!days) return "";
  return inDigits(`${daysLabel(range)}, ${dateLabel(days.end)} ভোররাত 3:00টা পর্যন্ত`);
}

const isDate = (date: string) => english.weekdayLabel(date) !== "";
