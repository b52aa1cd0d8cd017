import { reportingClock } from "machines/formats";
import { intercity } from "web/modules/intercity.ts";
import { AddressProvider } from "web/platform/address-provider.tsx";
import { PortalContext } from "web/portal/portal-context.ts";
import { ReportingClockProvider } from "web/portal/reporting-clock.tsx";
import { startPortal } from "web/portal/start-portal.ts";
import { ReportRows } from "web/report/rows/report-rows.tsx";
import { ReportTools } from "web/report/rows/report-tools.tsx";
import { useTable } from "web/report/rows/use-table.ts";
import { type TableProps, tablePage } from "./table-page.tsx";

const report = intercity.screens.find(({ route }) => route === "/intercity/coachwise/report/");
if (report?.kind !== "report") throw new Error("The catalogue has no coach-wise report.");
const coachwise = report;
const along = new URLSearchParams();
const clock = reportingClock("Asia/Dhaka");

/** The portal's own rows of a report: search, exact sums, sort, keyboard and all. */
function Ours({ trips }: TableProps) {
  const table = useTable(coachwise, trips, clock);
  return (
    <>
      <ReportTools table={table} hasSort={false} isPartial={false} />
      <ReportRows table={table} along={along} asCards={false} isPartial={false} />
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
