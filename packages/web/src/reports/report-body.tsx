import { type ReactNode, useEffect, useRef } from "react";
import * as words from "#words/report";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/layout/empty-state.tsx";
import { useMinWidth } from "../ui/use-min-width.ts";
import { SummaryOverview } from "./charts/summary-overview.tsx";
import { ActiveFilters } from "./filter/active-filters.tsx";
import type { ReportView } from "./heading/use-report-view.ts";
import * as styles from "./report-body.css.ts";
import { searchHint } from "./rules/active-filter.ts";
import { isDaily } from "./rules/charts.ts";
import { fetchedInWords } from "./rules/row-counts.ts";
import { AllPagesLine } from "./table/all-pages-line.tsx";
import { ReportMore } from "./table/report-more.tsx";
import { ReportRows } from "./table/report-rows.tsx";
import { ReportStates } from "./table/report-states.tsx";
import { ReportTools } from "./table/report-tools.tsx";

/** The rows, or why there are none. */
export function ReportBody({ view }: { view: ReportView }) {
  const { opened, table } = view;
  const isWaiting = opened.state === "loading" || opened.state === "stopped";
  if (!isWaiting && table.all.length > 0) return <FetchedRows view={view} />;
  return (
    <>
      <ActiveFilters filters={view.activeFilters} clear={view.clear} />
      <NoRows view={view} />
    </>
  );
}

function NoRows({ view: { report, opened } }: { view: ReportView }) {
  const { filter, refusal } = opened.status;
  return (
    <ReportStates report={opened} columns={report.columns.length}>
      {refusal ? (
        <EmptyState
          title={words.nothingRequested}
          hint={words.alert(refusal)}
          action={<Button onClick={opened.openFilter}>{words.chooseRange}</Button>}
        />
      ) : (
        <EmptyState hint={searchHint(report, filter)} />
      )}
    </ReportStates>
  );
}

/** In rem: where its last column would be out of sight, a table gives way to lines of its rows. */
function roomForTable(columns: number): number {
  return [48, 58, 69][Math.max(0, columns - 5)] ?? 75;
}

function FetchedRows({ view }: { view: ReportView }) {
  const { report, opened, fetched, comparison, table, allPages, needsAllPages } = view;
  const { filter, fetchedAt, nextPage, hasMore } = opened.status;
  // A sum stands in the room of what it is made of, whose figures are shorter than most.
  const columns = table.report.columns.length - (table.report.computedTotal ? 1 : 0);
  const hasRoom = useMinWidth(roomForTable(columns));
  const isOffered = hasMore && !needsAllPages && !allPages.isFetching && !allPages.isForScreen;
  const asCards = report.layout === "cards" || !hasRoom;
  // A phone has search and sort above, in line with the range, and its picture below the rows.
  const isPhone = !useMinWidth();
  const overview = fetchedAt !== null && filter.range && isDaily(report) && (
    <SummaryOverview
      report={report}
      rows={(comparison.comparedRanges && comparison.sameHours?.rows) || fetched}
      range={filter.range}
      earlier={comparison.earlier}
      sameHours={comparison.sameHours}
      table={table}
      isCompared={comparison.comparedRanges !== null}
      fetchedAt={fetchedAt}
    />
  );
  return (
    <>
      {!isPhone && overview}
      {!isPhone && (
        <ReportTools
          table={table}
          hasSort={asCards}
          isPartial={hasMore}
          {...(isOffered && { onAll: () => allPages.fetch("screen") })}
        />
      )}
      <AllPagesLine
        allPages={allPages}
        count={table.all.length}
        isPartial={hasMore}
        needsAllPages={needsAllPages}
      />
      <ActiveFilters filters={view.activeFilters} clear={view.clear} />
      <ResultsInSight search={table.search} found={table.rows}>
        {table.rows.length === 0 ? (
          <EmptyState
            title={hasMore ? words.noMatchIn(fetchedInWords(table.all.length)) : words.noRowsMatch}
            action={<Button onClick={() => table.setSearch("")}>{words.clearSearch}</Button>}
          />
        ) : (
          <ReportRows
            table={table}
            linkQuery={view.linkQuery}
            asCards={asCards}
            isPartial={hasMore}
            picture={isPhone && overview}
          />
        )}
      </ResultsInSight>
      {report.paged && !(hasMore && (needsAllPages || allPages.isFetching)) && (
        <ReportMore
          nextPage={nextPage}
          hasMore={hasMore}
          count={table.all.length}
          onMore={opened.loadMore}
        />
      )}
    </>
  );
}

type ResultsInSightProps = {
  /** What is searched for; empty without a search. */
  search: string;
  /** What it has found, which follows what is typed. */
  found: readonly object[];
  children: ReactNode;
};

/** While someone types, the first result stands below what sticks, and above a phone's keyboard. */
export function ResultsInSight({ search, found, children }: ResultsInSightProps) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = document.activeElement;
    if (search === "" || !found || !(field instanceof HTMLInputElement) || field.type !== "search")
      return;
    if (results.current) bringUp(results.current, field);
  }, [search, found]);
  return (
    <div ref={results} className={styles.results}>
      {children}
    </div>
  );
}

/** A row, and the sums that stick below it. */
const enough = 176;
const gap = 8;

/** As far as is needed, and never so far that the field itself is hidden. */
function bringUp(results: HTMLElement, field: HTMLElement) {
  const bottom = (visualViewport?.height ?? innerHeight) + (visualViewport?.offsetTop ?? 0);
  const missing = results.getBoundingClientRect().top + enough - bottom;
  if (missing <= 0) return;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const room = field.getBoundingClientRect().top - header - gap;
  window.scrollBy({ top: Math.min(missing + gap, Math.max(0, room)) });
}
