import type { ReportingClock } from "machines/time/reporting-clock";
import { dateLabel } from "#words/dates";
import { notAvailable } from "#words/frame";
import { state } from "#words/modules";
import * as words from "#words/report";
import { timeOfDay } from "../../i18n/clock.ts";
import { count, money } from "../../i18n/figures.ts";
import { inDigits } from "../../i18n/numbers/digits.ts";
import type { ColumnKind } from "../definitions/report.ts";

export function fieldOf(row: unknown, path: string): unknown {
  const dot = path.indexOf(".");
  const key = dot < 0 ? path : path.slice(0, dot);
  const isThing = typeof row === "object" && row !== null;
  const value = isThing ? (row as Record<string, unknown>)[key] : undefined;
  return dot < 0 ? value : fieldOf(value, path.slice(dot + 1));
}

/** For many rows: the path is parsed once. */
export function fieldGetter(path: string): (row: Readonly<Record<string, unknown>>) => unknown {
  return path.includes(".") ? (row) => fieldOf(row, path) : (row) => row[path];
}

/** The text of any column's value; the clock writes a moment, as the language has it. */
export function cellText(value: unknown, kind: ColumnKind, clock: ReportingClock): string {
  if (kind !== "timestamp") return formatValue(value, kind);
  if (typeof value !== "string" && typeof value !== "number") return notAvailable;
  const text = clock.timestamp(value);
  return text === "N/A" ? notAvailable : text;
}

export function formatValue(value: unknown, kind: Exclude<ColumnKind, "timestamp">): string {
  if (Array.isArray(value))
    return value.map((item) => formatValue(item, kind)).join(", ") || notAvailable;
  if (typeof value !== "string" && typeof value !== "number") return notAvailable;
  if (value === "") return notAvailable;
  if (kind === "count") return count(value);
  if (kind === "money") return money(value);
  if (kind === "count change") return withPlus(value, formatValue(value, "count"));
  if (kind === "money change") return withPlus(value, formatValue(value, "money"));
  if (kind === "duration") return duration(Number(value));
  if (kind === "share") return typeof value === "number" ? percent(value) : words.share(value);
  if (kind === "date") return dateLabel(String(value));
  if (kind === "time") return timeOfDay(String(value)) || notAvailable;
  if (kind === "status") return state(String(value));
  return String(value);
}

/** '3 h 20 min' for 200 minutes; from a day on, minutes say nothing more. */
function duration(minutes: number): string {
  if (!Number.isFinite(minutes) || minutes < 0) return notAvailable;
  const hours = Math.floor(minutes / 60);
  const rest = words.minutes(Math.floor(minutes % 60));
  if (hours < 24) return hours > 0 ? words.hours(hours, rest) : rest;
  return words.daysAndHours(count(Math.floor(hours / 24)), hours % 24);
}

function percent(value: number): string {
  return withPlus(value, inDigits(`${value.toFixed(1)}%`));
}

/** A gain is marked as a loss is: by its sign. */
function withPlus(value: string | number, text: string): string {
  return Number(value) > 0 ? `+${text}` : text;
}
