import { isoDate, sumOfCounts, sumOfMoney } from "machines/formats";
import type { ColumnKind } from "../../modules/report.ts";
import { fieldOf, shown } from "../rules/cells.ts";

export type CellValue =
  | { type: "number"; kind: "count" | "money" | "share"; value: string }
  | { type: "date" | "timestamp"; value: string }
  | { type: "text"; value: string };

const none = { type: "text", value: "" } as const;

/** A field as a file holds it: figures exact and without separators, times in local time. */
export function cellValue(row: unknown, field: string, kind: ColumnKind): CellValue {
  const value = fieldOf(row, field);
  const text = shown(value, kind);
  const isMissing = text === "N/A";
  if (kind === "count" || kind === "money") {
    if (isMissing) return none;
    return {
      type: "number",
      kind,
      value: kind === "count" ? sumOfCounts([value]) : sumOfMoney([value]),
    };
  }
  if (kind === "share" && typeof value === "number") {
    return { type: "number", kind, value: String(value) };
  }
  if (kind === "date" && !isMissing) return { type: "date", value: String(value) };
  if (kind === "timestamp" && !isMissing) return { type: "timestamp", value: wallClock(value) };
  return { type: "text", value: isMissing && kind !== "name" ? "" : text };
}

function wallClock(value: unknown): string {
  const moment = new Date(value as string);
  const two = (part: number) => String(part).padStart(2, "0");
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
  return `${isoDate(moment)} ${time}`;
}
