import { useSelector } from "@xstate/react";
import type { Filter, ReportEvent, ReportInput, reportFilterMachine } from "machines";
import { useEffect, useEffectEvent } from "react";
import type { SnapshotFrom } from "xstate";
import { usePortal, usePortalValue } from "./portal-context.ts";

type ReportSnapshot = SnapshotFrom<typeof reportFilterMachine>;

const none: readonly unknown[] = [];

/** A report for as long as its screen is shown: its filter, its rows, and how they are doing. */
export function useReport(input: ReportInput) {
  const id = `report.${input.report}@${input.company}` as const;
  const portal = usePortal();
  const open = useEffectEvent(() => portal.send({ type: "report.opened", id, input }));
  useEffect(() => {
    open();
    return () => portal.send({ type: "report.closed", id });
  }, [portal, id]);

  const report = usePortalValue(({ children }) => children[id]);
  const send = (event: ReportEvent) => portal.getSnapshot().children[id]?.send(event);
  return {
    filter: useSelector(report, (snapshot) => snapshot?.context.filter ?? input.filter),
    alert: useSelector(report, (snapshot) => snapshot?.context.alert ?? null),
    isFilterOpen:
      useSelector(
        report,
        (snapshot) =>
          snapshot?.matches({ panel: "open" }) || snapshot?.matches({ panel: "rejected" }),
      ) ?? false,
    rows: useSelector(report, (snapshot) => snapshot?.context.rows ?? none),
    fetchedAt: useSelector(report, (snapshot) => snapshot?.context.fetchedAt ?? null),
    isLoading: useSelector(report, (snapshot) => snapshot?.hasTag("loading") ?? true),
    stage: useSelector(report, stageOf),
    hasMore: useSelector(report, (snapshot) => (snapshot?.context.next ?? null) !== null),
    hasFailed: useSelector(report, (snapshot) => snapshot?.matches({ report: "failed" }) ?? false),
    hasStopped: useSelector(
      report,
      (snapshot) => snapshot?.matches({ report: "stopped" }) ?? false,
    ),
    openFilter: () => send({ type: "filter.opened" }),
    closeFilter: () => send({ type: "filter.closed" }),
    apply: (filter: Filter) => send({ type: "filter.applied", filter }),
    refresh: () => send({ type: "report.refreshed" }),
    stop: () => send({ type: "report.stopped" }),
    more: () => send({ type: "more.wanted" }),
  };
}

/** How the end of a list that comes in pages is doing. */
function stageOf(snapshot: ReportSnapshot | undefined): "settled" | "extending" | "stalled" {
  if (snapshot?.matches({ report: { rows: "extending" } })) return "extending";
  return snapshot?.matches({ report: { rows: "stalled" } }) ? "stalled" : "settled";
}
