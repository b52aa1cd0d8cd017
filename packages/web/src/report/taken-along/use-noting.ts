import type { DateRange } from "machines";
import type { TakenAlong } from "machines/screens";
import type { Report } from "../../modules/report.ts";
import { usePortal, usePortalValue } from "../../portal/portal-context.ts";
import { later } from "../later/later-door.ts";

/** Tells a host that keeps a record what is done with a report; nothing waits for it, or fails with it. */
export function useNoting(report: Report, company: string, range: DateRange | null) {
  const portal = usePortal();
  const isKept = usePortalValue(({ context }) => context.reporting.features.includes("readings"));
  return (act: TakenAlong["act"]) => {
    if (!isKept || report.needs === "readings") return;
    const taken = { act, report: report.operation.path, company, range };
    later.load().then(
      ({ noteTaken }) => noteTaken(portal, taken),
      () => {},
    );
  };
}
