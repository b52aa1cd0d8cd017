import type { Company, Module } from "partner-sdk";
import { afterEach, expect, it, vi } from "vitest";
import type { PortalActor } from "web/portal/start-portal.ts";
import { openEarly } from "web/report/open-early.ts";

afterEach(() => history.replaceState(null, "", "/"));

const ferries = { id: "a-7", name: "Padma Ferries" };
const dates = "from_date=2026-11-16&to_date=2026-11-23";
const report = "/api/water/reports/shipwise/{company_id}";
const opened = {
  type: "report.opened",
  id: `reportFilter.${report}@a-7`,
  input: {
    report,
    company: "a-7",
    filter: { range: { from: "2026-11-16", to: "2026-11-23" }, fields: {} },
    required: [],
  },
};

/** What the portal is told at an address, with the companies that are active. */
function toldAt(address: string, active: Partial<Record<Module, Company>>) {
  history.replaceState(null, "", address);
  const send = vi.fn();
  const portal = { send, getSnapshot: () => ({ context: { active } }) };
  openEarly(portal as unknown as PortalActor);
  return send.mock.calls.flat();
}

it.each([
  ["that of the active company", `/water/shipwise/report/?${dates}`],
  ["with or without its last slash", `/water/shipwise/report?${dates}`],
  ["with the company by name", `/water/shipwise/report/?company=a-7&${dates}`],
])("opens the report of the address as its screen does: %s", (_, address) => {
  expect(toldAt(address, { water: ferries })).toEqual([opened]);
});

it.each([
  ["for another company than the active one", `/water/shipwise/report/?company=b-1&${dates}`],
  ["for a module without an active company", `/waybill/report?${dates}`],
  ["for what not every host answers", `/water/readings?${dates}`],
  ["for what is no report", "/water/dashboard"],
])("opens nothing %s", (_, address) => {
  expect(toldAt(address, { water: ferries })).toEqual([]);
});
