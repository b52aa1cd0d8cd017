import { daysBetween, plusDays } from "./calendar-day.ts";
import type { CallOptions, PartnerClient } from "./client.ts";
import type { DataOf, InputOf, PathOf, QueryOf } from "./contract.ts";
import type { PagedOperation } from "./pages.ts";
import type { DateRange } from "./ranges.ts";

/** An operation that takes a range of dates. */
export type DatedOperation = {
  [P in PathOf<"GET">]: QueryOf<"GET", P> extends DateRange ? { method: "GET"; path: P } : never;
}[PathOf<"GET">];
/** A dated operation that answers for the whole window at once. */
export type WindowedOperation = Exclude<DatedOperation, PagedOperation>;

/**
 * Splits a range of any length into consecutive windows of at most `maxDays` days.
 * @example [...legalWindows({ from_date: "2026-01-01", to_date: "2026-04-01" })].length; // 3
 */
export function* legalWindows(
  { from_date, to_date }: DateRange,
  maxDays = 31,
): Generator<DateRange, void, undefined> {
  let left = daysBetween(from_date, to_date);
  let start = from_date;
  if (left < 0) throw new RangeError(`${to_date} is before ${from_date}.`);
  if (!(maxDays >= 1)) throw new RangeError("maxDays must be at least 1.");
  do {
    const length = Math.min(Math.floor(maxDays), left);
    const next = plusDays(start, length);
    yield { from_date: start, to_date: next };
    start = next;
    left -= length;
  } while (left > 0);
}

/**
 * Requests a range of any length, one legal window after another. For an operation that answers in pages, take `rowsByWindow`.
 * @example for await (const { window, data } of byWindow(client, getWaybillReport, threeMonths)) keep(data);
 */
export async function* byWindow<Op extends WindowedOperation>(
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
