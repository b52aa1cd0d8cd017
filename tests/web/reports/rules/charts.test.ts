import { describe, expect, it } from "vitest";
import {
  barsOf,
  chartCaption,
  chartDayInWords,
  chartDaysOf,
  extremesOf,
  isDaily,
  mainFigureOf,
  rowsInRange,
} from "web/reports/rules/charts.ts";
import { days, ships, takings } from "./made-reports.ts";

const today = "2026-11-21";
const week = { startsOn: 0, weekend: [5, 6] };
const counterman = (name: string | null, total_fares: unknown) => ({
  counterman: { name },
  total_tickets: 1,
  total_fares,
});
const day = (date: string, total_trips: unknown) => ({ date, total_trips });
const captions = (report: typeof days, rows: object[]) =>
  chartCaption(report, chartDaysOf(report, rows as [], today, week));

describe("what a report is about", () => {
  it("is the total it names, its last money, its last sum, or nothing", () => {
    const mixed = { ...takings, totals: [...takings.totals, ...days.totals] };
    const named = { ...mixed, chartField: "total_tickets" };
    expect([named, mixed, days, ships].map((one) => mainFigureOf(one)?.field)).toEqual([
      "total_tickets",
      "total_fares",
      "total_trips",
      undefined,
    ]);
  });

  it("is its days where a range of dates is asked and a date comes first", () => {
    const [date, trips] = days.columns;
    const later = { ...days, columns: [trips, date] as typeof days.columns };
    expect([days, takings, { ...days, dated: false }, later].map(isDaily)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isDaily({ ...days, columns: [] })).toBe(false);
  });
});

describe("the bars of rows", () => {
  const lengths = (report: typeof takings, rows: object[]) => {
    const bars = barsOf(report, rows as []);
    return bars && [bars.field, ...rows.map((row) => bars.lengthOf(row as never))];
  };

  it("are as long as their figure is beside the largest, and nothing where it is no figure", () => {
    const rows = [counterman("Rahim", "300"), counterman("A", "x"), counterman("Karim", 1200)];
    expect(lengths(takings, [...rows, counterman("B", -5), counterman("C", null)])).toEqual([
      "total_fares",
      0.25,
      0,
      1,
      0,
      0,
    ]);
  });

  it("stand with the figure that the report names", () => {
    const rows = [counterman("Rahim", 1), counterman("Karim", 2)];
    expect(lengths({ ...takings, chartField: "total_tickets" }, rows)).toEqual([
      "total_tickets",
      1,
      1,
    ]);
  });

  it("are none of a single row, of nothing, without a sum, of days, and of one page of a list", () => {
    const two = [counterman("Rahim", 1), counterman("Karim", 2)];
    expect(lengths(takings, two.slice(1))).toBe(null);
    expect(lengths(takings, [counterman("Rahim", 0), counterman("Karim", -1)])).toBe(null);
    expect(lengths({ ...takings, totals: [] }, two)).toBe(null);
    expect(lengths({ ...takings, paged: true }, two)).toBe(null);
    expect(barsOf(days, [day("2026-11-20", 3), day("2026-11-21", 9)])).toBe(null);
  });
});

describe("the marks of a summary's line", () => {
  it("are its days in their order, and those from today on are not over", () => {
    const rows = [
      day("2026-11-22", 1),
      day("2026-11-20", "1203"),
      day("2026-11-21", 9),
      day("2026-11-19", "x"),
    ];
    const [over, soFar] = [{ isOngoing: false }, { isOngoing: true }];
    const alone = { before: null };
    const [working, free] = [{ isWeekend: false }, { isWeekend: true }];
    expect(chartDaysOf(days, rows, today, week)).toEqual([
      {
        day: "2026-11-19",
        name: "November 19, 2026",
        value: "N/A",
        amount: 0,
        ...over,
        ...working,
        ...alone,
      },
      {
        day: "2026-11-20",
        name: "November 20, 2026",
        value: "1,203",
        amount: 1203,
        ...over,
        ...free,
        ...alone,
      },
      {
        day: "2026-11-21",
        name: "November 21, 2026",
        value: "9",
        amount: 9,
        ...soFar,
        ...free,
        ...alone,
      },
      {
        day: "2026-11-22",
        name: "November 22, 2026",
        value: "1",
        amount: 1,
        ...soFar,
        ...working,
        ...alone,
      },
    ]);
  });

  it("are said in words, with the day that they are set against", () => {
    const rows = [
      { ...day("2026-11-20", 1203), total_trips_before: "x" },
      { ...day("2026-11-21", 9), total_trips_before: 10 },
      day("2026-11-22", 1),
    ];
    expect(chartDaysOf(days, rows, today, week).map(({ before }) => before)).toEqual([
      { value: "N/A", amount: 0 },
      { value: "10", amount: 10 },
      null,
    ]);
    expect(chartDaysOf(days, rows, today, week).map(chartDayInWords)).toEqual([
      "November 20, 2026: 1,203, before N/A",
      "November 21, 2026: 9 so far, before 10",
      "November 22, 2026: 1 so far",
    ]);
  });

  it("are those of the range alone, of one day where both its dates are equal", () => {
    const rows = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"].map((date) =>
      day(date, 1),
    );
    const within = (from: string, to: string) => rowsInRange({ from, to }, days, rows);
    expect(within("2026-11-20", "2026-11-22")).toEqual(rows.slice(1, 3));
    expect(within("2026-11-21", "2026-11-21")).toEqual(rows.slice(2, 3));
    expect(within("", "")).toBe(rows);
    expect(rowsInRange({ from: today, to: today }, { ...days, columns: [] }, rows)).toBe(rows);
    expect(rowsInRange({ from: today, to: today }, days, [{ total_trips: 1 }])).toEqual([]);
  });

  it("are set against nothing where a comparison has no such day", () => {
    const alone = { ...day("2026-10-31", 6), total_trips_before: null };
    expect(chartDaysOf(days, [alone], today, week).map(({ before }) => before)).toEqual([null]);
  });

  it("are of no day where a row says none", () => {
    expect(chartDaysOf(days, [{ total_trips: 1 }], today, week)).toEqual([
      {
        day: "",
        name: "N/A",
        value: "1",
        amount: 1,
        before: null,
        isOngoing: false,
        isWeekend: false,
      },
    ]);
  });

  it("are none without a sum or a column", () => {
    const rows = [day("2026-11-20", 1)];
    expect(chartDaysOf({ ...days, totals: [] }, rows, today, week)).toEqual([]);
    expect(chartDaysOf({ ...days, columns: [] }, rows, today, week)).toEqual([]);
  });
});

describe("the caption of a summary's line", () => {
  it("says the most and the least of the days that are over", () => {
    const over = [day("2026-11-18", 4), day("2026-11-19", 1200), day("2026-11-20", 3)];
    const said =
      "Trips per day: at most 1,200 on November 19, 2026, at least 3 on November 20, 2026";
    expect(captions(days, over)).toBe(said);
    expect(captions(days, [...over, day(today, 9000)])).toBe(
      `${said}. November 21, 2026 is not over yet.`,
    );
    expect(captions(days, [day("2026-11-20", 4), day(today, 1)])).toBe(
      "Trips per day. November 21, 2026 is not over yet.",
    );
    expect(captions(days, [])).toBe("Trips per day");
  });

  it("has of equal days the first", () => {
    const marks = chartDaysOf(days, [day("2026-11-18", 4), day("2026-11-19", 4)], today, week);
    expect(extremesOf(marks)).toEqual({ best: marks[0], weakest: marks[0] });
    expect(extremesOf(marks.slice(1))).toBe(null);
  });
});
