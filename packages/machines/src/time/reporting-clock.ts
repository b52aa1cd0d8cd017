import { apiDate, utc } from "./calendar-day.ts";
import { formatIn, zoneOffset } from "./zone-offset.ts";

/** The clock that the company's figures go by, wherever the browser is. */
export type ReportingClock = {
  /** An IANA name; null for the browser's own zone. */
  timeZone: string | null;
  /** The day that is being reported, from 03:00 to 03:00. */
  serviceDay(now: Date | number): string;
  /** Whether it is between midnight and 03:00, when the day before goes on. */
  isBeforeWindow(now: Date | number): boolean;
  /** h:mm A of a moment; N/A where there is none. */
  time(moment: Moment): string;
  /** DD.MM.YYYY hh:mm A of a moment; N/A where there is none. */
  timestamp(moment: Moment): string;
  /** YYYY-MM-DD HH:mm:ss of a moment, as files hold it; empty where there is none. */
  wallTime(moment: Moment): string;
};

type Moment = string | number | Date | null | undefined;

const hour = 3_600_000;

/** The clock of a time zone, or the browser's own where it knows none of that name. Make one for each zone: it keeps what it has worked out. */
export function reportingClock(named: unknown): ReportingClock {
  const format = formatIn(named);
  const timeZone = format ? String(named) : null;
  const offset = zoneOffset(format);
  const wall = (time: number) => time + offset(time);
  const wallOf = (moment: Moment) =>
    hasNoOffset(moment) ? instantOf(moment) : wall(instantOf(moment));
  const formatTime = formatterByHour("h:[mm] A");
  const formatTimestamp = formatterByHour("DD.MM.YYYY hh:[mm] A");
  const formatWallTime = formatterByHour("YYYY-MM-DD HH:[mm]:[ss]");
  return {
    timeZone,
    serviceDay: (now) => apiDate(wall(Number(now)) - 3 * hour),
    isBeforeWindow: (now) => utc(wall(Number(now))).hour() < 3,
    time: (moment) => formatTime(wallOf(moment)) || "N/A",
    timestamp: (moment) => formatTimestamp(wallOf(moment)) || "N/A",
    wallTime: (moment) => formatWallTime(wallOf(moment)),
  };
}

/** dayjs formats each hour once, and its minutes are filled in: a table may have ten thousand cells. */
function formatterByHour(format: string): (wall: number) => string {
  const hours = new Map<number, string>();
  return (wall) => {
    if (!(wall >= earliest && wall < latest)) return "";
    const start = Math.floor(wall / hour) * hour;
    const text = hours.get(start) ?? utc(start).format(format);
    hours.set(start, text);
    const seconds = Math.floor((wall - start) / 1000);
    return text
      .replace("mm", () => twoDigits(Math.floor(seconds / 60)))
      .replace("ss", () => twoDigits(seconds % 60));
  };
}

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** The years that have four digits. */
const earliest = Date.UTC(1000, 0);
const latest = Date.UTC(10_000, 0);

/** What moments are sorted by, whichever offsets they have; NaN where there is none. Those without an offset are all on the same clock. */
export function instantOf(moment: Moment): number {
  return new Date(hasNoOffset(moment) ? `${moment}Z` : moment || Number.NaN).getTime();
}

/** Such a moment is in the company's time already. */
function hasNoOffset(moment: Moment): boolean {
  return typeof moment === "string" && /[T ][\d:.]+$/.test(moment);
}
