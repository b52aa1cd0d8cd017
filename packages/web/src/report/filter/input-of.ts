import type { Filter, ReportFilterInput } from "machines";
import { isSearched } from "../../modules/filter-field.ts";
import type { Report } from "../../modules/report.ts";

/** What a report of a company is opened with. */
export function inputOf(report: Report, company: string, filter: Filter): ReportFilterInput {
  const required = report.filters.filter(isSearched).map(({ field }) => field);
  return { report: report.operation.path, company, filter, required };
}
