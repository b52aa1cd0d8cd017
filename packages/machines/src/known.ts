import type { PortalContext, PortalEvent } from "./portal-context.ts";
import type { ReportContext } from "./report.ts";
import type { Known } from "./routes.ts";

/** What `destinationOf` asks for, out of a snapshot of the portal. */
export function knownFrom({ context }: { context: PortalContext }): Known {
  const { session, companies, active, user, left } = context;
  const isSameUser = left?.user === null || left?.user === user;
  return { session, companies, active, returnTo: (isSameUser && left?.page) || null };
}

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

/** A report's rows as the type that its screen asked for: `rowsOf<Schemas["CounterRow"]>(snapshot)`. */
export function rowsOf<Row>({ context }: { context: ReportContext }): readonly Row[] {
  return context.rows as readonly Row[];
}
