import type { Module } from "partner-sdk";
import { weekdayLabel } from "#words/dates";
import { notAvailable } from "#words/frame";
import { type ChangeWords, differenceWords, shareWords } from "../../i18n/change.ts";
import type { FigureKind } from "../../reports/definitions/report.ts";
import { formatValue } from "../../reports/rules/cells.ts";
import { differenceOf, isFigureOf, shareOf, sumOf } from "../../reports/rules/change.ts";
import { type DayContext, freshnessOf } from "./freshness.ts";
import { hoursChart } from "./hours.ts";
import type { CompanyDay, Figures } from "./today.ts";
import { counted, hoursUntil } from "./words.ts";

/** The words of a company's day or of a sum; null until the host answers. All are texts, so that a row knows whether it changed. */
export type DayWords = {
  amount: string;
  count: string;
  /** Against last week; null while there is nothing to compare. */
  direction: ChangeWords["direction"] | null;
  difference: string | null;
  share: string | null;
};

export type RowWords = DayWords & {
  fresh: string;
  isSilent: boolean;
  /** The lines of the hours; null without any figure. */
  hoursToday: string | null;
  hoursLastWeek: string | null;
  hoursInWords: string | null;
};

export type RowContext = DayContext & { comparedDay: string };

export function rowWords(day: CompanyDay, module: Module, seen: RowContext): RowWords {
  const { comparedUntil, comparedDay } = seen;
  const fresh = freshnessOf(day, seen);
  const picture = hoursChart(day, comparedUntil, weekdayLabel(comparedDay));
  return {
    ...dayWords(day, module, comparedUntil),
    fresh: fresh.words,
    isSilent: fresh.isSilent,
    hoursToday: picture?.today ?? null,
    hoursLastWeek: picture?.lastWeek ?? null,
    hoursInWords: picture?.words ?? null,
  };
}

type Sums = { today: SummedFigures; lastWeek: SummedFigures };
type SummedFigures = Pick<Figures, "count" | "amount" | "until">;

export function dayWords(
  { today, lastWeek }: Sums,
  module: Module,
  comparedUntil: string,
): DayWords {
  const [now, before] = [today.until.amount, lastWeek.until.amount];
  const isCompared =
    hoursUntil(comparedUntil) > 0 && isFigureOf("money", now) && isFigureOf("money", before);
  const difference = isCompared
    ? differenceWords(differenceOf(now, before, "money"), "money")
    : null;
  return {
    amount: formatValue(today.amount, "money"),
    count: isFigureOf("count", today.count) ? counted(today.count, module) : notAvailable,
    direction: difference?.direction ?? null,
    difference: difference?.size ?? null,
    share: isCompared ? shareWords(shareOf(now, before, "money")).size : null,
  };
}

/** Of companies of one module; null unless each has an answer. */
export function summed(days: readonly (CompanyDay | null)[]): Sums | null {
  const known = days.filter((day) => day !== null);
  if (known.length < days.length) return null;
  return {
    today: sumOfFigures(known.map(({ today }) => today)),
    lastWeek: sumOfFigures(known.map(({ lastWeek }) => lastWeek)),
  };
}

function sumOfFigures(all: readonly Figures[]): SummedFigures {
  // Without a figure that is none, the others are not the module's.
  const sum = (kind: FigureKind, figureOf: (figures: Figures) => unknown) => {
    const { sum, leftOut } = sumOf(all, kind, figureOf);
    return leftOut.length > 0 ? null : sum;
  };
  return {
    count: sum("count", ({ count }) => count),
    amount: sum("money", ({ amount }) => amount),
    until: {
      count: sum("count", ({ until }) => until.count),
      amount: sum("money", ({ until }) => until.amount),
    },
  };
}
