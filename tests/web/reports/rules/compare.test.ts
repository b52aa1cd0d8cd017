import { reportingClock } from "machines/time/reporting-clock";
import { getIntracityCounterwiseReport } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { defineReport } from "web/reports/definitions/define-report.ts";
import { cellText, fieldOf } from "web/reports/rules/cells.ts";
import { compareRows, isComparable, withComparedColumns } from "web/reports/rules/compare.ts";
import { sortRows, totalsOf, unreadableRows } from "web/reports/rules/figures.ts";
import { days } from "./made-reports.ts";

const counters = defineReport({
  route: "/counters",
  title: "Counters",
  operation: getIntracityCounterwiseReport,
  dated: true,
  columns: [
    { title: "Counter", kind: "name", field: "counter.name" },
    { title: "Fares", kind: "money", field: "total_fares" },
  ],
  compareBy: ["counter.name"],
  totals: ["total_fares"],
});
const clock = reportingClock(null);
const none: ReadonlyMap<string, string> = new Map();
const row = (id: number | string | undefined, name: string | undefined, total_fares: unknown) => ({
  counter: { ...(id !== undefined && { id }), ...(name !== undefined && { name }) },
  total_fares,
});

/** What a person reads, by row. */
function read(...[rows, earlier]: [object[], object[]]) {
  const both = withComparedColumns(counters);
  const joined = compareRows(counters, rows as [], { rows: earlier as [], days: none }, clock);
  return {
    rows: joined.map((line) =>
      both.columns.map(({ field, kind }) => cellText(fieldOf(line, field), kind, clock)),
    ),
    totals: totalsOf(joined, both).map(({ title, value }) => [title, value]),
  };
}

describe("a report against an earlier range", () => {
  it("has no change of what cannot be read, and says how many rows its totals leave out", () => {
    const rows = [row(1, "Uttara", "1,260.00"), row(2, "Mirpur", 50), row(3, "Gabtoli", 5)];
    const earlier = [row(1, "Uttara", 10), row(2, "Mirpur", "abc"), row(3, "Gabtoli", 4)];
    expect(read(rows, earlier).rows).toEqual([
      ["Uttara", "N/A", "10.00", "N/A", "N/A"],
      ["Mirpur", "50.00", "N/A", "N/A", "N/A"],
      ["Gabtoli", "5.00", "4.00", "▲ 1.00", "▲ 25.0%"],
    ]);
    const joined = compareRows(counters, rows, { rows: earlier, days: none }, clock);
    expect(unreadableRows(totalsOf(joined, withComparedColumns(counters)))).toBe("2 rows");
  });

  it("has the range before, the difference and the per cent of each thing and of the sums", () => {
    const rows = [row(1, "Uttara", "0.30"), row(2, "Mirpur", 50)];
    expect(read(rows, [row(2, "Mirpur Old", "100.10"), row("1", "Uttara", 0.1)])).toEqual({
      rows: [
        ["Uttara", "0.30", "0.10", "▲ 0.20", "▲ 200.0%"],
        ["Mirpur", "50.00", "100.10", "▼ 50.10", "▼ 50.0%"],
      ],
      totals: [
        ["Fares", "50.30"],
        ["Fares before", "100.20"],
        ["Fares change", "▼ 49.90"],
        ["Fares %", "▼ 49.8%"],
      ],
    });
  });

  it("shows what is on one side only with nothing on the other", () => {
    expect(read([row(1, "Uttara", 5)], [row(2, "Mirpur", 8)])).toEqual({
      rows: [
        ["Uttara", "5.00", "0.00", "▲ 5.00", "new"],
        ["Mirpur", "0.00", "8.00", "▼ 8.00", "▼ 100.0%"],
      ],
      totals: [
        ["Fares", "5.00"],
        ["Fares before", "8.00"],
        ["Fares change", "▼ 3.00"],
        ["Fares %", "▼ 37.5%"],
      ],
    });
  });

  it("knows a thing without an id by its name, and adds up namesakes, which nothing tells apart", () => {
    const rows = [row(undefined, "Uttara", 3), row(undefined, "Uttara", 4)];
    expect(read(rows, [row(undefined, "Uttara", 1)]).rows).toEqual([
      ["Uttara", "7.00", "1.00", "▲ 6.00", "▲ 600.0%"],
    ]);
  });

  it("has no sum of namesakes of which one cannot be read, and counts it as left out", () => {
    const rows = [row(undefined, "Uttara", 3), row(undefined, "Uttara", "abc")];
    const earlier = [row(undefined, "Uttara", 1), row(undefined, "Uttara", null)];
    expect(read(rows, earlier).rows).toEqual([["Uttara", "N/A", "N/A", "N/A", "N/A"]]);
    const joined = compareRows(counters, rows, { rows: earlier, days: none }, clock);
    expect(unreadableRows(totalsOf(joined, withComparedColumns(counters)))).toBe("1 row");
  });

  it("pairs what has neither id nor name, and tells an id from a name", () => {
    const nameless = read([row(undefined, undefined, 3)], [row(undefined, undefined, 1)]);
    expect(nameless.rows).toEqual([["N/A", "3.00", "1.00", "▲ 2.00", "▲ 200.0%"]]);
    expect(read([row(7, "Uttara", 3)], [row(undefined, "Uttara", 1)]).rows).toHaveLength(2);
  });

  it("pairs what is told by a text of the row itself", () => {
    const columns = [
      { title: "Route", kind: "text", field: "route" },
      ...counters.columns.slice(1),
    ];
    const routes = {
      ...counters,
      compareBy: ["route"],
      columns: columns as unknown as typeof counters.columns,
    };
    const earlier = { rows: [{ route: "A", total_fares: "2" }], days: none };
    expect(compareRows(routes, [{ route: "A", total_fares: "3" }], earlier, clock)).toEqual([
      {
        route: "A",
        total_fares: "3",
        total_fares_before: "2",
        total_fares_change: "1.00",
        total_fares_share: 50,
      },
    ]);
  });

  it("adds nothing to a share", () => {
    const shares = { ...counters, totals: withComparedColumns(counters).totals.slice(3) };
    expect(compareRows(shares, [row(1, "A", 2)], { rows: [], days: none }, clock)).toEqual([
      row(1, "A", 2),
    ]);
    expect([withComparedColumns(shares).totals, withComparedColumns(shares).columns]).toEqual([
      [],
      counters.columns,
    ]);
  });

  it("of days compares each with the day that is set against it, and has nothing now of the others", () => {
    const rows = [{ date: "2026-11-14", total_trips: 6 }];
    const earlier = {
      days: new Map([
        ["2026-11-07", "2026-11-14"],
        ["2026-11-08", "2026-11-15"],
      ]),
      rows: [
        { date: "2026-11-07", total_trips: "4" },
        { date: "2026-11-08", total_trips: 2 },
        { date: "2026-11-09", total_trips: 1 },
      ],
    };
    expect(compareRows(days, rows, earlier, clock)).toEqual([
      {
        date: "2026-11-14",
        total_trips: 6,
        total_trips_before: "4",
        total_trips_change: "2",
        total_trips_share: 50,
      },
      {
        date: "2026-11-15",
        total_trips: 0,
        total_trips_before: 2,
        total_trips_change: "-2",
        total_trips_share: -100,
      },
      {
        date: "2026-11-09",
        total_trips: null,
        total_trips_before: 1,
        total_trips_change: null,
        total_trips_share: null,
      },
    ]);
  });

  it("says nothing of the other range for a day that has none like it there", () => {
    const rows = [{ date: "2026-10-31", total_trips: 6 }];
    const earlier = { days: new Map([["2026-09-30", "2026-10-30"]]), rows: [] };
    expect(compareRows(days, rows, earlier, clock)).toEqual([
      {
        date: "2026-10-31",
        total_trips: 6,
        total_trips_before: null,
        total_trips_change: null,
        total_trips_share: null,
      },
    ]);
  });

  it("marks a gain of the sums with a plus, and no change with none", () => {
    const counted = (was: number, is: number) =>
      read([row(1, "Uttara", is)], [row(1, "Uttara", was)]).totals.slice(2);
    expect([counted(1, 3), counted(3, 3)]).toEqual([
      [
        ["Fares change", "▲ 2.00"],
        ["Fares %", "▲ 200.0%"],
      ],
      [
        ["Fares change", "0.00"],
        ["Fares %", "0.0%"],
      ],
    ]);
  });

  it("sorts by change by its size", () => {
    const { columns } = withComparedColumns(counters);
    const rows = ["9.00", "-3.00", "10.00"].map((total_fares_change) => ({ total_fares_change }));
    expect(sortRows(rows, columns, { field: "total_fares_change", descending: false })).toEqual(
      ["-3.00", "9.00", "10.00"].map((total_fares_change) => ({ total_fares_change })),
    );
  });

  it("sorts by per cent with what is new above all", () => {
    const columns = withComparedColumns(counters).columns;
    const rows = [5.5, "new", -3, "–"].map((total_fares_share) => ({ total_fares_share }));
    expect(sortRows(rows, columns, { field: "total_fares_share", descending: true })).toEqual(
      ["new", 5.5, -3, "–"].map((total_fares_share) => ({ total_fares_share })),
    );
  });
});

it("only a whole range of whole rows can be compared", () => {
  const [total] = counters.totals;
  const part = { ...total, excluding: { field: "status", value: "cancelled" } };
  const totalsAre = (...totals: object[]) => totals as unknown as typeof counters.totals;
  expect(
    [
      counters,
      { ...counters, dated: false },
      { ...counters, paged: true },
      { ...counters, totals: [] },
      { ...counters, totals: totalsAre(part) },
      { ...counters, totals: totalsAre({ ...total }, part) },
      withComparedColumns(counters),
    ].map(isComparable),
  ).toEqual([true, false, false, false, false, false, true]);
});
