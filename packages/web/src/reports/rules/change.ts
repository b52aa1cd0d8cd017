import { isAmount, isCount, sumOfCounts, sumOfMoney } from "machines/reports/money";
import { leastFactor } from "../../i18n/change.ts";
import type { FigureKind } from "../definitions/report.ts";

/**
 * A change in per cent with one decimal: 'new' where it was zero before, '–' where it still is. So is a gain that reads as
 * a factor, where it was below zero before: no factor makes a gain of a loss.
 */
export type Share = number | "new" | "–";

export function sumOf<Item>(
  items: readonly Item[],
  kind: FigureKind,
  figureOf?: (item: Item) => unknown,
) {
  return kind === "count" ? sumOfCounts(items, figureOf) : sumOfMoney(items, figureOf);
}

/** Whether a cell can show a value as a figure of this kind; what it cannot is in no sum. */
export const isFigureOf = (kind: FigureKind, value: unknown) =>
  kind === "count" ? isCount(value) : isAmount(value);

export function differenceOf(now: unknown, before: unknown, kind: FigureKind): string {
  const { sum: taken } = sumOf([before], kind);
  return sumOf([now, taken.startsWith("-") ? taken.slice(1) : `-${taken}`], kind).sum;
}

export function shareOf(now: unknown, before: unknown, kind: FigureKind): Share {
  const base = unitsOf(before, kind);
  const change = unitsOf(now, kind) - base;
  if (base === 0n) return change === 0n ? "–" : "new";
  const size = base < 0n ? -base : base;
  const [up, sign] = change < 0n ? [-change, -1] : [change, 1];
  const share = (sign * Number((up * 2000n + size) / (size * 2n))) / 10;
  return base < 0n && share >= leastFactor ? "–" : share;
}

function unitsOf(value: unknown, kind: FigureKind): bigint {
  return BigInt(sumOf([value], kind).sum.replace(".", ""));
}
