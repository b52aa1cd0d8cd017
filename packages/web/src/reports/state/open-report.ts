import { destinationOf, type ReportActor, routingStateOf } from "machines";
import type { ReportInput } from "machines/reports/report-events";
import type { Filter } from "machines/reports/report-request";
import type { SnapshotFrom } from "xstate";
import type { PortalActor } from "../../state/start-portal.ts";
import { catalogue } from "../definitions/catalogue.ts";
import { isScreenOffered } from "../definitions/offered-modules.ts";
import type { Report } from "../definitions/report.ts";
import { isSearched } from "../definitions/report.ts";
import { requestAt } from "../definitions/request-at.ts";
import { provideReport } from "./provide-report.ts";

/** What a report of a company is opened with. */
export function reportInput(report: Report, company: string, filter: Filter): ReportInput {
  const required = report.filters.filter(isSearched).map(({ field }) => field);
  const { operation, key, paged } = report;
  // A list in pages starts again at its first page: the rows that were scrolled to would be gone.
  return { operation, company, filter, required, key, staysOnRefresh: !paged };
}

/** A report that is open already takes up the filter, where it is another. */
export function openReport(portal: PortalActor, input: ReportInput): void {
  const { filter } = findReport(portal.getSnapshot(), input)?.getSnapshot().children ?? {};
  if (filter) filter.send({ type: "address.changed", filter: input.filter });
  else portal.send({ type: "report.opened", machine: provideReport(portal), input });
}

type Named = Pick<ReportInput, "operation" | "company">;

export function closeReport(portal: PortalActor, named: Named): void {
  const report = findReport(portal.getSnapshot(), named);
  if (report) portal.send({ type: "report.closed", report });
}

export function findReport(
  { context }: Pick<SnapshotFrom<PortalActor>, "context">,
  { operation, company }: Named,
): ReportActor | undefined {
  return context.reports.find(
    (one) => one.operation.path === operation.path && one.company === company,
  )?.report;
}

/** Opens the report of the address as its screen will, so that the first frame has the rows that have come by then. */
export function openReportOfAddress(portal: PortalActor) {
  const snapshot = portal.getSnapshot();
  const destination = destinationOf(location.pathname + location.search, routingStateOf(snapshot));
  if (destination.type !== "show") return;
  const entry = catalogue.find(({ module }) => module === destination.module);
  const company = entry && snapshot.context.active[entry.module];
  const reports = entry?.screens.flatMap((screen) => (screen.kind === "report" ? [screen] : []));
  const request = reports && requestAt(reports, location);
  const { reporting, notOffered } = snapshot.context;
  const offered = { ...reporting, notOffered };
  if (!company || !request || !isScreenOffered(request.report, offered, company)) return;
  openReport(portal, reportInput(request.report, company.id, request.filter));
}
