import type { ReportingClock } from "machines/time/reporting-clock";
import * as said from "#words/day";
import { timeOfDay } from "../../i18n/clock.ts";
import { inDigits } from "../../i18n/numbers/digits.ts";
import type { CompanyDay } from "./today.ts";
import { hoursUntil, monthDayOf } from "./words.ts";

export type Freshness = {
  words: string;
  /** Whether records came at this time last week, and none came today. */
  isSilent: boolean;
};

export type DayContext = {
  clock: ReportingClock;
  /** By the host's clock, in milliseconds. */
  at: number;
  serviceDay: string;
  comparedUntil: string;
  /** Whether the figures are of now, as far as the portal knows. */
  isCurrent: boolean;
};

/** Fewer tickets, seats, entries or waybills than this last week may have been chance. */
const enough = 5;
const minute = 60_000;
const day = 1440 * minute;

/** How long ago the newest record came, or since when none came that should have. */
export function freshnessOf({ lastWeek, lastRecordAt }: CompanyDay, seen: DayContext): Freshness {
  const { clock, at, serviceDay, comparedUntil, isCurrent } = seen;
  const last = lastRecordAt === null ? Number.NaN : Date.parse(lastRecordAt);
  if (Number.isNaN(last)) {
    const counts = lastWeek.hours.counts.slice(0, hoursUntil(comparedUntil));
    return { words: inDigits(said.noRecordIn31Days), isSilent: sum(counts) >= enough };
  }
  const wall = clock.wallTime(last);
  const isToday = clock.serviceDay(last) === serviceDay;
  const firstEmpty = isToday ? hoursUntil(wall.slice(11)) + 1 : 0;
  const missed = sum(lastWeek.hours.counts.slice(firstEmpty, hoursUntil(comparedUntil)));
  const since = at - last < day ? timeOfDay(wall.slice(11)) : monthDayOf(wall.slice(0, 10));
  if (missed >= enough) return { words: said.noRecordSince(since), isSilent: true };
  const words = isCurrent && at - last < day ? ago(at - last) : said.lastRecord(since);
  return { words, isSilent: false };
}

function ago(time: number): string {
  if (time < minute) return said.justNow;
  const minutes = Math.floor(time / minute);
  return minutes < 60 ? said.minutesAgo(minutes) : said.hoursAgo(Math.floor(minutes / 60));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0);
}
