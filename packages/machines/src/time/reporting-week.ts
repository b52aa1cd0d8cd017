import { addDays, dayOf } from "./calendar-day.ts";

/** The week of the company's country, as far as the host names it. Days count from Sunday, which is 0. */
export type ReportingWeek = { startsOn: number | null; weekend: readonly number[] };

/** What a host says may be neither a day nor a list of days. */
export function reportingWeek(startsOn: unknown, weekend: unknown): ReportingWeek {
  const [start = null] = daysNamed([startsOn]);
  return { startsOn: start, weekend: Array.isArray(weekend) ? daysNamed(weekend) : [] };
}

export function isWeekend(date: string, { weekend }: ReportingWeek): boolean {
  return weekend.includes(dayOf(date).day());
}

/** The first day of the week that a date is in. */
export function weekStart(date: string, startsOn: number): string {
  return addDays(date, -((dayOf(date).day() - startsOn + 7) % 7));
}

/** 'Saturday'; empty for what is not a date. */
export function weekdayLabel(date: string): string {
  const day = dayOf(date);
  return day.isValid() ? day.format("dddd") : "";
}

const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

function daysNamed(said: readonly unknown[]): number[] {
  return said.map((name) => names.indexOf(String(name))).filter((day) => day >= 0);
}
