import { sumOfCounts, sumOfMoney } from "machines/reports/money";
import type { ReportingClock } from "machines/time/reporting-clock";
import { inMinutes } from "#words/deferred";
import { notAvailable } from "#words/frame";
import type { NumberChoice } from "../../i18n/languages/languages.ts";
import type { ChangeKind, ColumnKind, FigureKind } from "../definitions/report.ts";
import { cellText, fieldOf } from "../rules/cells.ts";

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

export type CellValue =
  | { type: "number"; kind: FigureKind | ChangeKind | "share"; value: string }
  | { type: "date" | "timestamp"; value: string }
  | { type: "text"; value: string };

/** A duration is in minutes, which can be calculated with. */
export const columnTitle = ({ title, kind }: { title: string; kind: ColumnKind }) =>
  kind === "duration" ? inMinutes(title) : title;

const none = { type: "text", value: "" } as const;

/** A field as a file holds it: figures exact and without separators, times on the company's clock. */
export function cellValue(
  row: unknown,
  field: string,
  kind: ColumnKind,
  clock: ReportingClock,
): CellValue {
  const value = fieldOf(row, field);
  const text = cellText(value, kind, clock);
  const isMissing = text === notAvailable;
  if (kind === "count" || kind === "count change" || kind === "duration") {
    const written = kind === "duration" ? "count" : kind;
    const whole = kind === "duration" ? Math.trunc(Number(value)) : value;
    return isMissing ? none : { type: "number", kind: written, value: sumOfCounts([whole]).sum };
  }
  if (kind === "money" || kind === "money change") {
    return isMissing ? none : { type: "number", kind, value: sumOfMoney([value]).sum };
  }
  if (kind === "share" && typeof value === "number") {
    return { type: "number", kind, value: String(value) };
  }
  if (kind === "date" && !isMissing) return { type: "date", value: String(value) };
  if (kind === "timestamp" && !isMissing) {
    return { type: "timestamp", value: clock.wallTime(value as string) };
  }
  return { type: "text", value: isMissing && kind !== "name" ? "" : text };
}
