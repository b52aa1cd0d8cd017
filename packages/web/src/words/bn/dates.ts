import type { DateRange } from "machines";
import * as english from "machines/formats";
import { notAvailable } from "./frame.ts";

/** As the calendar has them, and with the digits of the rest of the portal. */
const inBangla = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("bn-u-nu-latn", { ...options, timeZone: "UTC" });
const days = inBangla({ day: "numeric", month: "long" });
const weekdays = inBangla({ weekday: "long" });

/** A table shows the same date in thousands of cells. */
const labels = new Map<string, string>();

/** '23 নভেম্বর 2026' */
export function dateLabel(date: string): string {
  const known = labels.get(date);
  if (known !== undefined) return known;
  if (!isDate(date)) return notAvailable;
  const label = `${monthDay(date)} ${Number(date.slice(0, 4))}`;
  labels.set(date, label);
  return label;
}

/** 'সোমবার, 23 নভেম্বর' */
export function dayLabel(date: string): string {
  return isDate(date) ? `${weekdayLabel(date)}, ${monthDay(date)}` : notAvailable;
}

/** 'সোমবার'; empty for what is not a date. */
export function weekdayLabel(date: string): string {
  return isDate(date) ? weekdays.format(Date.parse(date)) : "";
}

/** '23 নভেম্বর'; empty for what is not a date. */
export function monthDay(date: string): string {
  return isDate(date) ? days.format(Date.parse(date)) : "";
}

/** How many service days a range holds, which they are, and when it ends; empty for what is no range. */
export function rangeLabel(range: DateRange): string {
  const days = english.serviceDays(range);
  if (!days) return "";
  const { count, first, last, end } = days;
  const which = count === 1 ? dateLabel(first) : `${dateLabel(first)} থেকে ${dateLabel(last)}`;
  return `${count} দিন: ${which}, ${dateLabel(end)} রাত 3:00টা পর্যন্ত`;
}

const isDate = (date: string) => english.weekdayLabel(date) !== "";
