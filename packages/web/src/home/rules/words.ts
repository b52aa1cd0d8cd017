import type { Module } from "partner-sdk";
import { weekdayLabel } from "#words/dates";
import * as words from "#words/day";
import { timeOfDay } from "../../i18n/clock.ts";
import { count } from "../../i18n/figures.ts";
import { dayOfModule } from "../../reports/definitions/day.ts";

/** '9:00 AM' of an hour of the service day, which begins at 03:00. */
export function hourLabel(hour: number): string {
  return timeOfDay(`${String((hour + 3) % 24).padStart(2, "0")}:00`);
}

export { monthDay as monthDayOf } from "#words/dates";

/** How many hours of the service day are over at a time of the clock. */
export function hoursUntil(time: string): number {
  return (Number(/^\d{2}/.exec(time)?.[0] ?? 3) + 21) % 24;
}

/** 'last Saturday until 2:00 PM'; null while there is nothing to compare. */
export function comparedTo(comparedDay: string, comparedUntil: string): string | null {
  const time = timeOfDay(comparedUntil);
  const weekday = weekdayLabel(comparedDay);
  if (!time || !weekday || comparedUntil === "03:00") return null;
  return words.lastUntil(weekday, time);
}

/** '528 tickets' */
export function counted(value: unknown, module: Module): string {
  return words.counted[dayOfModule[module].counted](count(value));
}
