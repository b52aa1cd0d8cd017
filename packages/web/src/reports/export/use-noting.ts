import type { AuditRecord } from "machines/reports/audit-record";
import type { DateRange } from "machines/time/date-range";
import { lazy } from "../../browser/lazy.tsx";
import { usePortal, usePortalValue } from "../../state/portal-context.ts";
import type { Report } from "../definitions/report.ts";

const noteTaken = lazy("deferred", "noteTaken");

/** Tells a host that keeps a record what is done with a report; nothing waits for it, or fails with it. */
export function useNoting(report: Report, company: string, range: DateRange | null) {
  const portal = usePortal();
  const isKept = usePortalValue(({ context }) => context.reporting.features.includes("readings"));
  return (act: AuditRecord["act"]) => {
    if (!isKept || report.needs === "readings") return;
    const taken = { act, report: report.operation.path, company, range };
    noteTaken.load().then(
      (note) => note(portal, taken),
      () => {},
    );
  };
}
