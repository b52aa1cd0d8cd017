import { sumOfCounts, sumOfMoney } from "machines/reports/money";
import type { ReportingClock } from "machines/time/reporting-clock";
import { inMinutes } from "#words/deferred";
import { notAvailable } from "#words/frame";
import type { ChangeKind, ColumnKind, FigureKind } from "../definitions/report.ts";
import { cellText, fieldOf } from "../rules/cells.ts";

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
