import type { Filter } from "machines/reports/report-request";
import { type DateRange, dayNumber, rangeAlert } from "machines/time/date-range";
import { isBlank, normalizeQuery } from "../../i18n/text.ts";
import type { FilterField, Report } from "./report.ts";

type RequestField = {
  kind: FilterField["kind"];
  field: string;
  required?: boolean;
  letters?: number;
};

/** What a request needs of a report. */
export type RequestOf = Pick<Report, "dated"> & { filters: readonly RequestField[] };

type Page = Pick<Location, "pathname" | "search">;

/**
 * The report at an address, and the filter that its rows are requested with; null where that is not all that they
 * depend on: one thing that the path names, or a range that the address does not.
 */
export function requestAt<Of extends RequestOf & Pick<Report, "route">>(
  reports: readonly Of[],
  { pathname, search }: Page,
): { report: Of; filter: Filter } | null {
  const report = reports.find(({ route }) => matchesRoute(route, pathname));
  if (!report || report.route.includes(":")) return null;
  const filter = filterFromQuery(new URLSearchParams(search), report, {}, null);
  const isMissing = report.dated && filter.range === null;
  const isRefused = rangeAlert(filter.range) !== null || report.filters.some(isMissingIn(filter));
  return isMissing || isRefused ? null : { report, filter };
}

/** Whether a path is that of a route, with or without its last slash. */
export function matchesRoute(route: string, path: string): boolean {
  const pattern = route.replace(/\/$/, "").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${pattern}/?$`).test(path);
}

const isMissingIn =
  ({ fields }: Filter) =>
  (one: RequestField) =>
    one.required === true && !fields[one.field]?.trim();

/** The filter that an address asks for; without dates, that of another range. */
export function filterFromQuery(
  query: URLSearchParams,
  { dated, filters }: RequestOf,
  parameters: Readonly<Record<string, string>>,
  otherwise: DateRange | null,
): Filter {
  const fields = filters.map((one) => {
    const said = query.get(one.field) ?? "";
    const value = one.kind === "text" ? normalizeQuery(said) : said;
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
  { filters }: RequestOf,
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
  return Number.isNaN(dayNumber(range.to) - dayNumber(range.from)) ? { from: "", to: "" } : range;
}

function hasLetters(value: string, { letters }: RequestField): boolean {
  return !letters || (value.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= letters;
}
