import { useSelector } from "@xstate/react";
import {
  type Filter,
  type ReportEvent,
  type ReportFailure,
  type ReportFilterEvent,
  type ReportFilterInput,
  refusalOf,
  type reportMachine,
} from "machines";
import { useLayoutEffect, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import { openReport, reportIdOf } from "./open-report.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

/** A report that is open. Its callbacks stay the same. */
export type OpenedReport = {
  /** What the rows were requested with. */
  filter: Filter;
  /** Why the range that was last tried is refused. */
  alert: string | null;
  /** Why nothing was requested for the report's own range. */
  refusal: string | null;
  isFilterOpen: boolean;
  rows: readonly unknown[];
  /** When the rows came, in milliseconds. */
  fetchedAt: number | null;
  /** `skipped` where nothing may be requested, `unconnected` where it is once the browser is online. */
  state: "skipped" | "unconnected" | "loading" | "stopped" | "failed" | "answered";
  /** What is known of the request that failed. */
  failure: ReportFailure | null;
  /** Whether the service asked to wait before the next request. */
  isTooEarly: boolean;
  /** Whether rows other than those shown are requested once the browser is online. */
  isLater: boolean;
  /** Whether the next page of a list waits for the connection, is on its way, or has failed to come. */
  stage: "settled" | "waiting" | "extending" | "stalled";
  hasMore: boolean;
  /** Takes up the filter that the address names before it is drawn. */
  follow: (named: Filter) => void;
  openFilter: () => void;
  closeFilter: () => void;
  /** Requests the rows of a filter, or alerts if its range is refused. */
  apply: (filter: Filter) => void;
  refresh: () => void;
  stop: () => void;
  more: () => void;
};

/** Opens a report with a filter; with another filter, it is requested anew. */
export function useReport(input: ReportFilterInput): OpenedReport {
  const id = reportIdOf(input);
  const asked = JSON.stringify(input);
  const portal = usePortal();
  // Before anything is painted: the rows may be there already.
  useLayoutEffect(() => {
    openReport(portal, JSON.parse(asked));
  }, [portal, asked]);
  useLayoutEffect(() => () => portal.send({ type: "report.closed", id }), [portal, id]);

  const filter = usePortalValue(({ children }) => children[id]);
  const report = useSelector(filter, (snapshot) => snapshot?.children.report);
  const callbacks = useMemo(() => {
    const opened = () => portal.getSnapshot().children[id];
    return callbacksOver(
      (event) => opened()?.send(event),
      (event) => opened()?.getSnapshot().children.report?.send(event),
    );
  }, [portal, id]);
  const committed = useSelector(filter, (snapshot) => snapshot?.context.filter ?? input.filter);
  return {
    filter: useSelector(report, (snapshot) => snapshot?.context.filter ?? committed),
    alert: useSelector(filter, (snapshot) => snapshot?.context.alert ?? null),
    refusal: useSelector(filter, (snapshot) => (snapshot ? refusalOf(snapshot.context) : null)),
    isFilterOpen: useSelector(filter, (snapshot) => snapshot?.hasTag("open") ?? false),
    rows: useSelector(report, (snapshot) => snapshot?.context.rows ?? none),
    fetchedAt: useSelector(report, (snapshot) => snapshot?.context.fetchedAt ?? null),
    state: useSelector(report, stateOf),
    failure: useSelector(report, (snapshot) => snapshot?.context.failure ?? null),
    isTooEarly: useSelector(
      report,
      (snapshot) => snapshot?.matches({ failed: "tooEarly" }) ?? false,
    ),
    isLater: useSelector(report, (snapshot) => (snapshot?.context.wanted ?? null) !== null),
    stage: useSelector(report, stageOf),
    hasMore: useSelector(report, (snapshot) => (snapshot?.context.next ?? null) !== null),
    ...callbacks,
  };
}

const none: readonly unknown[] = [];

type ReportSnapshot = SnapshotFrom<typeof reportMachine> | undefined;

function callbacksOver(
  tellFilter: (event: ReportFilterEvent) => void,
  tellReport: (event: ReportEvent) => void,
) {
  return {
    follow: (filter: Filter) => tellFilter({ type: "address.changed", filter }),
    openFilter: () => tellFilter({ type: "filter.opened" }),
    closeFilter: () => tellFilter({ type: "filter.closed" }),
    apply: (filter: Filter) => tellFilter({ type: "filter.applied", filter }),
    refresh: () => tellReport({ type: "report.refreshed" }),
    stop: () => tellReport({ type: "report.stopped" }),
    more: () => tellReport({ type: "more.wanted" }),
  };
}

function stateOf(snapshot: ReportSnapshot): OpenedReport["state"] {
  if (!snapshot || snapshot.hasTag("loading")) return "loading";
  for (const state of ["unconnected", "stopped", "failed"] as const) {
    if (snapshot.matches(state)) return state;
  }
  return snapshot.hasTag("answered") ? "answered" : "skipped";
}

function stageOf(snapshot: ReportSnapshot): OpenedReport["stage"] {
  for (const stage of ["waiting", "extending", "stalled"] as const) {
    if (snapshot?.matches({ rows: stage })) return stage;
  }
  return "settled";
}
