import { type Company, getWaterShipwiseReport, type Module } from "partner-sdk";
import { afterEach, expect, it, vi } from "vitest";
import { openReportOfAddress } from "web/reports/state/open-report.ts";
import type { PortalActor } from "web/state/start-portal.ts";

afterEach(() => history.replaceState(null, "", "/"));

const ferries = { id: "a-7", name: "Padma Ferries" };
const dates = "from_date=2026-11-16&to_date=2026-11-23";
const opened = {
  operation: getWaterShipwiseReport,
  company: "a-7",
  filter: { range: { from: "2026-11-16", to: "2026-11-23" }, fields: {} },
  required: [],
  key: null,
  staysOnRefresh: true,
};

const companies = { water: [ferries, { id: "b-1", name: "Meghna Ferries" }] };

/** What the portal is told at an address, with the companies that are active. */
function toldAt(
  address: string,
  active: Partial<Record<Module, Company>> = { water: ferries },
  value = "signedIn",
  { features = ["water", "readings"], notOffered = [] as string[] } = {},
) {
  history.replaceState(null, "", address);
  const send = vi.fn();
  const reporting = { timeZone: null, features };
  const ofHost = { reporting, notOffered };
  const context = { user: "rahim", left: null, companies, active, ...ofHost, reports: [] };
  const portal = { send, getSnapshot: () => ({ value, context }) };
  openReportOfAddress(portal as unknown as PortalActor);
  return send.mock.calls.flat().map(({ type, input }) => [type, input]);
}

it.each(["/water/shipwise/report/", "/water/shipwise/report"])(
  "opens the report of the address %s as its screen does",
  (path) => {
    expect(toldAt(`${path}?company=a-7&${dates}`)).toEqual([["report.opened", opened]]);
  },
);

it.each([
  ["for another company than the active one", `/water/shipwise/report/?company=b-1&${dates}`],
  ["at an address that is left for one with its company", `/water/shipwise/report/?${dates}`],
  ["for what administrators alone may see", `/water/readings?company=a-7&${dates}`],
  ["for what is no report", "/water/access?company=a-7"],
  ["outside of the modules", `/profile?company=a-7&${dates}`],
])("opens nothing %s", (_, address) => {
  expect(toldAt(address)).toEqual([]);
});

it("opens nothing before the company is active, and for nobody", () => {
  const address = `/water/shipwise/report/?company=a-7&${dates}`;
  expect(toldAt(address, {})).toEqual([]);
  expect(toldAt(address, undefined, "starting")).toEqual([]);
  expect(toldAt(address, undefined, "signedOut")).toEqual([]);
});

it("opens nothing that the host does not answer", () => {
  const openedBy = (host: { features?: string[]; notOffered?: string[] }) =>
    toldAt(`/water/shipwise/report/?company=a-7&${dates}`, undefined, undefined, host).length;
  const path = "/api/water/reports/shipwise/{company_id}";
  expect([
    openedBy({ features: ["waybill"] }),
    openedBy({ features: [path] }),
    openedBy({ notOffered: [`GET ${path}`] }),
  ]).toEqual([0, 1, 0]);
});
