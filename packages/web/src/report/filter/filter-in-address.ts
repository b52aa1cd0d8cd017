import type { DateRange, Filter } from "machines";
import { type Preset, presetRange } from "machines/formats";
import type { Report } from "../../modules/report.ts";

/** The filter that an address asks for; where it says no dates, a preset of the service day. */
export function filterIn(
  search: string,
  { dated, filters }: Pick<Report, "dated" | "filters">,
  parameters: Readonly<Record<string, string>>,
  now: Date,
  preset: Preset = "Today",
): Filter {
  const asked = new URLSearchParams(search);
  const fields = filters.map((one) => {
    const value = asked.get(one.field) ?? "";
    return [one.field, hasLetters(value, one) ? value : ""];
  });
  const from = asked.get("from_date");
  const to = asked.get("to_date");
  const range = from !== null || to !== null ? { from: from ?? "", to: to ?? "" } : null;
  return {
    range: dated ? (range ?? presetRange(preset, now)) : null,
    fields: { ...Object.fromEntries(fields), ...parameters },
  };
}

function hasLetters(value: string, field: Report["filters"][number]): boolean {
  const letters = field.kind === "text" ? field.letters : undefined;
  return !letters || (value.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= letters;
}

/** The address's query for a filter; what the path already says is left out. */
export function searchOf(filter: Filter, { filters }: Pick<Report, "filters">): string {
  const query = filter.range ? rangeQuery(filter.range) : new URLSearchParams();
  for (const { field } of filters) {
    const value = filter.fields[field];
    if (value) query.set(field, value);
  }
  return query.toString();
}

const comparison = "compare";

/** Whether an address asks for the range before beside the report's own. */
export function isComparedIn(search: string): boolean {
  return new URLSearchParams(search).get(comparison) === "1";
}

export function withComparison(search: string, isCompared: boolean): string {
  const query = new URLSearchParams(search);
  if (isCompared) query.set(comparison, "1");
  else query.delete(comparison);
  return query.toString();
}

export function rangeQuery({ from, to }: DateRange): URLSearchParams {
  return new URLSearchParams({ from_date: from, to_date: to });
}
