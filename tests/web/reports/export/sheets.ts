import type { Sheet } from "web/reports/export/sheet.ts";

/** A sheet of every kind of value, and of texts that a spreadsheet would take for something else. */
export const sheet: Sheet = {
  title: "Counter Wise: Report",
  narrowed: null,
  stamp: [
    ["Company", 'Dhaka "Chaka", Ltd'],
    ["Control total", "Fares 994.85"],
  ],
  columns: [
    { title: "Counter", kind: "name", field: "counter.name" },
    { title: "Tickets", kind: "count", field: "tickets" },
    { title: "Fares", kind: "money", field: "fares" },
    { title: "Day", kind: "date", field: "day" },
    { title: "Sold", kind: "timestamp", field: "sold" },
    { title: "Status", kind: "status", field: "status" },
  ],
  rows: [
    {
      counter: { name: "=HYPERLINK(1)" },
      tickets: "12",
      fares: "1000.10",
      day: "2026-11-21",
      sold: "2026-11-21T10:05:30",
      status: "under_repair",
    },
    { counter: {}, tickets: null, fares: -5.25, day: "", sold: null, status: "<b>&\u0001" },
    {
      counter: { name: "ঢাকা, গাবতলী\nঘাট" },
      tickets: "12345678901234567890",
      fares: "0",
      day: "2026-02-30",
      sold: "soon",
      status: null,
    },
  ],
  totals: {
    tickets: { sum: "12345678901234567902", value: "12,345,678,901,234,567,902", of: null },
    fares: { sum: "994.85", value: "994.85", of: null },
  },
  totalTitle: "Total",
  excluding: null,
  company: "Dhaka",
  module: "Intracity",
  days: null,
  shiftClose: undefined,
  timeZone: null,
  grouping: "thousands",
  fileName: "counter-wise",
};
