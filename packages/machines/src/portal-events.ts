import type { ActorRefFrom } from "xstate";
import type { reportMachine } from "./reports/report.ts";
import type { ReportInput } from "./reports/report-events.ts";
import type { SessionEvent } from "./session/session.ts";

export type ReportActor = ActorRefFrom<typeof reportMachine>;

/** Its machine comes with the scripts of the reports, which signing in does not need. */
export type OpenedReport = { machine: typeof reportMachine; input: ReportInput };

/** What the portal is told: by authentication of the session, by the app of all else. */
export type PortalEvent =
  | SessionEvent
  | { type: "page.opened"; page: string }
  | { type: "request.started" }
  | { type: "request.answered" }
  | ({ type: "request.failed" } & FailedRequest)
  | { type: "token.removed" }
  | { type: "token.replaced" }
  | { type: "password.changed" }
  | { type: "secondFactor.setUp" }
  | ({ type: "report.opened" } & OpenedReport)
  | { type: "report.closed"; report: ReportActor };

export type FailedRequest = {
  /** Of the operation, as the contract has them; no feature where the specification defines it. */
  method: string;
  path: string;
  feature?: string | undefined;
  /** Null where there was no answer. */
  status: number | null;
  aborted: boolean;
  /** Whether the browser had no network then. */
  isOffline: boolean;
  /** Whether the screen is whole without the answer, and says by itself that it failed. */
  isBackground: boolean;
  /** Whether a 401 refuses what was sent to sign in, and says nothing of a session. */
  isSignIn: boolean;
  /** Whether another token is in force by now, so that a refusal is of a session that is over. */
  isStaleSession: boolean;
  /** Of the service's envelope; null where it names none. */
  code: string | null;
};

/** The portal's event for what the SDK's `settled` reports. */
export function settledEvent(
  {
    status,
    error,
  }: {
    status?: number | undefined;
    error?: { name: string; code?: string | undefined } | undefined;
  },
  where: Omit<FailedRequest, "status" | "aborted" | "code">,
): PortalEvent {
  if (!error) return { type: "request.answered" };
  const aborted = error.name === "AbortedError";
  return {
    type: "request.failed",
    status: status ?? null,
    aborted,
    ...where,
    code: error.code ?? null,
  };
}
