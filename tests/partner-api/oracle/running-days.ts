import { expect } from "vitest";
import type { Asking } from "./asking.ts";
import { inTurn } from "./choice.ts";
import { edgesFrom, madeUpRecords } from "./made-up-records.ts";
import type { Batch, Records, Rows } from "./records.ts";
import { type Day, daysAfter, type Moment, momentAt, serviceDay } from "./service-day.ts";
import type { AskedDays } from "./today.ts";

const firstDay = "2026-06-01";
const hour = 3_600_000_000n;

/** In this night of Dhaka the clock showed 23:00 to 24:00 twice, and in that one not at all. */
const shownTwice = momentAt("2009-12-31", "23:30:00");
const beforeSkipped = momentAt("2009-06-19", "22:59:59");
const onDay = (days: number, time: string) => momentAt(daysAfter(firstDay, days), time);

const recorded: Moment[] = [
  ...edgesFrom(firstDay),
  ...edgesFrom(daysAfter(firstDay, 7)),
  ...["12:00:00", "12:59:59.999999", "13:00:00"].flatMap((time) => [
    onDay(1, time),
    onDay(8, time),
  ]),
  // A day that begins without a record.
  onDay(16, "15:00:00"),
  onDay(16, "18:30:00"),
  // A weekday that grows silent hour by hour, in the weeks after.
  ...["13:30:00", "18:20:00"].map((time) => onDay(15, time)),
  ...["11:59:59", "12:10:00"].map((time) => onDay(22, time)),
  onDay(29, "09:15:00"),
  // Alone within more than a month on both sides.
  onDay(70, "03:00:00"),
  beforeSkipped,
  beforeSkipped + hour,
];

/** Two companies with records in two weeks one after the other. */
export function twoWeeks(companies: readonly [number, number]): Batch[] {
  const batches = madeUpRecords({ companies, moments: recorded, choose: inTurn() });
  // The second file has its moments with an offset, without which the hour that is shown twice is one.
  return batches.toSpliced(1, 0, { kind: "ticket-sales", rows: companies.flatMap(soldTwice) });
}

const soldTwice = (company_id: number): Rows["ticket-sales"][] =>
  [shownTwice, shownTwice + hour].map((sold_at, at) => ({
    company_id,
    module: "intracity",
    sale_id: 1000 + at,
    sold_at,
    tickets: 3 + at,
    fares: 2550n,
    counter_id: null,
    vehicle_id: null,
    seller_id: null,
    device_id: null,
    stoppage: null,
  }));

const timesOfDay = ["02:59:59.999", "03:00:00", "12:30:00", "13:00:00", "23:59:59.999"];

/** Before, on and after days with records; with one of the two days empty, none and both. */
export const momentsAround = (day: Day): Moment[] =>
  [0, 1, 3, 7, 8, 9].flatMap((days) =>
    timesOfDay.map((time) => momentAt(daysAfter(day, days), time)),
  );

export const everyMoment: Moment[] = [
  ...momentsAround(firstDay),
  ...momentsAround(daysAfter(firstDay, 7)),
  ...[101, 102, 70].map((days) => onDay(days, "03:00:00")),
  onDay(102, "02:59:59"),
  ...["09:59:59", "10:59:59", "12:30:00", "13:00:00", "14:00:00", "19:00:00"].flatMap((time) =>
    [22, 29, 36, 43].map((days) => onDay(days, time)),
  ),
  shownTwice,
  shownTwice + hour,
  shownTwice + 2n * hour,
  shownTwice + 7n * 24n * hour,
  beforeSkipped,
  beforeSkipped + hour,
  beforeSkipped + 7n * 24n * hour,
];

/** Days that are over and spans, those across both changes of the clock among them. */
export const everySpan: AskedDays[] = [
  ...[onDay(9, "13:00:00"), onDay(10, "02:59:59.999")].flatMap((now) => spansAt(now)),
  ...spansAt(onDay(30, "03:00:00")),
  ...spansAt(shownTwice + hour),
  ...spansAt(shownTwice + 4n * 24n * hour),
  ...spansAt(shownTwice + 10n * 24n * hour),
  ...spansAt(beforeSkipped + hour),
  ...spansAt(beforeSkipped + 4n * 24n * hour),
  ...spansAt(beforeSkipped + 10n * 24n * hour),
  // The newest record is as old as it may be, and older.
  { now: onDay(101, "03:00:00"), days: 2 },
  { now: onDay(102, "03:00:00"), days: 2 },
  // All records of the span are of hours that have yet to begin.
  { now: momentAt("2009-12-31", "13:00:00"), days: 2 },
];

/** The days asked at a moment: the running one and days before it, alone and as the last of some. */
function spansAt(now: Moment): AskedDays[] {
  const today = serviceDay(now);
  const ends = [0, -1, -4, -400].map((days) => daysAfter(today, days));
  return [
    ...ends.map((day) => ({ now, day })),
    ...[2, 3, 7].flatMap((days) => [{ now, days }, ...ends.map((day) => ({ now, day, days }))]),
  ];
}

/** Every other moment is asked without row-level security. */
export const askRunningDays = (
  asking: Asking,
  records: Records,
  companies: readonly number[],
  moments: readonly Moment[],
) =>
  askDays(
    asking,
    records,
    companies,
    moments.map((now) => ({ now })),
  );

export async function askDays(
  asking: Asking,
  records: Records,
  companies: readonly number[],
  spans: readonly AskedDays[],
) {
  for (const [at, span] of spans.entries()) {
    const checks = at % 2 === 0 ? 2 : 1;
    const { answered, expected } = await asking.askToday(records, companies, span, checks);
    expect(answered).toStrictEqual(expected);
  }
}
