import { expect, it } from "vitest";
import { types } from "web/reports/export/sheet.ts";
import { type SheetInput, sheetOf } from "web/reports/export/sheet-of.ts";
import { withComparedColumns } from "web/reports/rules/compare.ts";
import { days, takings } from "../rules/made-reports.ts";
import { fares, input, row, rows, search, table, tickets } from "./made-sheet-input.ts";

it("a sheet has the rows as they are shown, and a stamp that says what they are", () => {
  expect(sheetOf(input())).toEqual({
    title: "Takings",
    company: "Dhaka Chaka",
    module: "Intracity",
    days: "1 day: November 20, 2026, until 3:00 AM on November 21, 2026",
    shiftClose: undefined,
    narrowed: null,
    stamp: [
      ["Company", "Dhaka Chaka", "hasNames"],
      ["Range", "1 day: November 20, 2026, until 3:00 AM on November 21, 2026"],
      ["Filter", "None", "hasNames"],
      ["Fetched", "21.11.2026 10:05 AM"],
      ["Rows", "2"],
      ["Control total", "Fares 1,240.50"],
    ],
    columns: takings.columns,
    rows,
    totals: {
      total_tickets: { sum: "4", value: "4", of: null },
      total_fares: { sum: "1240.50", value: "1,240.50", of: null },
    },
    totalTitle: "Total",
    excluding: null,
    timeZone: "Asia/Dhaka",
    grouping: "thousands",
    fileName: "takings_dhaka-chaka_2026-11-20",
  });
});

it("a sheet of a list says nothing of a range, nor of a total that it does not have", () => {
  const share = { title: "Fares %", field: "share", kind: "share", sum: "5", value: "+5.0%" };
  const list = input({ filter: { range: null, fields: {} }, fetchedAt: null });
  const unsummed = { ...takings, totals: [] };
  const without = sheetOf({ ...list, table: table({ report: unsummed, totals: [] }) });
  expect([without.stamp.map(([label]) => label), without.totals, without.fileName]).toEqual([
    ["Company", "Filter", "Fetched", "Rows"],
    {},
    "takings_dhaka-chaka",
  ]);
  expect([without.excluding, without.totalTitle]).toEqual([null, "Total"]);
  expect(without.stamp[2]).toEqual(["Fetched", "N/A"]);
  const of = { kind: "count", now: "total_trips", before: "trips_before" };
  const change = {
    title: "Change",
    field: "change",
    kind: "count",
    sum: "1",
    value: "+1",
  } as const;
  const report = { ...days, totals: [...days.totals, { ...change, of }, { ...share, of }] };
  const counted = sheetOf({ ...list, table: table({ report, totals: [tickets, change, share] }) });
  expect([counted.stamp.at(-1), counted.totals]).toEqual([
    ["Control total", "Tickets 4"],
    {
      total_tickets: { sum: "4", value: "4", of: null },
      change: { sum: "1", value: "+1", of: { now: "total_trips", before: "trips_before" } },
      share: { sum: "5", value: "+5.0%", of: { now: "total_trips", before: "trips_before" } },
    },
  ]);
});

it("a sheet is checked by each sum of money, and by no comparison of one", () => {
  const overstays = { ...fares, field: "overstays", title: "Overstays", value: "10.00" };
  const before = { ...fares, field: "total_fares_before", title: "Fares before", value: "9.00" };
  const sheet = sheetOf(
    input({
      table: table({
        report: withComparedColumns(takings),
        totals: [tickets, fares, before, overstays],
      }),
    }),
  );
  expect(sheet.stamp.at(-1)).toEqual(["Control total", "Fares 1,240.50, Overstays 10.00"]);
});

it("a narrowed sheet says by what, has the sums of its own rows, and how many of how many they are", () => {
  const mine = { ...fares, sum: "40.00", value: "40.00" };
  const found = table({ rows: rows.slice(1), subtotals: [mine] });
  const sheet = sheetOf(
    input({ table: found, activeFilters: [search], fetched: 1200, isPartial: true }),
  );
  expect([sheet.title, sheet.narrowed, sheet.totals, sheet.fileName]).toEqual([
    "Takings (Search: karim; 1,200 rows fetched, not all)",
    { words: "Search: karim", isPart: false },
    { total_fares: { sum: "40.00", value: "40.00", of: null } },
    "takings_search-karim_dhaka-chaka_2026-11-20",
  ]);
  expect(sheet.stamp.slice(2)).toEqual([
    ["Filter", "Search: karim", "hasNames"],
    ["Fetched", "21.11.2026 10:05 AM"],
    ["Rows", "1 of 1,200 rows fetched, not all"],
    ["Control total", "Fares 40.00"],
  ]);
  const all = sheetOf(input({ activeFilters: [search] }));
  expect(all.stamp[4]).toEqual(["Rows", "2 of 2"]);
  const filter = { ...search, by: "filter", field: "stoppage", title: "Stoppage" } as const;
  expect(sheetOf(input({ activeFilters: [filter] })).stamp[4]).toEqual(["Rows", "2"]);
  const part = sheetOf(input({ isPartial: true }));
  expect([part.title, part.stamp[4], part.totalTitle]).toEqual([
    "Takings (2 rows fetched, not all)",
    ["Rows", "2 rows fetched, not all"],
    "Total so far",
  ]);
  const changed = sheetOf(input({ hasChanged: true }));
  expect(changed.stamp.slice(4, 6)).toEqual([
    ["Rows", "2"],
    ["Note", "Some records changed while these were fetched"],
  ]);
});

it("a sheet of a shift says how that divides its rows, where not each has a sheet with a name", () => {
  const report = { ...takings, shiftClose: "person" } as const;
  const nobody = { counterman: null, total_tickets: 2, total_fares: "1240.00" };
  const stampWith = (of: object[], against: SheetInput["comparedRanges"] = null) =>
    sheetOf(
      input({ table: table({ report, rows: of }), fetched: of.length, comparedRanges: against }),
    )
      .stamp.slice(-2)
      .map(([label, value]) => `${label}: ${value}`);
  expect(stampWith(rows)).toEqual(["Rows: 2", "Control total: Fares 1,240.50"]);
  const all = [...rows, nobody, row("Shilpi", 0, "0.00")];
  expect(stampWith(all)[0]).toBe(
    "Shift close: 2 sheets: Fares 1,240.50; 1 sheet without a name: Fares 1,240.00; 1 of 0.00 without a sheet: Fares 0.00",
  );
  const range = { from: "2026-11-20", to: "2026-11-21" };
  const before = { from: "2026-11-19", to: "2026-11-20" };
  expect(stampWith(all, { range, before, until: null })[0]).toBe("Rows: 4");
});

it("a filtered sheet is a part, and its file has a name that a file system takes", () => {
  const value = "গাবতলী ঘাট, ".repeat(9);
  const filter = { ...search, by: "filter", field: "stoppage", value } as const;
  const { narrowed, fileName } = sheetOf(
    input({ activeFilters: [search, filter], company: "(A & B)" }),
  );
  expect([narrowed?.isPart, fileName]).toEqual([
    true,
    "takings_search-karim-stoppage-গাবতলী-ঘাট_a-b_2026-11-20",
  ]);
});

it("a sheet names its subject, what it is compared with, and what its total leaves out", () => {
  const excluding = { field: "status", value: "cancelled" };
  const report = {
    ...takings,
    totals: [{ title: "Fares", field: "total_fares", kind: "money", excluding }],
  };
  const sold = [
    { ...row("Rahim", 1, "1.00"), status: "cancelled" },
    { ...row("Karim", 1, "2.00"), status: "reserved" },
  ];
  const sheet = sheetOf(
    input({
      table: table({
        report,
        rows: sold,
        totals: [{ ...fares, title: "Fares without cancelled" }],
      }),
      subject: { title: "Vehicle", name: null, id: "801" },
      comparedRanges: {
        range: { from: "2026-11-20", to: "2026-11-21" },
        before: { from: "2026-11-19", to: "2026-11-20" },
        until: "01:00",
      },
    }),
  );
  expect(sheet.stamp.slice(1, 5)).toEqual([
    ["Vehicle", "801", "hasNames"],
    ["Range", "1 day: November 20, 2026, until 3:00 AM on November 21, 2026"],
    ["Compared with", "1 day: November 19, 2026, until 1:00 AM on November 20, 2026"],
    [
      "Note",
      "A Friday is compared with a Thursday. This range counts until 1:00 AM on November 21, 2026, and the other until the same hour.",
    ],
  ]);
  expect(sheet.stamp.slice(-3)).toEqual([
    ["Reserved", "Fares 2.00"],
    ["Cancelled", "Fares 1.00"],
    ["Control total", "Fares without cancelled 1,240.50"],
  ]);
  expect([sheet.totalTitle, sheet.excluding]).toEqual([
    "Total without cancelled",
    { field: "status", text: "Cancelled" },
  ]);
  const named = input({ subject: { title: "Vehicle", name: "DHK-11", id: "801" } });
  expect(sheetOf(named).stamp[1]).toEqual(["Vehicle", "DHK-11", "hasNames"]);
});

it("a file is of the type of its format", () => {
  expect(types).toEqual({
    csv: "text/csv;charset=utf-8",
    xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
});

it("a sheet says how many rows are in no total, as their figure is no number", () => {
  const unread = { ...tickets, unreadable: [rows[0]] };
  const both = { ...fares, unreadable: rows };
  const sheet = sheetOf(input({ table: table({ totals: [unread, both] }), isPartial: true }));
  expect([sheet.totalTitle, sheet.stamp.at(-1)]).toEqual([
    "Total so far, without 2 rows",
    ["Not added up", "2 rows: not a number"],
  ]);
  const found = table({ subtotals: [unread, fares] });
  expect(sheetOf(input({ table: found })).totalTitle).toBe("Total, without 1 row");
});
