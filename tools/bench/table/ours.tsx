import { reportingClock } from "machines/time/reporting-clock";
import { useMemo } from "react";
import { AddressProvider } from "web/browser/address-provider.tsx";
import { intercity } from "web/reports/definitions/intercity.ts";
import { ActiveFilters } from "web/reports/filter/active-filters.tsx";
import { ResultsInSight } from "web/reports/report-body.tsx";
import { activeFilters } from "web/reports/rules/active-filter.ts";
import { reportRows } from "web/reports/rules/rows.ts";
import { ReportRows } from "web/reports/table/report-rows.tsx";
import { ReportTools } from "web/reports/table/report-tools.tsx";
import { useSavedTableState, useSaveTableState, useTable } from "web/reports/table/use-table.ts";
import { PortalContext } from "web/state/portal-context.ts";
import { ReportingClockProvider } from "web/state/reporting.tsx";
import { startPortal } from "web/state/start-portal.ts";
import "web/theme/page.css.ts";
import { rangeLabel } from "web/i18n/words/en/dates.ts";
import { PageHeading } from "web/ui/layout/page-heading.tsx";
import { type TableProps, tablePage } from "./table-page.tsx";

const report = intercity.screens.find(({ route }) => route === "/intercity/coachwise/report/");
if (report?.kind !== "report") throw new Error("The catalogue has no coach-wise report.");
const coachwise = report;
const linkQuery = new URLSearchParams();
const clock = reportingClock("Asia/Dhaka");
const none = {};
const request: readonly unknown[] = [];
const filter = { range: { from: "2026-11-01", to: "2026-11-21" }, fields: {} };

/** All that the portal's screen does with an answer, from its rows to the page: as `use-report-view.ts` and `report-body.tsx` have it. */
function Ours({ trips }: TableProps) {
  const fetched = useMemo(() => reportRows(coachwise, trips), [trips]);
  const table = useTable({
    ...{ report: coachwise, rows: fetched, chosen: none, currency: "", clock, comparison: null },
    ...{ request, fetchedAt: 0, saved: useSavedTableState() },
  });
  useSaveTableState(coachwise, table);
  const filters = activeFilters(coachwise, filter, none, table.search, fetched);
  return (
    <>
      <PageHeading note={rangeLabel(filter.range)}>{coachwise.title}</PageHeading>
      <ReportTools table={table} hasSort={false} isPartial={false} />
      <ActiveFilters filters={filters} clear={() => {}} />
      <ResultsInSight search={table.search} found={table.rows}>
        <ReportRows table={table} linkQuery={linkQuery} asCards={false} isPartial={false} />
      </ResultsInSight>
    </>
  );
}

/** Of nobody, so that nothing is asked. */
const portal = startPortal({
  apiBase: "",
  fetch: () => Promise.reject(new Error("The benchmark asks nothing of a host.")),
});

function InPortal(props: TableProps) {
  return (
    <PortalContext value={portal}>
      <ReportingClockProvider>
        <AddressProvider>
          <Ours {...props} />
        </AddressProvider>
      </ReportingClockProvider>
    </PortalContext>
  );
}

tablePage({ Table: InPortal, sortButton: "button" });
