import type { Filter } from "machines/reports/report-request";
import { localizedClock } from "../../i18n/clock.ts";
import type { NumberChoice } from "../../i18n/languages/languages.ts";
import { numberChoice } from "../../i18n/numbers/number-choice.ts";
import { catalogue } from "../definitions/catalogue.ts";
import type { Report } from "../definitions/report.ts";
import { activeFilters } from "../rules/active-filter.ts";
import { withComparedColumns } from "../rules/compare.ts";
import type { ComparedRanges } from "../rules/compared-ranges.ts";
import { type Row, totalsOf } from "../rules/figures.ts";
import { type RowChoices, rowChoicesFromQuery } from "../rules/narrowing.ts";
import { titleOf } from "../rules/subject.ts";
import type { Sheet } from "./sheet.ts";
import { type SheetInput, sheetOf } from "./sheet-of.ts";

/** What a sheet is made of besides its rows, without a word of the portal: the worker of another language adds its own words. */
export type SheetParams = {
  route: string;
  subject: { name: string | null; id: string } | null;
  company: string;
  filter: Filter;
  chosen: RowChoices;
  search: string;
  /** The ranges that are compared. */
  comparedRanges: ComparedRanges | null;
  fetchedAt: number | null;
  fetched: number;
  isPartial: boolean;
  hasChanged: boolean;
  timeZone: string | null;
  grouping: NumberChoice["grouping"];
  /** The sign that its titles of money have; empty for none. */
  currency: string;
};

/** `query` is that of the address, which keeps what is chosen. */
export function sheetParamsOf(input: SheetInput, query: URLSearchParams): SheetParams {
  const { table, subject, company, filter, comparedRanges, currency } = input;
  const { fetchedAt, fetched, isPartial, hasChanged } = input;
  return {
    route: table.report.route,
    subject: subject && { name: subject.name, id: subject.id },
    company,
    filter,
    chosen: rowChoicesFromQuery(query, table.report),
    search: table.search,
    comparedRanges,
    fetchedAt,
    fetched,
    isPartial,
    hasChanged,
    timeZone: table.clock.timeZone,
    grouping: numberChoice().grouping,
    currency,
  };
}

export function sheetFromParams(params: SheetParams, rows: readonly Row[]): Sheet {
  const { route, filter, chosen, search, company, fetchedAt, fetched, isPartial, hasChanged } =
    params;
  const { module, report } = reportAt(route);
  const clock = localizedClock(params.timeZone);
  const named = report.subject &&
    params.subject && { title: report.subject.title, ...params.subject };
  const { comparedRanges } = params;
  const shown = comparedRanges ? withComparedColumns(report) : report;
  return sheetOf({
    table: {
      report: shown,
      rows,
      totals: totalsOf(rows, shown),
      subtotals: null,
      clock,
      order: undefined,
      search,
    },
    title: titleOf(report, named ?? null),
    subject: named ?? null,
    company,
    currency: params.currency,
    module,
    filter,
    activeFilters: activeFilters(report, filter, chosen, search, rows),
    comparedRanges,
    fetchedAt,
    fetched,
    isPartial,
    hasChanged,
  });
}

function reportAt(route: string): { module: string; report: Report } {
  for (const { title, screens } of catalogue) {
    for (const screen of screens) {
      if (screen.kind === "report" && screen.route === route) {
        return { module: title, report: screen };
      }
    }
  }
  throw new Error(`No report is at ${route}.`);
}
