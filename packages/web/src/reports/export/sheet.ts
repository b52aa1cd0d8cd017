import type { NumberChoice } from "../../i18n/languages/languages.ts";
import type { ColumnKind } from "../definitions/report.ts";

/** What leaves the browser: the rows as they are shown, and a stamp that says what they are. */
export type Sheet = {
  /** With what narrows its rows. */
  title: string;
  /** Null where nothing does; `isPart` where the figures of a row are not all there are. */
  narrowed: { words: string; isPart: boolean } | null;
  /** Company, service days of the range, filter, time of fetching, number of rows, control total. */
  stamp: readonly StampLine[];
  columns: readonly { title: string; kind: ColumnKind; field: string }[];
  rows: readonly Readonly<Record<string, unknown>>[];
  /** By column. */
  totals: Readonly<Record<string, SheetTotal>>;
  /** 'Total', or what the sums leave out. */
  totalTitle: string;
  /** The rows that the sums leave out: those with this text in this column. */
  excluding: { field: string; text: string } | null;
  company: string;
  module: string;
  /** The service days that it is about; null for a list without dates. */
  days: string | null;
  /** What hands over its takings in each row; none where there is no shift close. */
  shiftClose: "person" | "place" | undefined;
  /** The time zone of its times; null for the browser's. */
  timeZone: string | null;
  /** How the digits of its figures are set apart. */
  grouping: NumberChoice["grouping"];
  /** Without its extension. */
  fileName: string;
};

/** `hasNames` where the value holds what others have written, which stays as it is. */
export type StampLine = readonly [label: string, value: string, hasNames?: "hasNames"];

/** An exact sum, or a change with the columns that it is calculated from; `value` as it is read. */
export type SheetTotal = {
  sum: string;
  value: string;
  of: { now: string; before: string } | null;
};

export type Format = "csv" | "xlsx";

export const types: Record<Format, string> = {
  csv: "text/csv;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
