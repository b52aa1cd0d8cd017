import { dayLabel } from "machines/formats";

export { dateLabel, dayLabel, rangeLabel, weekdayLabel } from "machines/formats";

/** 'November 19' of a date. */
export const monthDay = (date: string): string => dayLabel(date).split(", ")[1] ?? "";
