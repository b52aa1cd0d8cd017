import type { ColumnKind } from "../../modules/report.ts";

/** What is taken out of the browser: the rows as they are shown, and the stamp that says what they are. */
export type Sheet = {
  title: string;
  /** Company, range with hours, filter, when fetched, how many rows, control total. */
  stamp: readonly (readonly [label: string, value: string])[];
  columns: readonly { title: string; kind: ColumnKind; field: string }[];
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Exact sums by column, of counts and money alone. */
  totals: Readonly<Record<string, string>>;
  /** Without an ending. */
  fileName: string;
};

export type Format = "csv" | "xlsx";

export const types: Record<Format, string> = {
  csv: "text/csv;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
