import { shallowEqual, useSelector } from "@xstate/react";
import type { ReportActor } from "machines";
import { refusalOf } from "machines/reports/filter";
import type { ComparisonChoice, ReportInput } from "machines/reports/report-events";
import type { Filter, ReportQuery } from "machines/reports/report-request";
import { useEffectEvent, useLayoutEffect, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import { usePortal, usePortalValue } from "../../state/portal-context.ts";
import type { PortalActor } from "../../state/start-portal.ts";
import { closeReport, findReport, openReport } from "./open-report.ts";

export type OpenReport = ReturnType<typeof useReport>;

export type ReportStatus = OpenReport["status"];

/** Opens a report of a company with a filter; with another filter, requests its rows again. The callbacks stay the same. */
export function useReport(input: ReportInput) {
  const { operation, company, filter } = input;
  const portal = usePortal();
  const open = useEffectEvent((on: PortalActor, asked: ReportQuery) =>
    openReport(on, { ...input, ...asked }),
  );
  // Before anything is painted: the rows may be there already.
  useLayoutEffect(
    () => open(portal, { operation, company, filter }),
    [portal, operation, company, filter],
  );
  useLayoutEffect(
    () => () => closeReport(portal, { operation, company }),
    [portal, operation, company],
  );

  const report = usePortalValue((snapshot) => findReport(snapshot, input));
  const callbacks = useMemo(
    () => callbacksOf(() => findReport(portal.getSnapshot(), { operation, company })),
    [portal, operation, company],
  );
  const parts = useSelector(report, (snapshot) => snapshot?.children);
  const refreshing = useSelector(report, refreshStatus, shallowEqual);
  const ofFilter = useSelector(parts?.filter, filterStatus, shallowEqual);
  const { state, rows, ...ofRows } = useSelector(parts?.rows, rowsStatus, shallowEqual);
  const comparison = useSelector(parts?.comparison, comparisonStatus, shallowEqual);
  const isTooEarly = useSelector(parts?.refresh, (one) => one?.matches("delayed") ?? false);
  const allPages = useSelector(parts?.allPages, allPagesStatus, shallowEqual);
  return {
    /** `skipped` where nothing may be requested, `unconnected` where it is once the browser is online. */
    state,
    /** The rows as they were answered: once all pages have come, those of all pages. */
    rows: allPages.all?.rows ?? rows,
    status: {
      ...ofRows,
      /** What the rows were requested with. */
      filter: ofRows.filter ?? ofFilter.filter ?? filter,
      /** When the rows came, in milliseconds. */
      fetchedAt: allPages.all?.fetchedAt ?? ofRows.fetchedAt,
      hasMore: ofRows.hasMore && allPages.all === null,
      alert: ofFilter.alert,
      refusal: ofFilter.refusal,
      isFilterOpen: ofFilter.isOpen,
      ...refreshing,
      /** Whether the service asked to wait before the next request. */
      isTooEarly: ofRows.isTooEarly || isTooEarly,
      allPages,
      comparison,
    },
    ...callbacks,
  };
}

const partsOf = (report: ReportActor) => report.getSnapshot().children;

function callbacksOf(opened: () => ReportActor | undefined) {
  const parts = (): Partial<Parts> => {
    const report = opened();
    return report ? partsOf(report) : {};
  };
  return {
    /** Takes up the filter that the address names before it is drawn. */
    followAddress: (filter: Filter) => parts().filter?.send({ type: "address.changed", filter }),
    openFilter: () => parts().filter?.send({ type: "filter.opened" }),
    closeFilter: () => parts().filter?.send({ type: "filter.closed" }),
    /** Requests the rows of a filter, or alerts if its range is refused. */
    apply: (filter: Filter) => parts().filter?.send({ type: "filter.applied", filter }),
    refresh: () => opened()?.send({ type: "report.refreshed" }),
    stop: () => parts().rows?.send({ type: "report.stopped" }),
    loadMore: () => parts().rows?.send({ type: "more.requested" }),
    fetchAllPages: () => parts().allPages?.send({ type: "pages.requested" }),
    cancelAllPages: () => parts().allPages?.send({ type: "pages.cancelled" }),
    dropAllPages: () => parts().allPages?.send({ type: "pages.dropped" }),
    compare: (wanted: ComparisonChoice | null) =>
      opened()?.send(
        wanted ? { type: "comparison.requested", ...wanted } : { type: "comparison.dropped" },
      ),
  };
}

type Parts = SnapshotFrom<ReportActor>["children"];
type Part<Id extends keyof Parts> = SnapshotFrom<NonNullable<Parts[Id]>> | undefined;

function refreshStatus(report: SnapshotFrom<ReportActor> | undefined) {
  return {
    /** Whether newer rows are on their way while the older ones stay. */
    isRefreshing: report?.matches({ whole: "refreshing" }) ?? false,
    /** Why the rows could not be refreshed. */
    refreshFailure: report?.context.failure ?? null,
  };
}

function filterStatus(filter: Part<"filter">) {
  return {
    filter: filter?.context.filter ?? null,
    /** Why the range that was last tried is refused. */
    alert: filter?.context.alert ?? null,
    /** Why nothing was requested for the report's own range. */
    refusal: filter ? refusalOf(filter.context) : null,
    isOpen: filter?.hasTag("open") ?? false,
  };
}

const none: readonly never[] = [];

function rowsStatus(snapshot: Part<"rows">) {
  const { rows = none, filter = null, fetchedAt = null, failure = null } = snapshot?.context ?? {};
  const { wanted = null, next = null } = snapshot?.context ?? {};
  return {
    state: stateOf(snapshot),
    ...{ rows, filter, fetchedAt },
    /** What is known of the request that failed. */
    failure,
    isTooEarly: snapshot?.matches({ failed: "tooEarly" }) ?? false,
    /** Whether rows other than those shown are requested once the browser is online. */
    isDeferred: wanted !== null,
    hasMore: next !== null,
    /** Whether the next page of a list waits for the connection, is on its way, or has failed to come. */
    nextPage: nextPageOf(snapshot),
  };
}

type State = "skipped" | "unconnected" | "loading" | "stopped" | "failed" | "answered";

function stateOf(snapshot: Part<"rows">): State {
  if (!snapshot || snapshot.hasTag("loading")) return "loading";
  for (const state of ["unconnected", "stopped", "failed"] as const) {
    if (snapshot.matches(state)) return state;
  }
  return snapshot.hasTag("answered") ? "answered" : "skipped";
}

function nextPageOf(snapshot: Part<"rows">): "settled" | "waiting" | "extending" | "stalled" {
  for (const stage of ["waiting", "extending", "stalled"] as const) {
    if (snapshot?.matches({ rows: stage })) return stage;
  }
  return "settled";
}

function comparisonStatus(comparison: Part<"comparison">) {
  const { value = "idle", context } = comparison ?? {};
  return { state: value, compared: context?.compared ?? null };
}

function allPagesStatus(allPages: Part<"allPages">) {
  const { value = "idle", context } = allPages ?? {};
  return {
    stage: typeof value === "string" ? value : value.loading,
    pages: context?.pages ?? none,
    /** Null while they are not all there. */
    all: context?.all ?? null,
  };
}
