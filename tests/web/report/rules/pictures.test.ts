// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  captionOf,
  extremesOf,
  isDaily,
  mainFigureOf,
  marksOf,
  mostBars,
} from "web/report/rules/pictures.ts";
import { days, inside, ships, takings } from "./made-reports.ts";

const today = "2026-11-21";
const counterman = (name: string | null, total_fares: unknown) => ({
  counterman: { name },
  total_tickets: 1,
  total_fares,
});
const day = (date: string, total_trips: unknown) => ({ date, total_trips });
const captions = (report: typeof days, rows: object[]) =>
  captionOf(report, marksOf(report, rows as [], today));

describe("what a report is about", () => {
  it("is the total it names, its last money, its last sum, or nothing", () => {
    const mixed = { ...takings, totals: [...takings.totals, ...days.totals] };
    const named = { ...mixed, pictured: "total_tickets" };
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

describe("the marks of a picture", () => {
  it("go by size, with the words of the screen, and what is no figure counts as nothing", () => {
    const rows = [counterman("Rahim", "80.5"), counterman(null, "x"), counterman("Karim", 1200)];
    expect(marksOf(takings, rows, today).map((mark) => ({ ...mark }))).toEqual([
      { name: "Karim", value: "1,200.00", amount: 1200, isSoFar: false },
      { name: "Rahim", value: "80.50", amount: 80.5, isSoFar: false },
      { name: "N/A", value: "N/A", amount: 0, isSoFar: false },
    ]);
  });

  it("are named by the first two columns of words", () => {
    const columns = [
      { title: "Trips", kind: "count", field: "total_trips" },
      { title: "Status", kind: "status", field: "status" },
      { title: "Class", kind: "text", field: "class" },
      { title: "Day", kind: "date", field: "day" },
      { title: "Lane", kind: "name", field: "lane" },
    ] as const;
    const row = { total_trips: 1, status: "idle", lane: "North", day: "2026-11-20", class: "Bus" };
    expect(marksOf({ ...days, columns }, [row], today).map(({ name }) => name)).toEqual([
      "Bus, November 20, 2026",
    ]);
  });

  it("of days stand in their order, and those from today on are not over", () => {
    const rows = [day("2026-11-22", 1), day("2026-11-20", "3"), day("2026-11-21", 9)];
    expect(marksOf(days, rows, today).map((mark) => ({ ...mark }))).toEqual([
      { name: "November 20, 2026", value: "3", amount: 3, isSoFar: false },
      { name: "November 21, 2026", value: "9", amount: 9, isSoFar: true },
      { name: "November 22, 2026", value: "1", amount: 1, isSoFar: true },
    ]);
  });

  it("are none without a sum, and none of a list in pages", () => {
    expect(marksOf(ships, [{ registration_number: "S-1" }], today)).toEqual([]);
    expect(marksOf({ ...takings, paged: true }, [counterman("Rahim", 1)], today)).toEqual([]);
    expect(marksOf({ ...inside, totals: takings.totals, columns: [] }, [{}], today)).toHaveLength(
      1,
    );
  });
});

describe("the caption of a picture", () => {
  const countermen = (length: number) =>
    Array.from({ length }, (_, at) => counterman(`Nr ${at}`, at));

  it("says the figure, and how many of how many where not all are drawn", () => {
    expect(mostBars).toBe(5);
    expect([5, 6, 1200].map((length) => captions(takings, countermen(length)))).toEqual([
      "Fares",
      "Fares, the largest 5 of 6",
      "Fares, the largest 5 of 1,200",
    ]);
    expect(captionOf(ships, [])).toBe("");
  });

  it("of days says the most and the least of those that are over", () => {
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
    const marks = marksOf(days, [day("2026-11-18", 4), day("2026-11-19", 4)], today);
    expect(extremesOf(marks)).toEqual({ best: marks[0], weakest: marks[0] });
    expect(extremesOf(marks.slice(1))).toBe(null);
  });
});
