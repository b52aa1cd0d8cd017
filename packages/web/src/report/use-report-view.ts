import type { Company, Module } from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { Report } from "../modules/report.ts";
import { useQuery } from "../platform/query.ts";
import { useReportingClock } from "../portal/reporting-clock.tsx";
import { useCurrency } from "../portal/use-currency.ts";
import { useComparison } from "./compare/use-comparison.ts";
import { withField, withFilter } from "./filter/filter-in-address.ts";
import { useFilteredReport } from "./filter/use-filtered-report.ts";
import { useNarrowing } from "./narrow/use-narrowing.ts";
import { useMoved } from "./refresh/use-moved.ts";
import { useRefresh } from "./refresh/use-refresh.ts";
import { useFirstSought, useKeptSought } from "./rows/use-rows-sought.ts";
import { useTable } from "./rows/use-table.ts";
import { inCurrency } from "./rules/in-currency.ts";
import { type InForce, inForce } from "./rules/in-force.ts";
import { rowsIn } from "./rules/rows.ts";
import { titleOf } from "./rules/subject.ts";
import { useSubject } from "./use-subject.ts";
import { useWholeList } from "./whole/use-whole-list.ts";

export type ReportViewInput = {
  report: Report;
  module: Module;
  company: Company;
  /** What the path says beyond the route. */
  parameters: Readonly<Record<string, string>>;
};

export type ReportView = ReturnType<typeof useReportView>;

/** What a report's screen shows: its rows as they came, then narrowed, compared and in order. */
export function useReportView({ report, module, company, parameters }: ReportViewInput) {
  const clock = useReportingClock();
  const filtered = useFilteredReport(report, company.id, parameters);
  const { asked, choose, preset } = filtered;
  const { opened: renewed, refresh } = useRefresh(report, company.id, filtered.opened);
  const { opened, ...whole } = useWholeList(report, company.id, renewed);
  const fetched = useMemo(() => rowsIn(report, opened.rows), [report, opened.rows]);
  const subject = useSubject(report, parameters, fetched);
  const title = titleOf(report, subject);
  const list = useNarrowing(report, fetched);
  const comparison = useComparison({
    report,
    module,
    company: company.id,
    filter: opened.filter,
    isAnswered: opened.state === "answered",
    fetchedAt: opened.fetchedAt,
    rows: list.rows,
  });
  const shown = useMoved({
    report: comparison.report,
    rows: comparison.rows,
    of: JSON.stringify([company.id, opened.filter, comparison.chosen, whole.stage]),
    fetchedAt: opened.state === "answered" ? opened.fetchedAt : null,
  });
  const sign = useCurrency();
  const signed = useMemo(() => inCurrency(comparison.report, sign), [comparison.report, sign]);
  const table = useTable(signed, shown.rows, clock, useFirstSought());
  useKeptSought(report, table);
  const isSought = table.subtotals !== null || table.order !== report.sort;
  const fetchAll = useEffectEvent(() => whole.want("screen"));
  const isShort = isSought && opened.hasMore && !whole.isForScreen && whole.stage !== "cancelled";
  useEffect(() => {
    if (isShort) fetchAll();
  }, [isShort]);
  const query = useQuery();
  /** What the address says, with the range of the rows: it goes along to other screens. */
  const said = withFilter(query, report, opened.filter).toString();
  const along = useMemo(() => new URLSearchParams(said), [said]);
  const narrowedBy = inForce(report, opened.filter, list.chosen, table.search, fetched);
  const clear = ({ by, field }: InForce) => {
    if (by === "filter") choose(withField(field, ""));
    if (by === "choice") list.choose(field, "");
    if (by === "search") table.setSearch("");
  };
  return {
    report,
    title,
    subject,
    company,
    /** The sign of the currency; empty where the host names none. */
    currency: sign,
    opened,
    /** The filter of the address, from which every choice starts; offline, the rows are still of another one. */
    asked,
    choose,
    /** The preset that the range was last chosen by. */
    preset,
    fetched,
    list,
    comparison,
    table,
    /** What moved since the rows were asked before. */
    shown,
    refresh,
    whole,
    /** Whether a search or an order of one's own is about all rows. */
    isSought,
    narrowedBy,
    clear,
    along,
  };
}
