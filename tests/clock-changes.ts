/** All in milliseconds; the offsets are what the clock on the wall is ahead of UTC. */
export type ClockChange = { at: number; before: number; after: number };

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** Long enough ago that every version of the time zone data has the same for them. */
const years = { from: Date.UTC(2011, 0), until: Date.UTC(2021, 0) };

/** When a zone's clock is put forward or back, by the platform's own formatting. */
export function clockChanges(zone: string): ClockChange[] {
  const { from, until } = years;
  const offset = offsetIn(zone);
  const changes: ClockChange[] = [];
  let before = offset(from);
  // No zone has changed twice within a week.
  for (let at = from; at < until; at += week) {
    const after = offset(at + week);
    if (before !== after) {
      changes.push({
        at: firstMinute(at, at + week, (time) => offset(time) === after),
        before,
        after,
      });
    }
    before = after;
  }
  return changes;
}

function offsetIn(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (time) => {
    const parts = format.format(time).split(/\D+/).map(Number);
    const [month = 0, date = 0, year = 0, hours = 0, minutes = 0, seconds = 0] = parts;
    return Date.UTC(2000 + year, month - 1, date, hours, minutes, seconds) - time;
  };
}

function firstMinute(from: number, until: number, isOver: (time: number) => boolean): number {
  let [low, high] = [from, until];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (isOver(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export type ServiceDay = { day: string; start: number; end: number };

/** The service day of a time around a change: the date on the wall three hours earlier. */
export const serviceDayAround = ({ at, before, after }: ClockChange, time: number): string =>
  dateOf(dayNumber(time + (time < at ? before : after)));

/**
 * The service days around a change, looked for minute by minute: each starts with the first minute that has it or a
 * later one, and ends with the first from which on none has it or an earlier one.
 */
export function serviceDaysAround({ at, before, after }: ClockChange): ServiceDay[] {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let latest = Number.NEGATIVE_INFINITY;
  for (let time = at - 3 * day; time < at + 3 * day; time += 60_000) {
    const number = dayNumber(time + (time < at ? before : after));
    for (let each = Math.max(latest + 1, number - 1); each <= number; each += 1) {
      starts.set(each, time);
    }
    latest = Math.max(latest, number);
    ends.set(number, time + 60_000);
  }
  const changed = dayNumber(at + after);
  return [changed - 1, changed, changed + 1].map((number) => ({
    day: dateOf(number),
    start: starts.get(number) ?? Number.NaN,
    end: ends.get(number) ?? Number.NaN,
  }));
}

/** The moments around a change at which a service day starts or ends, and the second before each, with their days. */
export const edgesAround = (change: ClockChange): { time: number; day: string }[] =>
  [change.at, ...serviceDaysAround(change).flatMap(({ start, end }) => [start, end])]
    .flatMap((time) => [time - 1000, time])
    .map((time) => ({ time, day: serviceDayAround(change, time) }));

/** Every zone whose clock changed in those years. */
export const changingZones = (): { zone: string; changes: ClockChange[] }[] =>
  Intl.supportedValuesOf("timeZone")
    .map((zone) => ({ zone, changes: clockChanges(zone) }))
    .filter(({ changes }) => changes.length > 0);

const dayNumber = (wall: number) => Math.floor((wall - 3 * hour) / day);
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);
