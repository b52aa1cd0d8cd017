import { expect, it } from "vitest";
import { messageOf } from "web/reports/export/message.ts";
import type { Sheet } from "web/reports/export/sheet.ts";

const takings: Sheet = {
  title: "Counter Wise Report (Search: utt)",
  narrowed: { words: "Search: utt", isPart: false },
  stamp: [
    ["Company", "Meghna City Line"],
    ["Range", "1 day: November 21, 2026, until 3:00 AM on November 22, 2026"],
    ["Filter", "Search: utt"],
    ["Fetched", "21.11.2026 10:00 AM"],
    ["Rows", "2"],
    ["Control total", "Fares 23,137.30"],
  ],
  columns: [
    { title: "Counter", kind: "name", field: "counter.name" },
    { title: "Tickets", kind: "count", field: "total_tickets" },
    { title: "Fares", kind: "money", field: "total_fares" },
  ],
  rows: [
    { counter: { id: 2, name: "Gabtoli" }, total_tickets: 1200, total_fares: "22137.20" },
    { counter: { id: 1, name: null }, total_tickets: 45, total_fares: null },
  ],
  totals: {
    total_tickets: { sum: "1245", value: "1,245", of: null },
    total_fares: { sum: "22137.20", value: "22,137.20", of: null },
  },
  totalTitle: "Total",
  excluding: null,
  company: "Meghna City Line",
  module: "Intracity",
  days: "1 day: November 21, 2026, until 3:00 AM on November 22, 2026",
  shiftClose: "place",
  timeZone: null,
  grouping: "thousands",
  fileName: "counter-wise-report",
};

it("a message says what it is about, the totals, the rows and when they were fetched", () => {
  expect(messageOf(takings)).toBe(
    [
      "Counter Wise Report (Search: utt)",
      "Meghna City Line, Intracity",
      "1 day: November 21, 2026, until 3:00 AM on November 22, 2026",
      "",
      "Total",
      "Tickets: 1,245",
      "Fares: 22,137.20",
      "",
      "Gabtoli",
      "Tickets: 1,200, Fares: 22,137.20",
      "",
      "N/A",
      "Tickets: 45",
      "",
      "Fetched: 21.11.2026 10:00 AM",
    ].join("\n"),
  );
});

it("a message of a comparison says the change with each figure", () => {
  const compared: Sheet = {
    ...takings,
    title: "Counter Wise Report",
    stamp: [
      ["Compared with", "1 day: November 20, 2026, until 3:00 AM on November 21, 2026"],
      ["Note", "This range goes on until 3:00 AM on November 22, 2026."],
      ["Fetched", "21.11.2026 10:00 AM"],
    ],
    columns: [
      { title: "Counter", kind: "name", field: "counter.name" },
      { title: "Tickets", kind: "count", field: "total_tickets" },
      { title: "Tickets before", kind: "count", field: "total_tickets_before" },
      { title: "Tickets change", kind: "count change", field: "total_tickets_change" },
      { title: "Fares", kind: "money", field: "total_fares" },
      { title: "Fares before", kind: "money", field: "total_fares_before" },
      { title: "Fares change", kind: "money change", field: "total_fares_change" },
      { title: "Fares %", kind: "share", field: "total_fares_share" },
    ],
    rows: [
      {
        counter: { name: "Gabtoli" },
        total_tickets: 9,
        total_tickets_before: 8,
        total_tickets_change: "1",
        total_fares: 90,
        total_fares_before: 100,
        total_fares_change: "-10.00",
        total_fares_share: -10,
      },
      {
        counter: { name: "Uttara" },
        total_tickets: 5,
        total_tickets_change: null,
        total_fares: 12_000,
        total_fares_change: null,
        total_fares_share: null,
      },
      {
        counter: { name: "Mirpur" },
        total_fares: 50,
        total_fares_change: "5.00",
        total_fares_share: null,
      },
    ],
    totals: {
      total_tickets: { sum: "9", value: "9", of: null },
      total_tickets_before: { sum: "8", value: "8", of: null },
      total_tickets_change: { sum: "1", value: "▲ 1", of: null },
      total_fares: { sum: "90.00", value: "90.00", of: null },
      total_fares_before: { sum: "100.00", value: "100.00", of: null },
      total_fares_change: { sum: "-10.00", value: "▼ 10.00", of: null },
      total_fares_share: { sum: "-10", value: "▼ 10.0%", of: null },
    },
    days: null,
  };
  expect(messageOf(compared)).toBe(
    [
      "Counter Wise Report",
      "Meghna City Line, Intracity",
      "Compared with: 1 day: November 20, 2026, until 3:00 AM on November 21, 2026",
      "Note: This range goes on until 3:00 AM on November 22, 2026.",
      "",
      "Total",
      "Tickets: 9 (▲ 1)",
      "Fares: 90.00 (▼ 10.0%)",
      "",
      "Gabtoli",
      "Tickets: 9 (▲ 1), Fares: 90.00 (▼ 10.0%)",
      "",
      "Uttara",
      "Tickets: 5, Fares: 12,000.00",
      "",
      "Mirpur",
      "Fares: 50.00 (▲ 5.00)",
      "",
      "Fetched: 21.11.2026 10:00 AM",
    ].join("\n"),
  );
});

it("a figure from before is a fact of its own where it stands beside none", () => {
  const before = { title: "Stay before", kind: "count", field: "stay_before" } as const;
  const sheet = {
    ...takings,
    columns: [...takings.columns.slice(0, 1), before],
    rows: [{ counter: { name: "Gabtoli" }, stay_before: 4 }],
    totals: {},
  };
  expect(messageOf(sheet).split("\n\n")[1]).toBe("Gabtoli\nStay before: 4");
});

it.each([
  [10, 10, ""],
  [11, 10, "And 1 more row"],
  [1234, 10, "And 1,224 more rows"],
])("a message of %i rows shows %i of them", (all, shown, words) => {
  const rows = Array.from({ length: all }, (_, at) => ({ counter: { name: `Counter ${at}` } }));
  const parts = messageOf({ ...takings, rows, totals: {} }).split("\n\n");
  expect(parts.slice(1)).toEqual([
    ...Array.from({ length: shown }, (_, at) => `Counter ${at}`),
    ...(words ? [words] : []),
    "Fetched: 21.11.2026 10:00 AM",
  ]);
});
