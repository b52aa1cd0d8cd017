/** Microseconds since 1970, as exact as the database keeps a moment. */
export type Moment = bigint;

/** YYYY-MM-DD. */
export type Day = string;

const reportingZone = "Asia/Dhaka";

const second = 1_000_000n;

/** What the clock on the wall shows, how far it is from UTC, and the service day. */
type WallClock = { day: Day; time: string; offset: string; serviceDay: Day };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  });
  clocks.set(zone, clock);
  return clock;
}

const read = new Map<string, Map<Moment, WallClock>>();

export function wallClock(moment: Moment, zone = reportingZone): WallClock {
  const ofZone = read.get(zone) ?? new Map<Moment, WallClock>();
  read.set(zone, ofZone);
  const known = ofZone.get(moment);
  if (known) return known;
  const parts = new Map(
    clockIn(zone)
      .formatToParts(new Date(Number(moment / 1000n)))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  const time = `${part("hour")}:${part("minute")}:${part("second")}${fraction(moment)}`;
  const clock = {
    day,
    time,
    offset: part("timeZoneName").replace("GMT", "") || "+00:00",
    serviceDay: time < "03" ? daysAfter(day, -1) : day,
  };
  ofZone.set(moment, clock);
  return clock;
}

/** A moment in the answers of the API. */
export function written(moment: Moment, zone = reportingZone): string {
  const { day, time, offset } = wallClock(moment, zone);
  return `${day}T${time}${offset}`;
}

function fraction(moment: Moment): string {
  const digits = String(moment % second)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return digits && `.${digits}`;
}

/** The day on whose 03:00 the service day of a moment begins. */
export const serviceDay = (moment: Moment, zone = reportingZone): Day =>
  wallClock(moment, zone).serviceDay;

export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** `time` is such as 02:59:59 or 02:59:59.999999; of two moments that the clock shows, the first. */
export function momentAt(day: Day, time: string, zone = reportingZone): Moment {
  const [whole = "", rest = ""] = time.split(".");
  const asUtc = BigInt(Date.parse(`${day}T${whole}Z`)) * 1000n + BigInt(rest.padEnd(6, "0"));
  const quarter = 900n * second;
  for (let shift = -14n * 4n; shift <= 14n * 4n; shift += 1n) {
    const moment = asUtc + shift * quarter;
    const shown = wallClock(moment, zone);
    if (shown.day === day && shown.time.slice(0, 8) === whole) return moment;
  }
  throw new Error(`The clock in ${zone} never shows ${day} ${time}.`);
}

/** `until_time` is such as 14:00. */
export type Range = { from_date: Day; to_date: Day; until_time?: string };

/** From 03:00 to 03:00; equal dates are that one service day, whose time may have an end. */
export function isIn(range: Range, moment: Moment): boolean {
  const { from_date } = range;
  const day = serviceDay(moment);
  return day >= from_date && day <= lastDayOf(range) && isBeforeEnd(range, moment);
}

/** Whether the clock showed less than the time until which the last day of a range counts. */
export function isBeforeEnd(range: Range, moment: Moment): boolean {
  const { until_time } = range;
  if (until_time === undefined) return true;
  const last = lastDayOf(range);
  const shown = wallClock(moment);
  const end = `${until_time < "03" ? daysAfter(last, 1) : last} ${until_time}`;
  return `${shown.day} ${shown.time}` < end;
}

export const lastDayOf = ({ from_date, to_date }: Range): Day =>
  from_date === to_date ? from_date : daysAfter(to_date, -1);
