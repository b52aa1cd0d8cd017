import type { ReportFilterInput } from "./report-filter.ts";
import type { SessionEvent } from "./session.ts";

export type ReportId = `reportFilter.${string}`;

/** What the portal is told: by authentication of the session, by the app of all else. */
export type PortalEvent =
  | SessionEvent
  | { type: "page.opened"; page: string }
  | { type: "request.started" }
  | { type: "request.answered" }
  | { type: "request.failed"; status: number | null; aborted: boolean }
  | { type: "token.removed" }
  | { type: "token.replaced" }
  | { type: "report.opened"; id: ReportId; input: ReportFilterInput }
  | { type: "report.closed"; id: ReportId };

/** The portal's event for what the SDK's `settled` reports. */
export function settledEvent(outcome: {
  status?: number | undefined;
  error?: { name: string } | undefined;
}): PortalEvent {
  return outcome.error
    ? {
        type: "request.failed",
        status: outcome.status ?? null,
        aborted: outcome.error.name === "AbortedError",
      }
    : { type: "request.answered" };
}
