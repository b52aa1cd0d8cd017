import * as english from "machines/time/date-formats";
import type { DateRange } from "machines/time/date-range";
import { inDigits } from "../../numbers/digits.ts";

export { weekdayLabel } from "machines/time/reporting-week";

/** 'November 19, 2026' of a date. */
export const dateLabel = (date: string): string => inDigits(english.dateLabel(date));

/** 'Thursday, November 19' of a date. */
export const dayLabel = (date: string): string => inDigits(english.dayLabel(date));

/** A time of the clock, with its date or without. */
export const timeLabel = (time: string): string => inDigits(time);

/** 'November 19' of a date. */
export const monthDay = (date: string): string => dayLabel(date).split(", ")[1] ?? "";

const shortDays = new Intl.DateTimeFormat("en", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** 'Nov 27' of a date. */
export const shortDay = (date: string): string => inDigits(shortDays.format(Date.parse(date)));

/** How many service days a range holds, and which they are; empty for what is no range. */
export const daysLabel = (range: DateRange): string => inDigits(english.daysLabel(range));

/** Its days, and when it ends; empty for what is no range. */
export const rangeLabel = (range: DateRange): string => inDigits(english.rangeLabel(range));
