import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { updatedAt } from "../../i18n/clock.ts";
import { FailedRequest } from "../../layout/failed-request.tsx";
import { useReportingClock } from "../../state/reporting.tsx";
import { LastUpdated, RefreshButton } from "../../ui/table/last-updated.tsx";
import { changedInWords } from "../rules/row-counts.ts";
import type { ReportView } from "./use-report-view.ts";

/** When the rows came, and what happened to them since. */
export function useUpdated({ opened, table }: ReportView) {
  const clock = useReportingClock();
  const { fetchedAt, refreshFailure, isTooEarly } = opened.status;
  if (fetchedAt === null || opened.state !== "answered") return { time: null, note: "" };
  const note = refreshFailure ? (
    <FailedRequest {...refreshFailure} isTooEarly={isTooEarly} after={words.notRefreshed} />
  ) : (
    changedInWords(table.changedRows)
  );
  return { time: updatedAt(fetchedAt, clock, Date.now()), note };
}

export function ReportUpdated({ view }: { view: ReportView }) {
  return <LastUpdated {...useUpdated(view)} />;
}

export function useRefresh({ opened }: ReportView) {
  const clock = useReportingClock();
  const { state, status, refresh } = opened;
  const { fetchedAt, isRefreshing, isTooEarly } = status;
  const isLoading = isRefreshing || state === "loading";
  const press = () => {
    if (state !== "skipped" && !isLoading) refresh();
  };
  useShortcut("r", press);
  return {
    isOffered: state !== "skipped",
    time: fetchedAt !== null ? clock.time(fetchedAt) : null,
    isLoading,
    isTooEarly,
    press,
  };
}

export function ReportRefresh({ view }: { view: ReportView }) {
  const { isOffered, time, isLoading, isTooEarly, press } = useRefresh(view);
  if (!isOffered) return null;
  return (
    <RefreshButton
      {...(view.opened.status.filter.range && { time })}
      isLoading={isLoading}
      isTooEarly={isTooEarly}
      onRefresh={press}
    />
  );
}
