import FilterIcon from "lucide-react/icons/list-filter";
import type { Filter } from "machines";
import type { Preset } from "machines/formats";
import type { Company } from "partner-sdk";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useShortcut } from "../frame/use-shortcut.ts";
import type { Report } from "../modules/report.ts";
import { whenWanted } from "../platform/when-wanted.tsx";
import { useReport } from "../portal/use-report.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { useWide } from "../ui/use-wide.ts";
import { CompareButton } from "./compare/compare-button.tsx";
import { useComparison } from "./compare/use-comparison.ts";
import { filterIn, isComparedIn, searchOf, withComparison } from "./filter/filter-in-address.ts";
import { searchHint } from "./filter/search-hint.ts";
import { AgeChoices } from "./narrow/age-choices.tsx";
import { ListChoices } from "./narrow/list-choices.tsx";
import { RowLimit } from "./narrow/row-limit.tsx";
import { useNarrowing } from "./narrow/use-narrowing.ts";
import { ReportOverview } from "./pictures/report-overview.tsx";
import { RangeNote, ReportRange } from "./range/report-range.tsx";
import { usePreset } from "./range/use-preset.ts";
import { ReportExports } from "./report-exports.tsx";
import { ReportLoading, ReportStopped } from "./rows/report-loading.tsx";
import { ReportMore } from "./rows/report-more.tsx";
import { ReportRows } from "./rows/report-rows.tsx";
import { ReportTools } from "./rows/report-tools.tsx";
import { useTable } from "./rows/use-table.ts";
import { rowsIn } from "./rules/rows.ts";

const FilterDialog = whenWanted("filter-dialog", () => import("./filter/filter-dialog.tsx"));

export type ReportViewProps = {
  report: Report;
  company: Company;
  /** What the path says beyond the route. */
  parameters: Readonly<Record<string, string>>;
  crumbs: ReactNode;
};

export function ReportView({ report, company, parameters, crumbs }: ReportViewProps) {
  const [location, navigate] = useLocation();
  const search = useSearch();
  // The day of arrival: a report that is being read does not move on at 03:00 by itself.
  const [arrived] = useState(() => new Date());
  const preset = usePreset(report.route);
  const asked = filterIn(search, report, parameters, arrived, preset.first);
  const required = report.filters.flatMap((field) =>
    field.kind === "text" && field.required ? [field.field] : [],
  );
  const { filter, alert, rows, isLoading, hasFailed, hasMore, isFilterOpen, openFilter, ...shown } =
    useReport({
      report: report.operation.path,
      company: company.id,
      filter: asked,
      required,
    });
  useFilterInAddress(searchOf(filter, report), searchOf(asked, report), {
    toAddress: (query) => {
      const asked = withComparison(query, isComparedIn(search));
      navigate(asked ? `${location}?${asked}` : location);
    },
    toReport: () => shown.apply(asked),
  });

  const apply = (chosen: Filter, name?: Preset) => {
    preset.remember(chosen, name);
    shown.apply(chosen);
  };
  const found = useMemo(() => rowsIn(report, rows), [report, rows]);
  const list = useNarrowing(report, found);
  const comparison = useComparison({
    report,
    company: company.id,
    filter,
    isAnswered: !isLoading && !hasFailed && !shown.hasStopped,
    fetchedAt: shown.fetchedAt,
    rows: list.rows,
  });
  const table = useTable(comparison.report, comparison.rows);
  const hasRoom = useWide();
  const asCards = report.form === "cards" || !hasRoom;
  const hasFilter = report.dated || report.filters.length > 0;
  useShortcut("f", () => hasFilter && openFilter());
  return (
    <Page>
      {crumbs}
      <PageHeading
        note={filter.range && !alert && <RangeNote range={filter.range} />}
        actions={
          <>
            {hasFilter && (
              <Button onClick={openFilter}>
                <FilterIcon /> Filter
              </Button>
            )}
            <ReportExports
              input={{
                table,
                company: company.name,
                filter,
                chosen: list.chosen,
                against: comparison.against,
                fetchedAt: shown.fetchedAt,
                fetched: found.length,
                isPartial: hasMore,
              }}
              isDisabled={isLoading || table.rows.length === 0}
            />
          </>
        }
      >
        {report.title}
      </PageHeading>
      {filter.range && (
        <ReportRange
          range={filter.range}
          onChoose={(range, name) => apply({ ...filter, range }, name)}
          note={comparison.line}
        >
          <CompareButton {...comparison} />
        </ReportRange>
      )}
      <AgeChoices
        list={list}
        isLoading={isLoading}
        fetchedAt={shown.fetchedAt}
        onRefresh={shown.refresh}
      />
      {list.all.length > 0 && <ListChoices list={list} shown={table.rows.length} />}
      {isLoading ? (
        <ReportLoading {...shown} columns={report.columns.length} />
      ) : shown.hasStopped ? (
        <ReportStopped {...shown} />
      ) : table.all.length === 0 ? (
        <EmptyState hint={searchHint(report, filter)} />
      ) : (
        <>
          <ReportOverview
            report={report}
            rows={found}
            earlier={comparison.earlier}
            fetchedAt={shown.fetchedAt ?? arrived.getTime()}
          />
          <ReportTools table={table} hasSort={asCards} isPartial={hasMore} />
          {table.rows.length === 0 ? (
            <EmptyState
              title="No rows match"
              action={<Button onClick={() => table.setSearch("")}>Clear search</Button>}
            />
          ) : (
            <ReportRows table={table} range={filter.range} asCards={asCards} isPartial={hasMore} />
          )}
          {report.paged && (
            <ReportMore
              stage={shown.stage}
              hasMore={hasMore}
              count={table.all.length}
              isFollowed={table.subtotals === null}
              onMore={shown.more}
            />
          )}
        </>
      )}
      <RowLimit report={report} fetched={rows.length} />
      {isFilterOpen && (
        <FilterDialog
          filters={report.filters}
          filter={filter}
          alert={alert}
          company={company.id}
          onApply={apply}
          onClose={shown.closeFilter}
        />
      )}
    </Page>
  );
}

/** The filter is in the address: going back brings the filter before, and applying one makes an address. */
function useFilterInAddress(
  committed: string,
  asked: string,
  { toAddress, toReport }: { toAddress: (query: string) => void; toReport: () => void },
) {
  const write = useEffectEvent((query: string) => {
    if (query !== asked) toAddress(query);
  });
  const read = useEffectEvent((query: string) => {
    if (query !== committed) toReport();
  });
  useEffect(() => write(committed), [committed]);
  useEffect(() => read(asked), [asked]);
}
