import { failure } from "./actors.ts";
import {
  comparison,
  fileExport,
  refresh,
  report,
  reportFilter,
  takenAlong,
  wholeList,
} from "./filled-machines.ts";
import { done, failed, type Walk, walk } from "./walk.ts";

const filter = (from: string, to: string, fields: Record<string, string> = {}) => ({
  range: { from, to },
  fields,
});
const legal = filter("2026-11-01", "2026-11-02", { stoppage: "Aricha" });
const refused = filter("2026-11-02", "2026-11-01", { stoppage: "Aricha" });
const incomplete = filter("2026-11-01", "2026-11-02");
const page = { rows: [{ id: 1 }], next: null, fetchedAt: 1 };

const shownReport = { report: "a", company: "7", filter: legal, fetchedAt: 1 };

/** The machines of a report, and of what is done with it. */
export const reportWalks: Record<string, () => Walk> = {
  reportFilter: () =>
    walk(reportFilter, {
      inputs: [legal, refused, incomplete].map((first) => ({
        report: "offline-counter",
        company: "7",
        filter: first,
        required: ["stoppage"],
      })),
      events: [
        { type: "filter.opened" },
        { type: "filter.closed" },
        { type: "filter.applied", filter: legal } as never,
        { type: "filter.applied", filter: refused } as never,
        { type: "address.changed", filter: incomplete } as never,
        failed("report", new Error("no report")),
      ],
      serialize: ({ value, context: { alert } }) => JSON.stringify([value, alert]),
    }),
  report: () =>
    walk(report, {
      inputs: [{ report: "offline-counter", company: "7" }],
      events: [
        { type: "filter.accepted", filter: legal } as never,
        { type: "filter.refused" },
        { type: "report.refreshed" },
        { type: "report.stopped" },
        { type: "more.wanted" },
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
        { type: "xstate.after.retryAfter.report.failed.tooEarly" },
        failed("followConnection", new Error("no window")),
      ],
      serialize: ({ value, context: { next, isOffline, wanted, filter } }) =>
        JSON.stringify([value, next, isOffline, wanted !== null, filter !== null]),
    }),
  comparison: () =>
    walk(comparison, {
      inputs: [undefined],
      events: [
        {
          type: "comparison.wanted",
          earlier: { report: "a", company: "7", filter: legal, isWished: true },
        } as never,
        { type: "comparison.dropped" },
        done("loadEarlier", page),
        failed("loadEarlier", failure(500)),
        failed("loadEarlier", failure(undefined)),
        { type: "connection.lost" },
        { type: "connection.restored" },
        failed("followConnection", new Error("no window")),
      ],
    }),
  wholeList: () =>
    walk(wholeList, {
      inputs: [undefined],
      events: [
        {
          type: "list.wanted",
          list: { report: "a", company: "7", filter: legal, key: "id" },
        } as never,
        { type: "list.cancelled" },
        { type: "list.dropped" },
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
      inputs: [undefined],
      events: [
        { type: "report.shown", shown: shownReport, isRunning: true } as never,
        { type: "report.shown", shown: shownReport, isRunning: false } as never,
        { type: "report.left" },
        { type: "range.ended" },
        { type: "refresh.wanted" },
        { type: "quiet.found" },
        { type: "xstate.after.interval.refresh.resting" },
        failed("awaitQuiet", new Error("no window")),
        done("loadAnew", page),
        failed("loadAnew", failure(503)),
        failed("loadAnew", failure(429, { retryAfter: 120 })),
        { type: "xstate.after.retryAfter.refresh.delayed" },
      ],
    }),
  export: () =>
    walk(fileExport, {
      inputs: [undefined],
      events: [
        { type: "file.wanted", format: "csv", sheet: {}, isWhole: true } as never,
        { type: "file.wanted", format: "csv", sheet: {}, isWhole: false } as never,
        { type: "rows.completed", sheet: {} } as never,
        { type: "rows.refused" },
        { type: "file.progressed", share: 0.5 } as never,
        { type: "file.written" },
        { type: "file.failed" },
        { type: "export.cancelled" },
        failed("writeFile", new Error("no worker")),
      ],
    }),
  takenAlong: () =>
    walk(takenAlong, {
      inputs: [{ act: "printed", report: "/api/a", company: "7", range: null }],
      events: [done("noteReading", undefined), failed("noteReading", failure(503))],
    }),
};
