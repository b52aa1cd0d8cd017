import type { ReportingClock } from "machines/time/reporting-clock";
import { dateLabel } from "#words/dates";
import { notAvailable } from "#words/frame";
import { state } from "#words/modules";
import * as words from "#words/report";
import { type ChangeWords, changeText, differenceWords, shareWords } from "../../i18n/change.ts";
import { timeOfDay } from "../../i18n/clock.ts";
import { count, money } from "../../i18n/figures.ts";
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
  if (kind === "duration") return duration(Number(value));
  if (kind === "date") return dateLabel(String(value));
  if (kind === "time") return timeOfDay(String(value)) || notAvailable;
  if (kind === "status") return state(String(value));
  const change = changeIn(value, kind);
  return change ? changeText(change) : String(value);
}

/** How a change reads; null for what is none. */
export function changeIn(value: unknown, kind: ColumnKind): ChangeWords | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  if (kind === "count change") return differenceWords(value, "count");
  if (kind === "money change") return differenceWords(value, "money");
  return kind === "share" ? shareWords(value) : null;
}

/** '3 h 20 min' for 200 minutes; from a day on, minutes say nothing more. */
function duration(minutes: number): string {
  if (!Number.isFinite(minutes) || minutes < 0) return notAvailable;
  const hours = Math.floor(minutes / 60);
  const rest = words.minutes(Math.floor(minutes % 60));
  if (hours < 24) return hours > 0 ? words.hours(hours, rest) : rest;
  return words.daysAndHours(count(Math.floor(hours / 24)), hours % 24);
}
