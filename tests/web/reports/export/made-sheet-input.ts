import { reportingClock } from "machines/time/reporting-clock";
import type { SheetInput } from "web/reports/export/sheet-of.ts";
import type { Table } from "web/reports/table/use-table.ts";
import { takings } from "../rules/made-reports.ts";

export const row = (name: string, total_tickets: number, total_fares: string) => ({
  counterman: { name },
  total_tickets,
  total_fares,
});
export const rows = [row("Rahim", 3, "1200.50"), row("Karim", 1, "40")];
export const tickets = {
  title: "Tickets",
  field: "total_tickets",
  kind: "count",
  sum: "4",
  value: "4",
};
export const fares = {
  title: "Fares",
  field: "total_fares",
  kind: "money",
  sum: "1240.50",
  value: "1,240.50",
};
export const table = (part: object) =>
  ({
    report: takings,
    rows,
    totals: [tickets, fares],
    subtotals: null,
    clock: reportingClock("Asia/Dhaka"),
    ...part,
  }) as unknown as Table;
export const input = (part: Partial<SheetInput> = {}): SheetInput => ({
  table: table({}),
  title: "Takings",
  subject: null,
  company: "Dhaka Chaka",
  currency: "",
  module: "Intracity",
  filter: { range: { from: "2026-11-20", to: "2026-11-21" }, fields: {} },
  activeFilters: [],
  comparedRanges: null,
  fetchedAt: Date.UTC(2026, 10, 21, 4, 5),
  fetched: 2,
  isPartial: false,
  hasChanged: false,
  ...part,
});
export const search = {
  by: "search",
  field: "",
  title: "Search",
  value: "karim",
  isRequired: false,
} as const;
