import * as words from "#words/day";
import { money } from "../../i18n/figures.ts";
import type { CompanyDay } from "./today.ts";
import { hourLabel, hoursUntil } from "./words.ts";

/** The hours of two days as lines in a box of 100 by 20. */
export type HoursChart = { today: string; lastWeek: string; words: string };

export const box = { width: 100, height: 20 };

/** Today's line ends with the last full hour: a part of an hour would look like a fall. */
export function hoursChart(
  { today, lastWeek }: CompanyDay,
  comparedUntil: string,
  weekday: string,
): HoursChart | null {
  const now = today.hours.amounts.slice(0, hoursUntil(comparedUntil));
  const before = lastWeek.hours.amounts;
  const all = [...now, ...before];
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  if (high === low) return null;
  const points = (amounts: readonly number[]) =>
    amounts.map((amount, hour) => {
      const x = (hour / 23) * box.width;
      const y = ((high - amount) / (high - low)) * box.height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    });
  const line = points(now);
  return {
    // A line of one point shows nothing, one from a point to itself a dot.
    today: (line.length === 1 ? [...line, ...line] : line).join(" "),
    lastWeek: points(before).join(" "),
    words: [most(words.todayInHours, now), most(words.lastWeekday(weekday), before)]
      .filter(Boolean)
      .join("; "),
  };
}

/** 'today at most 1,260.00 from 9:00 AM' */
function most(when: string, amounts: readonly number[]): string | null {
  const best = Math.max(0, ...amounts);
  return best > 0 ? words.most(when, money(best), hourLabel(amounts.indexOf(best))) : null;
}
