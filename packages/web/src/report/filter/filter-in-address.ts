import type { DateRange, Filter } from "machines";
import { daysBetween } from "machines/formats";
import type { Report } from "../../modules/report.ts";
import { asked, isBlank } from "../../text/search.ts";

type Asked = Pick<Report, "dated" | "filters">;

/** The filter that an address asks for; without dates, that of another range. */
export function filterIn(
  query: URLSearchParams,
  { dated, filters }: Asked,
  parameters: Readonly<Record<string, string>>,
  otherwise: DateRange | null,
): Filter {
  const fields = filters.map((one) => {
    const said = query.get(one.field) ?? "";
    const value = one.kind === "text" ? asked(said) : said;
    return [one.field, isBlank(value) || !hasLetters(value, one) ? "" : value];
  });
  return {
    range: dated ? (rangeIn(query) ?? otherwise) : null,
    fields: { ...Object.fromEntries(fields), ...parameters },
  };
}

/** The query with another filter; whatever else it says stays. */
export function withFilter(
  query: URLSearchParams,
  { filters }: Asked,
  { range, fields }: Filter,
): URLSearchParams {
  const next = new URLSearchParams();
  const company = query.get("company");
  if (company) next.set("company", company);
  if (range) {
    next.set("from_date", range.from);
    next.set("to_date", range.to);
  }
  for (const { field } of filters) {
    const value = fields[field];
    if (value) next.set(field, value);
  }
  // What takes no dates keeps those of the report before, for the one after it.
  const dates = range ? ["from_date", "to_date"] : [];
  const own = new Set(["company", ...dates, ...filters.map(({ field }) => field)]);
  for (const [key, value] of query) if (!own.has(key)) next.append(key, value);
  return next;
}

/** What changes one field of a filter. */
export function withField(field: string, value: string) {
  return ({ range, fields }: Filter): Filter => ({ range, fields: { ...fields, [field]: value } });
}

/** Null for an address without dates; empty dates where it does not hold two of the calendar. */
function rangeIn(query: URLSearchParams): DateRange | null {
  const from = query.get("from_date");
  const to = query.get("to_date");
  if (from === null && to === null) return null;
  const range = { from: from ?? "", to: to ?? "" };
  return Number.isNaN(daysBetween(range.from, range.to)) ? { from: "", to: "" } : range;
}

function hasLetters(value: string, field: Report["filters"][number]): boolean {
  const letters = field.kind === "text" ? field.letters : undefined;
  return !letters || (value.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= letters;
}
