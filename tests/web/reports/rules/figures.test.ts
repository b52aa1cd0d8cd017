import { reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import { formatValue } from "web/reports/rules/cells.ts";
import {
  createRowSearch,
  initialOrder,
  sortRows,
  totalsByStatus,
  totalsOf,
  totalTitle,
  unreadableRows,
} from "web/reports/rules/figures.ts";

const columns = [
  { title: "Counter", kind: "name", field: "counter.name" },
  { title: "Tickets", kind: "count", field: "total_tickets" },
  { title: "Fares", kind: "money", field: "total_fares" },
  { title: "Sold", kind: "timestamp", field: "sold_at" },
] as const;
const rows = [
  { counter: { name: "Counter 10" }, total_tickets: "9", total_fares: "1000.10" },
  { counter: {}, total_tickets: 10, total_fares: "99.9" },
  { counter: { name: "Counter 9" }, total_tickets: null, total_fares: "-5.25" },
  { counter: { name: "Árpád" }, total_tickets: 10, total_fares: "not a number" },
];
const names = (found: readonly object[]) =>
  found.map((row) => (row as (typeof rows)[number]).counter.name ?? "none");

describe("the order of rows", () => {
  it.each([
    ["counter.name", false, ["Árpád", "Counter 9", "Counter 10", "none"]],
    ["counter.name", true, ["Counter 10", "Counter 9", "Árpád", "none"]],
    ["total_tickets", false, ["Counter 10", "none", "Árpád", "Counter 9"]],
    ["total_tickets", true, ["none", "Árpád", "Counter 10", "Counter 9"]],
    ["total_fares", false, ["Counter 9", "none", "Counter 10", "Árpád"]],
    ["total_fares", true, ["Counter 10", "none", "Counter 9", "Árpád"]],
  ])(
    "by %s, descending %s, has what is missing at the end and equals as they came",
    (field, descending, order) => {
      expect(names(sortRows(rows, columns, { field, descending }))).toEqual(order);
    },
  );

  it("of words keeps equal ones as they came, in either direction", () => {
    const column = { title: "Name", kind: "name", field: "of" } as const;
    const given = ["Uttara", "Mirpur", "Uttara", "Mirpur"].map((of, at) => ({ of, at }));
    const by = (descending: boolean) =>
      sortRows(given, [column], { field: "of", descending }).map(({ at }) => at);
    expect([by(false), by(true)]).toEqual([
      [1, 3, 0, 2],
      [0, 2, 1, 3],
    ]);
  });

  it("of shares has what is new before all others, which is no figure of another kind", () => {
    const by = (kind: "share" | "count") =>
      sortRows([{ of: 5 }, { of: "new" }, { of: 7 }], [{ title: "Figure", kind, field: "of" }], {
        field: "of",
        descending: true,
      }).map(({ of }) => of);
    expect([by("share"), by("count")]).toEqual([
      ["new", 7, 5],
      [7, 5, "new"],
    ]);
  });

  it.each(["count", "money", "count change", "money change", "duration", "share"] as const)(
    "of %s goes by numbers, the largest first",
    (kind) => {
      const column = { title: "Figure", kind, field: "of" };
      const worth = [9, "10", "", "x", -1, true, {}, 0];
      const given = worth.map((of) => ({ of }));
      const by = (descending: boolean) =>
        sortRows(given, [column], { field: "of", descending }).map(({ of }) => of);
      expect(by(true)).toEqual(["10", 9, 0, -1, "", "x", true, {}]);
      expect(by(false)).toEqual([-1, 0, 9, "10", "", "x", true, {}]);
      expect(initialOrder(column)).toEqual({ field: "of", descending: true });
    },
  );

  it("of figures keeps equal ones as they came, in either direction, whatever the sign of zero", () => {
    const column = { title: "Figure", kind: "count", field: "of" } as const;
    const given = ["-0", 7, "0", 0, "7", -0, 7].map((of, at) => ({ of, at }));
    const by = (descending: boolean) =>
      sortRows(given, [column], { field: "of", descending }).map(({ at }) => at);
    expect(by(false)).toEqual([0, 2, 3, 5, 1, 4, 6]);
    expect(by(true)).toEqual([1, 4, 6, 0, 2, 3, 5]);
    expect(given.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ["name", false],
    ["text", false],
    ["status", false],
    ["date", true],
  ] as const)("of %s goes by words, and begins descending: %s", (kind, descending) => {
    const column = { title: "Words", kind, field: "of" };
    const given = ["B10", "a2", ["B9", "C1"], null, "new", "", "zz", undefined].map((of) => ({
      of,
    }));
    const ordered = sortRows(given, [column], { field: "of", descending: false });
    expect(ordered.map(({ of }) => of)).toEqual([
      "a2",
      ["B9", "C1"],
      "B10",
      "new",
      "zz",
      null,
      "",
      undefined,
    ]);
    expect(initialOrder(column)).toEqual({ field: "of", descending });
  });

  it("of times goes by the instant, also in the hour in which clocks go back", () => {
    const column = { title: "Sold", kind: "timestamp", field: "of" } as const;
    const given = [
      "2026-10-25T03:10:00+02:00",
      "",
      "2026-10-25T03:50:00+03:00",
      "2026-10-25T01:00:00Z",
      "never",
      null,
      Date.UTC(2026, 9, 25, 0, 55),
      true,
    ].map((of) => ({ of }));
    const by = (descending: boolean, rows: readonly { of: unknown }[] = given) =>
      sortRows(rows, [column], { field: "of", descending }).map(({ of }) => of);
    const earliestFirst = [
      "2026-10-25T03:50:00+03:00",
      Date.UTC(2026, 9, 25, 0, 55),
      "2026-10-25T01:00:00Z",
      "2026-10-25T03:10:00+02:00",
    ];
    expect(by(false)).toEqual([...earliestFirst, "", "never", null, true]);
    expect(by(true)).toEqual([...earliestFirst.reverse(), "", "never", null, true]);
    const onOneClock = ["2026-10-25T03:10:00", "2026-10-25 02:59:00", "2026-10-25T03:09:59.5"];
    expect(
      by(
        false,
        onOneClock.map((of) => ({ of })),
      ),
    ).toEqual(["2026-10-25 02:59:00", "2026-10-25T03:09:59.5", "2026-10-25T03:10:00"]);
    expect(initialOrder(column)).toEqual({ field: "of", descending: true });
  });

  it("by what is no column goes by words", () => {
    const given = ["10", "9", "b", "a"].map((of) => ({ of }));
    const ordered = sortRows(given, columns, { field: "of", descending: true });
    expect(ordered.map(({ of }) => of)).toEqual(["b", "a", "10", "9"]);
  });

  it("is the answer's own where none is wanted", () => {
    expect(sortRows(rows, columns)).toBe(rows);
  });

  it("begins with the largest of figures and times, and with A of words", () => {
    expect(columns.map((column) => initialOrder(column).descending)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe("a search", () => {
  it.each([
    ["", ["Counter 10", "none", "Counter 9", "Árpád"]],
    ["counter", ["Counter 10", "Counter 9"]],
    ["COUNTER -5", ["Counter 9"]],
    ["10 counter", ["Counter 10"]],
    ["1,000.10", ["Counter 10"]],
    ["n/a 99.90", ["none"]],
    ["nothing", []],
    ["1091", []],
    [" \tcounter\n 10 ", ["Counter 10"]],
    ["ÁRPÁD", ["Árpád"]],
  ])("for %j finds the rows that show every word", (text, found) => {
    const find = createRowSearch(columns, reportingClock(null));
    expect(names(find(rows, text))).toEqual(found);
  });
});

it("a search for no word leaves the rows as they are", () => {
  const find = createRowSearch(columns, reportingClock(null));
  expect([find(rows, ""), find(rows, " \t")].map((found) => found === rows)).toEqual([true, true]);
});

it("a search goes by the company's clock", () => {
  const sold = [{ sold_at: "2026-11-20T18:30:00Z" }];
  const found = [null, "Asia/Dhaka"].map((zone) =>
    createRowSearch(columns, reportingClock(zone))(sold, "21.11.2026 12:30"),
  );
  expect(found[1]).toEqual(sold);
});

it("a share and a change are worked out of their two sums, and a change has its direction", () => {
  const money = { kind: "money", now: "now", before: "before" } as const;
  const totals = [
    { title: "%", field: "share", kind: "share", of: money },
    { title: "Change", field: "change", kind: "money", of: money },
  ] as const;
  const sold = [
    { now: "2.00", before: "1", share: 7, change: "1.00" },
    { now: 1, before: "1.00", share: 7, change: null },
    { now: "0.50", before: null, share: null, change: null },
  ];
  expect(totalsOf(sold, { totals })).toEqual([
    {
      ...{ title: "%", field: "share", kind: "share", sum: "75" },
      ...{ value: "▲ 75.0%", change: { direction: "up", size: "75.0%" } },
    },
    {
      ...{ title: "Change", field: "change", kind: "money", sum: "1.50" },
      ...{ value: "▲ 1.50", change: { direction: "up", size: "1.50" } },
    },
  ]);
  expect([totalsByStatus(sold, { totals }), totalTitle({ totals })]).toEqual([[], "Total"]);
});

it("sums are exact to the cent, and leave out what is no number", () => {
  const totals = [
    { title: "Tickets", field: "total_tickets", kind: "count" },
    { title: "Fares", field: "total_fares", kind: "money" },
  ] as const;
  expect(totalsOf(rows, { totals })).toEqual([
    { ...totals[0], sum: "29", value: "29", unreadable: [rows[2]] },
    { ...totals[1], sum: "1094.75", value: "1,094.75", unreadable: [rows[3]] },
  ]);
});

describe("what a cell cannot show", () => {
  const totals = [
    { title: "Tickets", field: "tickets", kind: "count" },
    { title: "Fares", field: "fares", kind: "money" },
  ] as const;
  const told = [
    { tickets: 7, fares: "1.50" },
    { tickets: "12abc", fares: "1,260.00" },
    { tickets: "1,260", fares: 1 },
    { tickets: "1e3", fares: "1e3" },
    { tickets: 12.5, fares: "0x10" },
    { tickets: "2", fares: null },
    { tickets: "", fares: " 0.50 " },
  ];

  it("is in no total, which knows the rows", () => {
    const made = totalsOf(told, { totals });
    expect(made).toEqual([
      { ...totals[0], sum: "9", value: "9", unreadable: [1, 2, 3, 4, 6].map((at) => told[at]) },
      {
        ...totals[1],
        sum: "1003.00",
        value: "1,003.00",
        unreadable: [1, 4, 5].map((at) => told[at]),
      },
    ]);
    expect(unreadableRows(made)).toBe("6 rows");
    expect(unreadableRows(totalsOf(told.slice(0, 1), { totals }))).toBe("");
  });

  it("is what each total leaves out, and nothing else", () => {
    const cells = totals.map(({ field, kind }) =>
      told.filter((row) => formatValue(row[field], kind) === "N/A"),
    );
    const [counts, amounts] = totalsOf(told, { totals });
    expect([counts?.unreadable, amounts?.unreadable]).toEqual(cells);
  });

  it("stands last in either direction", () => {
    const by = (descending: boolean) =>
      sortRows(told, totals, { field: "tickets", descending }).map(({ tickets }) => tickets);
    expect([by(false), by(true)]).toEqual([
      ["2", 7, "12abc", "1,260", "1e3", 12.5, ""],
      [7, "2", "12abc", "1,260", "1e3", 12.5, ""],
    ]);
  });
});
