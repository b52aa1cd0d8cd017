import { daysBetween, plusDays } from "./calendar-day.ts";
import type { CallOptions, PartnerClient } from "./client.ts";
import type { DataOf, InputOf } from "./contract.ts";
import type { OperationThat } from "./operation-that.ts";
import type { DateRange } from "./ranges.ts";

/** An operation that takes a range of dates. */
export interface DatedOperation extends OperationThat<"takes dates"> {}
/** A dated operation that answers for the whole window at once. */
export interface WindowedOperation extends OperationThat<Windowed> {}
type Windowed = "takes dates and has no pages (rowsByWindow reads those with pages)";

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
export async function* byWindow<Op extends OperationThat<Windowed>>(
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
