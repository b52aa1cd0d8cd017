import type { CallOptions, PartnerClient } from "./client.ts";
import type { DataOf, InputOf, PathOf, QueryOf } from "./contract.ts";

/** A window from 03:00 on one day to 03:00 on the other, as YYYY-MM-DD; equal dates mean that one day. */
export type DateRange = { from_date: string; to_date: string };

/** An operation that takes a range of dates. */
export type DatedOperation = {
  [P in PathOf<"GET">]: QueryOf<"GET", P> extends DateRange ? { method: "GET"; path: P } : never;
}[PathOf<"GET">];

const day = 86_400_000;

/**
 * Splits a range of any length into consecutive windows of at most `maxDays` days.
 * @example [...legalWindows({ from_date: "2026-01-01", to_date: "2026-04-01" })].length; // 3
 */
export function* legalWindows(
  { from_date, to_date }: DateRange,
  maxDays = 31,
): Generator<DateRange, void, undefined> {
  const end = timeOf(to_date);
  let start = timeOf(from_date);
  if (end < start) throw new RangeError(`${to_date} is before ${from_date}.`);
  if (!(maxDays >= 1)) throw new RangeError("maxDays must be at least 1.");
  do {
    const next = Math.min(start + Math.floor(maxDays) * day, end);
    yield { from_date: dateOf(start), to_date: dateOf(next) };
    start = next;
  } while (start < end);
}

/**
 * Requests a range of any length, one legal window after another.
 * @example for await (const { window, data } of byWindow(client, getWaybillReport, threeMonths)) keep(data);
 */
export async function* byWindow<Op extends DatedOperation>(
  client: Pick<PartnerClient, "call">,
  operation: Op,
  input: InputOf<Op> & DateRange,
  options?: CallOptions,
): AsyncGenerator<{ window: DateRange; data: DataOf<Op> }, void, undefined> {
  const call = client.call as (...args: unknown[]) => Promise<DataOf<Op>>;
  for (const window of legalWindows(input)) {
    yield { window, data: await call(operation, { ...input, ...window }, options) };
  }
}

function timeOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || dateOf(time) !== date) {
    throw new RangeError(`${date} is not a date in the form YYYY-MM-DD.`);
  }
  return time;
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
