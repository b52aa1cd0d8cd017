import { getOfflineCounterReport } from "partner-sdk";
import { failure } from "./actors.ts";
import {
  allPages,
  auditRecord,
  comparison,
  fileExport,
  filter,
  refresh,
  report,
  rows,
} from "./provided-machines.ts";
import { done, failed, type Walk, walk } from "./walk.ts";

const filterOf = (from: string, to: string, fields: Record<string, string> = {}) => ({
  range: { from, to },
  fields,
});
const legal = filterOf("2026-11-01", "2026-11-02", { stoppage: "Aricha" });
const refused = filterOf("2026-11-02", "2026-11-01", { stoppage: "Aricha" });
const incomplete = filterOf("2026-11-01", "2026-11-02");
const page = { rows: [{ id: 1 }], next: null, fetchedAt: 1 };

const about = { operation: getOfflineCounterReport, company: "7" };
const request = { ...about, filter: legal, comparing: "week", isByUser: true };
const compared = { rows: [], ownRows: null, at: 1 };

/** What a report sees of its parts, as far as it goes by that. */
const seen = (part: string, context: object) => ({
  type: `xstate.snapshot.${part}`,
  snapshot: { context },
});
const asked = { filter: legal, fetchedAt: 1, isOffline: false };

/** The machines of a report, and of what is done with it. */
export const reportWalks: Record<string, () => Walk> = {
  report: () =>
    walk(report, {
      inputs: [
        { ...about, filter: legal, staysOnRefresh: true },
        { ...about, filter: legal, key: "id" },
      ],
      events: [
        seen("filter", { filter: legal, decision: { isAccepted: true } }),
        seen("filter", { filter: refused, decision: { isAccepted: false } }),
        seen("rows", asked),
        seen("rows", { ...asked, filter: { ...legal } }),
        seen("rows", { ...asked, filter: null, fetchedAt: null }),
        seen("comparison", { compared }),
        { type: "report.refreshed" },
        { type: "comparison.requested", comparing: "week", isByUser: true } as never,
        { type: "comparison.dropped" },
        done("refresh", { isByUser: true }),
        done("refreshRows", { page, compared }),
        failed("refreshRows", failure(503)),
      ],
      serialize: ({ value, context: { comparing, isOffline } }) =>
        JSON.stringify([value, comparing !== null, isOffline]),
    }),
  filter: () =>
    walk(filter, {
      inputs: [legal, refused, incomplete].map((first) => ({
        filter: first,
        required: ["stoppage"],
      })),
      events: [
        { type: "filter.opened" },
        { type: "filter.closed" },
        { type: "filter.applied", filter: legal } as never,
        { type: "filter.applied", filter: refused } as never,
        { type: "address.changed", filter: incomplete } as never,
      ],
      serialize: ({ value, context: { alert } }) => JSON.stringify([value, alert]),
    }),
  rows: () =>
    walk(rows, {
      inputs: [about],
      events: [
        { type: "filter.accepted", filter: legal } as never,
        { type: "filter.refused" },
        { type: "report.refreshed" },
        { type: "report.stopped" },
        { type: "more.requested" },
        { type: "rows.renewed", page } as never,
        done("loadReport", page),
        done("loadReport", { ...page, next: "2" }),
        done("loadReport", { ...page, rows: [] }),
        failed("loadReport", failure(500)),
        failed("loadReport", failure(429, { retryAfter: 120 })),
        failed("loadReport", failure(undefined)),
        done("loadMore", page),
        failed("loadMore", failure(500)),
        failed("loadMore", failure(undefined)),
        { type: "connection.lost" },
        { type: "connection.restored" },
        { type: "xstate.after.retryAfter.rows.failed.tooEarly" },
        failed("followConnection", new Error("no window")),
      ],
      serialize: ({ value, context: { next, isOffline, wanted, filter } }) =>
        JSON.stringify([value, next, isOffline, wanted !== null, filter !== null]),
    }),
  comparison: () =>
    walk(comparison, {
      inputs: [undefined],
      events: [
        { type: "comparison.requested", request } as never,
        { type: "comparison.chosen", isByUser: true } as never,
        { type: "comparison.renewed", compared } as never,
        { type: "comparison.dropped" },
        done("loadComparison", compared),
        failed("loadComparison", failure(500)),
        failed("loadComparison", failure(undefined)),
        { type: "connection.lost" },
        { type: "connection.restored" },
        failed("followConnection", new Error("no window")),
      ],
    }),
  allPages: () =>
    walk(allPages, {
      inputs: [{ ...about, filter: legal, key: "id", isOffline: false }],
      events: [
        { type: "pages.requested" },
        { type: "pages.cancelled" },
        { type: "pages.dropped" },
        done("loadPage", page),
        done("loadPage", { ...page, next: "2" }),
        failed("loadPage", failure(503)),
        failed("loadPage", failure(undefined)),
        done("loadNewest", page),
        failed("loadNewest", failure(503)),
        failed("loadNewest", failure(undefined)),
        { type: "connection.lost" },
        { type: "connection.restored" },
        failed("followConnection", new Error("no window")),
      ],
      serialize: ({ value, context: { pages, isOffline } }) =>
        JSON.stringify([value, pages.length, isOffline]),
    }),
  refresh: () =>
    walk(refresh, {
      inputs: [null, { status: 429, retryAfter: 120 }].map((failure) => ({
        range: legal.range,
        fetchedAt: 1,
        failure,
      })),
      events: [
        { type: "refresh.requested" },
        { type: "quiet.found" },
        { type: "xstate.after.interval.refresh.resting" },
        failed("awaitQuiet", new Error("no window")),
        { type: "xstate.after.retryAfter.refresh.delayed" },
      ],
    }),
  export: () =>
    walk(fileExport, {
      inputs: [undefined],
      events: [
        { type: "file.requested", format: "csv", sheet: {}, isWhole: true } as never,
        { type: "file.requested", format: "csv", sheet: {}, isWhole: false } as never,
        { type: "rows.completed", sheet: {} } as never,
        { type: "rows.refused" },
        { type: "file.progressed", share: 0.5 } as never,
        { type: "file.written" },
        { type: "file.failed" },
        { type: "export.cancelled" },
        failed("writeFile", new Error("no worker")),
      ],
    }),
  auditRecord: () =>
    walk(auditRecord, {
      inputs: [{ act: "printed", report: "/api/a", company: "7", range: null }],
      events: [done("noteReading", undefined), failed("noteReading", failure(503))],
    }),
};
