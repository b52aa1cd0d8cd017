import { addDays } from "./calendar-day.ts";
import type { DateRange } from "./date-range.ts";
import { type ReportingWeek, weekStart } from "./reporting-week.ts";

/** Each preset with the key that chooses it, and its range on a service day: none in a week that nobody named. */
const table = [
  { preset: "Today", key: "t", rangeOn: (today) => days(today, 1) },
  { preset: "Yesterday", key: "y", rangeOn: (today) => days(addDays(today, -1), 1) },
  { preset: "Last 7 days", key: "7", rangeOn: (today) => days(addDays(today, -6), 7) },
  {
    preset: "This week",
    key: "w",
    rangeOn: (today, { startsOn }) =>
      startsOn === null ? null : { from: weekStart(today, startsOn), to: addDays(today, 1) },
  },
  {
    preset: "Last week",
    key: "W",
    rangeOn: (today, { startsOn }) =>
      startsOn === null ? null : days(addDays(weekStart(today, startsOn), -7), 7),
  },
  {
    preset: "This month",
    key: "m",
    rangeOn: (today) => ({ from: firstOfMonth(today), to: addDays(today, 1) }),
  },
  {
    preset: "Last month",
    key: "M",
    rangeOn: (today) => {
      const to = firstOfMonth(today);
      return { from: firstOfMonth(addDays(to, -1)), to };
    },
  },
] as const satisfies readonly {
  preset: string;
  key: string;
  rangeOn: (today: string, week: ReportingWeek) => DateRange | null;
}[];

export type Preset = (typeof table)[number]["preset"];

/** A preset where it can be chosen: its words, its key and its range of service days. */
export type AvailablePreset = { preset: Preset; key: string; range: DateRange };

export const presets: readonly Preset[] = table.map(({ preset }) => preset);

/** The presets on a service day, in their order. */
export function availablePresets(today: string, week: ReportingWeek): AvailablePreset[] {
  return table.flatMap(({ preset, key, rangeOn }) => {
    const range = rangeOn(today, week);
    return range ? [{ preset, key, range }] : [];
  });
}

/** A preset's range on a service day; none where it cannot be chosen. */
export function presetRange(preset: Preset, today: string, week = unnamed): DateRange | null {
  return availablePresets(today, week).find((one) => one.preset === preset)?.range ?? null;
}

/** The preset that a range is on a service day; of several, the one that is named, or else the first. */
export function presetOf(
  { from, to }: DateRange,
  today: string,
  week = unnamed,
  named?: Preset,
): Preset | undefined {
  const same = availablePresets(today, week).filter(
    ({ range }) => range.from === from && range.to === to,
  );
  return (same.find(({ preset }) => preset === named) ?? same[0])?.preset;
}

const unnamed: ReportingWeek = { startsOn: null, weekend: [] };

const days = (from: string, count: number): DateRange => ({ from, to: addDays(from, count) });
const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;
