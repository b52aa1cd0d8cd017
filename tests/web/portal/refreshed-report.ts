import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import type { PortalActor } from "web/state/start-portal.ts";

/** Requests the report again that says 'No Data', and waits until it says so anew. */
export async function refreshedNoData(portal: PortalActor) {
  const before = screen.getByText("No Data");
  refreshReport(portal);
  await waitFor(() => expect(before.isConnected).toBe(false));
  await screen.findByText("No Data");
}

/** Requests the rows of the open report again. */
export function refreshReport(portal: PortalActor): void {
  for (const { report } of portal.getSnapshot().context.reports) {
    report.getSnapshot().children.rows?.send({ type: "report.refreshed" });
  }
}
