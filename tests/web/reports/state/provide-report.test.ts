import type { ReportOperation } from "machines/reports/report-request";
import {
  createPartnerClient,
  getWaterShipwiseReport,
  listIntercityReservations,
} from "partner-sdk";
import { fakeHost } from "partner-sdk/testing";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { provideReport } from "web/reports/state/provide-report.ts";
import type { PortalActor } from "web/state/start-portal.ts";
import { createActor } from "xstate";

const host = fakeHost();
const clientNamed = (name: string) =>
  createPartnerClient({ baseUrl: host.url, fetch: host.fetch, headers: { "x-client": name } });
const filter = { range: { from: "2026-11-19", to: "2026-11-20" }, fields: {} };

beforeEach(() => {
  host.reset();
  vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

/** A report whose rows have come. */
async function opened(
  operation: ReportOperation,
  key: string | null = null,
  client = clientNamed("shown"),
) {
  const context = { reporting: { timeZone: null, features: [] } };
  const portal = {
    client,
    backgroundClient: clientNamed("background"),
    getSnapshot: () => ({ context }),
  };
  const machine = provideReport(portal as unknown as PortalActor);
  const input = { operation, company: "c1", filter, key, staysOnRefresh: key === null };
  const report = createActor(machine, { input, logger: () => {} }).start();
  onTestFinished(() => void report.stop());
  await vi.advanceTimersByTimeAsync(1);
  host.asked.length = 0;
  return report;
}

async function openedPages() {
  host.answers(listIntercityReservations, { rows: [], next_cursor: null });
  const report = await opened(listIntercityReservations, "id");
  const { allPages } = report.getSnapshot().children;
  return { fetch: () => allPages?.send({ type: "pages.requested" }), allPages, report };
}

it("a page of all pages is asked for twice more before it fails", async () => {
  const { allPages, fetch } = await openedPages();
  host.fails(listIntercityReservations, 503, { times: 2 });
  fetch();
  await vi.runAllTimersAsync();
  expect([allPages?.getSnapshot().value, host.asked.length]).toEqual(["loaded", 3]);
  host.fails(listIntercityReservations, 503);
  fetch();
  await vi.runAllTimersAsync();
  expect([allPages?.getSnapshot().value, host.asked.length]).toEqual(["failed", 6]);
});

it("a page of all pages that nobody waits for any more is not asked for again", async () => {
  const { fetch, report } = await openedPages();
  host.fails(listIntercityReservations, 503);
  fetch();
  await vi.advanceTimersByTimeAsync(1);
  report.stop();
  await vi.runAllTimersAsync();
  expect(host.asked.length).toBe(1);
});

it("a refresh that somebody wished for may fail before them, and its comparison", async () => {
  host.answers(getWaterShipwiseReport, []);
  const report = await opened(getWaterShipwiseReport);
  report.send({ type: "comparison.requested", comparing: "before", isByUser: false });
  await vi.advanceTimersByTimeAsync(1);
  report.send({ type: "report.refreshed" });
  await vi.advanceTimersByTimeAsync(1);
  const asked = host.asked.map(({ headers, query }) => [headers["x-client"], query.from_date]);
  expect(asked).toEqual([
    ["background", "2026-11-18"],
    ["shown", "2026-11-18"],
    ["shown", "2026-11-19"],
  ]);
});

it("a refresh is over once both ranges are, though one has failed", async () => {
  host.answers(getWaterShipwiseReport, []);
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isDown = false;
  const client = createPartnerClient({
    baseUrl: host.url,
    fetch: async (request) => {
      if (!isDown) return host.fetch(request);
      if (request.url.includes("from_date=2026-11-18")) return new Response("{}", { status: 503 });
      await isHeld;
      return host.fetch(request);
    },
  });
  const report = await opened(getWaterShipwiseReport, null, client);
  report.send({ type: "comparison.requested", comparing: "before", isByUser: true });
  await vi.advanceTimersByTimeAsync(1);
  isDown = true;
  report.send({ type: "report.refreshed" });
  await vi.advanceTimersByTimeAsync(1);
  const state = () => [report.getSnapshot().value, report.getSnapshot().context.failure?.status];
  expect(state()).toEqual([{ whole: "refreshing" }, undefined]);
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toEqual([{ whole: "settled" }, 503]);
});
