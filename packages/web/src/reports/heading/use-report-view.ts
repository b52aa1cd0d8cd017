import type { Filter } from "machines/reports/report-request";
import type { Preset } from "machines/time/range-presets";
import type { Company } from "partner-sdk";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { setInQuery, useQuery } from "../../browser/query.ts";
import { useCurrency, useReportingClock } from "../../state/reporting.tsx";
import { useComparison } from "../compare/use-comparison.ts";
import type { Report } from "../definitions/report.ts";
import { withField, withFilter } from "../definitions/request-at.ts";
import { useFilter } from "../filter/use-filter.ts";
import { type ActiveFilter, activeFilters } from "../rules/active-filter.ts";
import type { Row } from "../rules/figures.ts";
import { rowChoicesFromQuery } from "../rules/narrowing.ts";
import { reportRows } from "../rules/rows.ts";
import { type Subject, subjectOf, titleOf } from "../rules/subject.ts";
import { reportInput } from "../state/open-report.ts";
import { useReport } from "../state/use-report.ts";
import { useAllPages } from "../table/use-all-pages.ts";
import { useSavedTableState, useSaveTableState, useTable } from "../table/use-table.ts";

export type ReportViewInput = {
  report: Report;
  company: Company;
  /** What the path says beyond the route. */
  parameters: Readonly<Record<string, string>>;
};

export type ReportView = ReturnType<typeof useReportView>;

/** What a report's screen shows: its rows as they came, and the table that is built of them. */
export function useReportView({ report, company, parameters }: ReportViewInput) {
  const clock = useReportingClock();
  const query = useQuery();
  const currency = useCurrency();
  const address = useFilter(report, parameters);
  const opened = useReport(reportInput(report, company.id, address.addressFilter));
  const { state, status } = opened;
  const allPages = useAllPages(opened);
  const comparison = useComparison(report, opened);
  const fetched = useMemo(() => reportRows(report, opened.rows), [report, opened.rows]);
  const chosen = useMemo(() => rowChoicesFromQuery(query, report), [query, report]);
  const table = useTable({
    ...{ report, rows: fetched, chosen, clock, comparison: comparison.rows },
    request: [company.id, status.filter, comparison.chosen, allPages.stage],
    fetchedAt: state === "answered" ? status.fetchedAt : null,
    saved: useSavedTableState(),
  });
  useSaveTableState(report, table);
  const needsAllPages = table.subtotals !== null || table.order !== report.sort;
  const fetchAll = useEffectEvent(() => allPages.fetch("screen"));
  const isShort =
    needsAllPages && status.hasMore && !allPages.isForScreen && allPages.stage !== "cancelled";
  useEffect(() => {
    if (isShort) fetchAll();
  }, [isShort]);
  /** What links to other screens keep: the query of the address, with the range of the rows. */
  const said = withFilter(query, report, status.filter).toString();
  const linkQuery = useMemo(() => new URLSearchParams(said), [said]);
  const subject = useSubject(report, parameters, fetched);
  const choose = (change: (filter: Filter) => Filter, preset?: Preset) =>
    address.choose(opened.apply, change, preset);
  return {
    report,
    title: titleOf(report, subject),
    subject,
    company,
    /** The sign of the currency; empty where the host names none. */
    currency,
    opened: {
      ...opened,
      openFilter() {
        opened.followAddress(address.latestFilter());
        opened.openFilter();
      },
    },
    /** The filter of the address, from which every choice starts; offline, the rows are still of another one. */
    addressFilter: address.addressFilter,
    choose,
    /** The preset that the range was last chosen by. */
    preset: address.preset,
    fetched,
    /** By which the fetched rows are narrowed; the address keeps it. */
    chosen,
    comparison,
    table,
    allPages,
    /** Whether the rows are searched or sorted, which is about all of them. */
    needsAllPages,
    activeFilters: activeFilters(report, status.filter, chosen, table.search, fetched),
    clear({ by, field }: ActiveFilter) {
      if (by === "filter") choose(withField(field, ""));
      if (by === "choice") setInQuery(field, "", { replace: true });
      if (by === "search") table.setSearch("");
    },
    linkQuery,
  };
}

/** What a report is about. Its name is kept for a range without rows. */
function useSubject(
  report: Report,
  parameters: Readonly<Record<string, string>>,
  rows: readonly Row[],
): Subject | null {
  const [known, setKnown] = useState<string | null>(null);
  const subject = subjectOf(report, parameters, rows);
  const name = subject?.name ?? known;
  if (name !== known) setKnown(name);
  return subject && { ...subject, name };
}
