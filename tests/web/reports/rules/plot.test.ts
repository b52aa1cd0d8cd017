import { describe, expect, it } from "vitest";
import type { ChartDay } from "web/reports/rules/charts.ts";
import { nearestPoint, plotOf } from "web/reports/rules/plot.ts";

const mark = (amount: number, before: number | null = null): ChartDay => ({
  day: "2026-11-20",
  name: "A day",
  value: String(amount),
  amount,
  before: before === null ? null : { value: String(before), amount: before },
  isOngoing: false,
  isWeekend: false,
});
const axis = (...amounts: number[]) =>
  plotOf(amounts.map((amount) => mark(amount))).ticks.map(({ label, y }) => [label, y]);

describe("the axis of a line", () => {
  it.each([
    [
      [0, 0],
      [
        ["0", 0],
        ["0.5", 1],
      ],
    ],
    [
      [3],
      [
        ["0", 0],
        ["2", 0.5],
        ["4", 1],
      ],
    ],
    [
      [10],
      [
        ["0", 0],
        ["5", 0.5],
        ["10", 1],
      ],
    ],
    [
      [2000],
      [
        ["0", 0],
        ["1K", 0.5],
        ["2K", 1],
      ],
    ],
    [
      [41_000],
      [
        ["0", 0],
        ["25K", 0.5],
        ["50K", 1],
      ],
    ],
    [
      [1_900_000],
      [
        ["0", 0],
        ["1M", 0.5],
        ["2M", 1],
      ],
    ],
    [
      [-10, 90],
      [
        ["−50", 0],
        ["0", 1 / 3],
        ["50", 2 / 3],
        ["100", 1],
      ],
    ],
    [
      [-80],
      [
        ["−100", 0],
        ["−50", 0.5],
        ["0", 1],
      ],
    ],
  ])("of %j has round steps from zero on", (amounts, ticks) => {
    expect(axis(...amounts)).toEqual(ticks);
  });
});

describe("the points of a line", () => {
  it("lie as far from each other as their days, and as high as their figures", () => {
    expect(plotOf([mark(0), mark(50, 100), mark(100)]).points).toEqual([
      { x: 0, y: 0, yBefore: null },
      { x: 0.5, y: 0.5, yBefore: 1 },
      { x: 1, y: 1, yBefore: null },
    ]);
  });

  it("are in the middle where there is one, and leave room for what they are set against", () => {
    expect(plotOf([mark(50, 200)]).points).toEqual([{ x: 0.5, y: 0.25, yBefore: 1 }]);
    expect(plotOf([]).points).toEqual([]);
  });

  it("are asked for by the place that is nearest", () => {
    expect([-0.2, 0, 0.24, 0.26, 0.9, 1.3].map((x) => nearestPoint(x, 3))).toEqual([
      0, 0, 0, 1, 2, 2,
    ]);
    expect([nearestPoint(0.7, 1), nearestPoint(0.7, 0)]).toEqual([0, -1]);
  });
});
