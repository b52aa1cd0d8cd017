import { compactAmount } from "../../i18n/figures.ts";
import type { ChartDay } from "./charts.ts";

/** A line over days as it is drawn: every place is a share, from 0 at the left and below to 1. */
export type Plot = {
  ticks: readonly { label: string; y: number }[];
  points: readonly PlotPoint[];
};

export type PlotPoint = { x: number; y: number; yBefore: number | null };

/** The line starts at zero, or below it where a day does. */
export function plotOf(marks: readonly ChartDay[]): Plot {
  const amounts = marks.flatMap(({ amount, before }) => [amount, before?.amount ?? amount]);
  const ticks = axisTicks(Math.min(0, ...amounts), Math.max(0, ...amounts));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const y = (amount: number) => (amount - low) / (high - low);
  return {
    ticks: ticks.map((tick) => ({ label: compactAmount(tick), y: y(tick) })),
    points: marks.map(({ amount, before }, at) => ({
      x: marks.length > 1 ? at / (marks.length - 1) : 0.5,
      y: y(amount),
      yBefore: before ? y(before.amount) : null,
    })),
  };
}

/** The day that is nearest to a place. */
export function nearestPoint(x: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(x * (count - 1))));
}

const round = [1, 2, 2.5, 5, 10];

/** Two or three steps of a round number that hold the lowest and the highest. */
function axisTicks(low: number, high: number): number[] {
  const least = (high - low || 1) / 2;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (round.find((one) => one * power >= least) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
