import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import type { PortalActor } from "web/portal/start-portal.ts";

const isFilter = (id: string): id is `reportFilter.${string}` => id.startsWith("reportFilter.");

/** Requests the report again that says 'No Data', and waits until it says so anew. */
export async function refreshedNoData(portal: PortalActor) {
  const before = screen.getByText("No Data");
  const { children } = portal.getSnapshot();
  for (const id of Object.keys(children).filter(isFilter)) {
    children[id]?.getSnapshot().children.report?.send({ type: "report.refreshed" });
  }
  await waitFor(() => expect(before.isConnected).toBe(false));
  await screen.findByText("No Data");
}
