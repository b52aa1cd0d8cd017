import { count, dateLabel, money, timestamp } from "machines/formats";
import type { ColumnKind } from "./report.ts";

/** A field of a row by its path; undefined where the row has no such thing. */
export function fieldOf(row: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, key) =>
        typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined,
      row,
    );
}

/** A value as a person reads it; 'N/A' where it is missing. */
export function shown(value: unknown, kind: ColumnKind): string {
  if (Array.isArray(value)) return value.map((item) => shown(item, kind)).join(", ") || "N/A";
  if (typeof value !== "string" && typeof value !== "number") return "N/A";
  if (value === "") return "N/A";
  if (kind === "count") return count(value);
  if (kind === "money") return money(value);
  if (kind === "date") return dateLabel(String(value));
  if (kind === "timestamp") return timestamp(value);
  if (kind === "status") return inWords(String(value));
  return String(value);
}

/** `under_repair` is 'Under repair'. */
function inWords(key: string): string {
  return key.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
}
