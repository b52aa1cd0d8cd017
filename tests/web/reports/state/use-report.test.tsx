import { render, waitFor } from "@testing-library/react";
import { getOfflineCounterReport } from "partner-sdk";
import { expect, it } from "vitest";
import { type OpenReport, useReport } from "web/reports/state/use-report.ts";
import { PortalContext } from "web/state/portal-context.ts";
import { startPortal } from "web/state/start-portal.ts";
import { oneEach, signedIn } from "../../portal/open-portal.tsx";
import { apiBase, portalHost } from "../../portal/portal-host.ts";

const host = portalHost();

const filters = { Gabtoli: filterOf("Gabtoli"), Uttara: filterOf("Uttara") };

function filterOf(stoppage: string) {
  return { range: null, fields: { stoppage } };
}

it("a report's callbacks are the same in every render, whatever it is asked", async () => {
  signedIn(host, oneEach);
  host.answers(getOfflineCounterReport, ({ query }) => [
    { counterman: { name: `Of ${query.stoppage}` }, total_tickets: 1, total_fares: 1 },
  ]);
  const portal = startPortal({ apiBase, fetch: (request) => fetch(request) });
  await waitFor(() => expect(portal.getSnapshot().context.companies).not.toEqual({}));
  const renders: OpenReport[] = [];
  function Probe({ stoppage }: { stoppage: keyof typeof filters }) {
    const filter = filters[stoppage];
    renders.push(useReport({ operation: getOfflineCounterReport, company: "31", filter }));
    return null;
  }
  const probe = (stoppage: keyof typeof filters) => (
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
  await waitFor(() => expect(renders.at(-1)?.status.isFilterOpen).toBe(true));
  rerender(probe("Uttara"));
  await arrived("Uttara");
  renders[0]?.refresh();
  await waitFor(() => expect(host.asked).toHaveLength(4));
  await arrived("Uttara");

  expect(new Set(renders.map(({ state }) => state))).toEqual(new Set(["loading", "answered"]));
  const callbacks = Object.entries(renders[0] ?? {}).filter(([, of]) => typeof of === "function");
  expect(callbacks.map(([name]) => name).sort()).toEqual([
    ...["apply", "cancelAllPages", "closeFilter", "compare", "dropAllPages", "fetchAllPages"],
    ...["followAddress", "loadMore", "openFilter", "refresh", "stop"],
  ]);
  for (const [name, callback] of callbacks) {
    const others = renders.filter((each) =>
      Object.entries(each).every(([key, value]) => key !== name || value === callback),
    );
    expect([name, others.length]).toEqual([name, renders.length]);
  }
  unmount();
  expect(portal.getSnapshot().context.reports).toEqual([]);
  portal.stop();
});
