import { render, waitFor } from "@testing-library/react";
import type { ReportFilterInput } from "machines";
import { getOfflineCounterReport } from "partner-sdk";
import { expect, it } from "vitest";
import { PortalContext } from "web/portal/portal-context.ts";
import { startPortal } from "web/portal/start-portal.ts";
import { type OpenedReport, useReport } from "web/portal/use-report.ts";
import { oneEach, signedIn } from "./open-portal.tsx";
import { apiBase, portalHost } from "./portal-host.ts";

const host = portalHost();
const callbacks = ["openFilter", "closeFilter", "apply", "refresh", "stop", "more"] as const;

const reportOf = (stoppage: string): ReportFilterInput => ({
  report: getOfflineCounterReport.path,
  company: "31",
  filter: { range: null, fields: { stoppage } },
});

it("a report's callbacks are the same in every render, whatever it is asked", async () => {
  signedIn(host, oneEach);
  host.answers(getOfflineCounterReport, ({ query }) => [
    { counterman: { name: `Of ${query.stoppage}` }, total_tickets: 1, total_fares: 1 },
  ]);
  const portal = startPortal({ apiBase, fetch: (request) => fetch(request) });
  await waitFor(() => expect(portal.getSnapshot().context.companies).not.toEqual({}));
  const renders: OpenedReport[] = [];
  function Probe({ stoppage }: { stoppage: string }) {
    renders.push(useReport(reportOf(stoppage)));
    return null;
  }
  const probe = (stoppage: string) => (
    <PortalContext value={portal}>
      <Probe stoppage={stoppage} />
    </PortalContext>
  );
  const arrived = (stoppage: string) =>
    waitFor(() =>
      expect(renders.at(-1)?.rows).toMatchObject([{ counterman: { name: `Of ${stoppage}` } }]),
    );

  const { rerender, unmount } = render(probe("Gabtoli"));
  await arrived("Gabtoli");
  renders.at(-1)?.openFilter();
  await waitFor(() => expect(renders.at(-1)?.isFilterOpen).toBe(true));
  rerender(probe("Uttara"));
  await arrived("Uttara");
  renders[0]?.refresh();
  await waitFor(() => expect(host.asked).toHaveLength(4));
  await arrived("Uttara");

  expect(new Set(renders.map(({ state }) => state))).toEqual(new Set(["loading", "answered"]));
  for (const name of callbacks) {
    expect([name, new Set(renders.map((render) => render[name])).size]).toEqual([name, 1]);
  }
  unmount();
  portal.stop();
});
