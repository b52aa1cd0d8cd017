import type { Batch, Money } from "./records.ts";
import { type Moment, wallClock, written } from "./service-day.ts";

/** How a file is written: what an import has to read is the same. */
export type Style = {
  endOfLine: "\n" | "\r\n";
  quotes: "where needed" | "everywhere";
  moments: "with offset" | "without offset" | "in UTC";
  begins: "" | "\uFEFF";
};

const styles: [Style, ...Style[]] = [
  { endOfLine: "\n", quotes: "where needed", moments: "without offset", begins: "" },
  { endOfLine: "\r\n", quotes: "everywhere", moments: "with offset", begins: "\uFEFF" },
  { endOfLine: "\r\n", quotes: "where needed", moments: "in UTC", begins: "" },
];

/** One after the other. */
export const styleOf = (at: number): Style => styles[at % styles.length] ?? styles[0];

export function csvOf({ rows }: Batch, style: Style): string {
  const [first] = rows;
  if (!first) throw new Error("A file has at least one row.");
  const columns = Object.keys(first);
  const lines = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row));
    return columns.map((column) => quoted(textOf(column, cells.get(column), style), style));
  });
  const text = [columns, ...lines].map((line) => line.join(",") + style.endOfLine);
  return style.begins + text.join("");
}

const quoted = (text: string, { quotes }: Style) =>
  quotes === "everywhere" || /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function textOf(column: string, value: unknown, style: Style): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value !== "bigint") return String(value);
  return column.endsWith("_at") ? momentText(value, style) : moneyText(value);
}

const moneyText = (money: Money) =>
  `${money / 100n}.${String(money % 100n).padStart(2, "0")}`.replace(/\.00$/, "");

function momentText(moment: Moment, { moments }: Style): string {
  if (moments === "in UTC") return written(moment, "UTC").replace("+00:00", "Z");
  if (moments === "with offset") return written(moment).replace("T", " ");
  const { day, time } = wallClock(moment);
  return `${day}T${time}`;
}
