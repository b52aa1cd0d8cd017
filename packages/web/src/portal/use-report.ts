import { useSelector } from "@xstate/react";
import {
  type Filter,
  type ReportEvent,
  type ReportInput,
  refusalOf,
  type reportFilterMachine,
} from "machines";
import { useEffect, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import { usePortal, usePortalValue } from "./portal-context.ts";

/** A report while its screen shows it. The callbacks are the same for as long as it is. */
export type OpenedReport = {
  /** What the rows were asked with. */
  filter: Filter;
  /** Why the range that was last tried is refused. */
  alert: string | null;
  /** Why the report's own range was not asked. */
  refusal: string | null;
  isFilterOpen: boolean;
  rows: readonly unknown[];
  /** When the rows came, in milliseconds. */
  fetchedAt: number | null;
  /** `skipped` where nothing may be asked. */
  state: "skipped" | "loading" | "stopped" | "failed" | "answered";
  /** How the end of a list that comes in pages is doing. */
  stage: "settled" | "extending" | "stalled";
  hasMore: boolean;
  openFilter: () => void;
  closeFilter: () => void;
  /** Asks with a filter, or alerts where its range is refused. */
  apply: (filter: Filter) => void;
  refresh: () => void;
  stop: () => void;
  more: () => void;
};

/** Opens a report with a filter, and anew with another one. */
export function useReport(input: ReportInput): OpenedReport {
  const id = `report.${input.report}@${input.company}` as const;
  const asked = JSON.stringify(input);
  const portal = usePortal();
  useEffect(() => {
    portal.send({ type: "report.opened", id, input: JSON.parse(asked) });
    return () => portal.send({ type: "report.closed", id });
  }, [portal, id, asked]);

  const report = usePortalValue(({ children }) => children[id]);
  const callbacks = useMemo(
    () => callbacksOver((event) => portal.getSnapshot().children[id]?.send(event)),
    [portal, id],
  );
  return {
    filter: useSelector(report, (snapshot) => snapshot?.context.filter ?? input.filter),
    alert: useSelector(report, (snapshot) => snapshot?.context.alert ?? null),
    refusal: useSelector(report, (snapshot) => (snapshot ? refusalOf(snapshot.context) : null)),
    isFilterOpen: useSelector(report, isFilterOpenIn),
    rows: useSelector(report, (snapshot) => snapshot?.context.rows ?? none),
    fetchedAt: useSelector(report, (snapshot) => snapshot?.context.fetchedAt ?? null),
    state: useSelector(report, stateOf),
    stage: useSelector(report, stageOf),
    hasMore: useSelector(report, (snapshot) => (snapshot?.context.next ?? null) !== null),
    ...callbacks,
  };
}

const none: readonly unknown[] = [];

type ReportSnapshot = SnapshotFrom<typeof reportFilterMachine> | undefined;

function callbacksOver(send: (event: ReportEvent) => void) {
  return {
    openFilter: () => send({ type: "filter.opened" }),
    closeFilter: () => send({ type: "filter.closed" }),
    apply: (filter: Filter) => send({ type: "filter.applied", filter }),
    refresh: () => send({ type: "report.refreshed" }),
    stop: () => send({ type: "report.stopped" }),
    more: () => send({ type: "more.wanted" }),
  };
}

function isFilterOpenIn(snapshot: ReportSnapshot): boolean {
  return (
    (snapshot?.matches({ panel: "open" }) || snapshot?.matches({ panel: "rejected" })) ?? false
  );
}

function stateOf(snapshot: ReportSnapshot): OpenedReport["state"] {
  if (!snapshot || snapshot.hasTag("loading")) return "loading";
  if (snapshot.matches({ report: "stopped" })) return "stopped";
  if (snapshot.matches({ report: "failed" })) return "failed";
  return snapshot.hasTag("answered") ? "answered" : "skipped";
}

function stageOf(snapshot: ReportSnapshot): OpenedReport["stage"] {
  if (snapshot?.matches({ report: { rows: "extending" } })) return "extending";
  return snapshot?.matches({ report: { rows: "stalled" } }) ? "stalled" : "settled";
}
