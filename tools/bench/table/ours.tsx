import { reportingClock } from "machines/formats";
import { useMemo } from "react";
import { intercity } from "web/modules/intercity.ts";
import { AddressProvider } from "web/platform/address-provider.tsx";
import { PortalContext } from "web/portal/portal-context.ts";
import { ReportingClockProvider } from "web/portal/reporting-clock.tsx";
import { startPortal } from "web/portal/start-portal.ts";
import { NarrowedBy } from "web/report/narrow/narrowed-by.tsx";
import { ReportRows } from "web/report/rows/report-rows.tsx";
import { ReportTools } from "web/report/rows/report-tools.tsx";
import { useFirstSought, useKeptSought } from "web/report/rows/use-rows-sought.ts";
import { useTable } from "web/report/rows/use-table.ts";
import { activeFilters } from "web/report/rules/active-filter.ts";
import { rowsIn } from "web/report/rules/rows.ts";
import { ResultsInSight } from "web/report/search/results-in-sight.tsx";
import "web/theme/page.css.ts";
import { PageHeading } from "web/ui/page-heading.tsx";
import { rangeLabel } from "web/words/en/dates.ts";
import { type TableProps, tablePage } from "./table-page.tsx";

const report = intercity.screens.find(({ route }) => route === "/intercity/coachwise/report/");
if (report?.kind !== "report") throw new Error("The catalogue has no coach-wise report.");
const coachwise = report;
const along = new URLSearchParams();
const clock = reportingClock("Asia/Dhaka");
const none = {};
const asked: readonly unknown[] = [];
const filter = { range: { from: "2026-11-01", to: "2026-11-21" }, fields: {} };

/** All that the portal's screen does with an answer, from its rows to the page: as `use-report-view.ts` and `report-body.tsx` have it. */
function Ours({ trips }: TableProps) {
  const fetched = useMemo(() => rowsIn(coachwise, trips), [trips]);
  const table = useTable({
    ...{ report: coachwise, rows: fetched, chosen: none, currency: "", clock, comparison: null },
    ...{ asked, fetchedAt: 0, first: useFirstSought() },
  });
  useKeptSought(coachwise, table);
  const narrowedBy = activeFilters(coachwise, filter, none, table.search, fetched);
  return (
    <>
      <PageHeading note={rangeLabel(filter.range)}>{coachwise.title}</PageHeading>
      <ReportTools table={table} hasSort={false} isPartial={false} />
      <NarrowedBy narrowedBy={narrowedBy} clear={() => {}} />
      <ResultsInSight search={table.search} found={table.rows}>
        <ReportRows table={table} along={along} asCards={false} isPartial={false} />
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
