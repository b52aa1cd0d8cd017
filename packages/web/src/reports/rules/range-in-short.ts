import type { DateRange } from "machines/time/date-range";
import { type Preset, presetOf } from "machines/time/range-presets";
import type { ReportingWeek } from "machines/time/reporting-week";
import { serviceDays } from "machines/time/reporting-window";
import { shortDay } from "#words/dates";
import * as words from "#words/report";

/** 'Nov 27', or 'Nov 22 – Nov 27'; empty for what is no range. */
export function daysInShort(range: DateRange): string {
  const days = serviceDays(range);
  if (!days) return "";
  const [first, last] = [days.first, days.last].map(shortDay);
  return first === last ? String(first) : words.fromDayTo(String(first), String(last));
}

type On = { today: string; week: ReportingWeek; preset: Preset | undefined };

/** 'Yesterday · Nov 27' of a single day that has a name, otherwise its days. */
export function rangeInShort(range: DateRange, { today, week, preset }: On): string {
  const days = daysInShort(range);
  const named = presetOf(range, today, week, preset);
  const isNamedDay = named === "Today" || named === "Yesterday";
  return isNamedDay ? words.presetOn(words.preset(named), days) : days;
}
