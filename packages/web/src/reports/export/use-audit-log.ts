import { isOffered } from "machines/offered";
import type { AuditRecord } from "machines/reports/audit-record";
import type { DateRange } from "machines/time/date-range";
import { noteReading } from "partner-sdk";
import { lazy } from "../../browser/lazy.tsx";
import { usePortal } from "../../state/portal-context.ts";
import { useOffered } from "../../state/use-offered.ts";
import type { Report } from "../definitions/report.ts";

const writeAuditRecord = lazy("deferred", "writeAuditRecord");

/** Tells a host that keeps a record what is done with a report; nothing waits for it, or fails with it. */
export function useAuditLog(report: Report, company: string, range: DateRange | null) {
  const portal = usePortal();
  const isKept = isOffered(noteReading, useOffered());
  return (act: AuditRecord["act"]) => {
    if (!isKept || report.operation.feature === noteReading.feature) return;
    const record = { act, report: report.operation.path, company, range };
    writeAuditRecord.load().then(
      (write) => write(portal, record),
      () => {},
    );
  };
}
