import * as words from "#words/report";
import { useShortcut } from "../browser/shortcuts.ts";
import { updatedAt } from "../i18n/clock.ts";
import { FailedRequest } from "../layout/failed-request.tsx";
import { useReportingClock } from "../state/reporting.tsx";
import { LastUpdated, RefreshButton } from "../ui/table/last-updated.tsx";
import { changedInWords } from "./rules/row-counts.ts";
import type { ReportView } from "./use-report-view.ts";

/** When the rows came, and what happened to them since. */
export function ReportUpdated({ view: { opened, table } }: { view: ReportView }) {
  const clock = useReportingClock();
  const { fetchedAt, refreshFailure, isTooEarly } = opened.status;
  if (fetchedAt === null || opened.state !== "answered") return <LastUpdated time={null} />;
  return (
    <LastUpdated
      time={updatedAt(fetchedAt, clock, Date.now())}
      note={
        refreshFailure ? (
          <FailedRequest {...refreshFailure} isTooEarly={isTooEarly} after={words.notRefreshed} />
        ) : (
          changedInWords(table.changedRows)
        )
      }
    />
  );
}

export function ReportRefresh({ view: { opened } }: { view: ReportView }) {
  const clock = useReportingClock();
  const { state, status, refresh } = opened;
  const { fetchedAt, filter, isRefreshing, isTooEarly } = status;
  const isLoading = isRefreshing || state === "loading";
  const press = () => {
    if (state !== "skipped" && !isLoading) refresh();
  };
  useShortcut("r", press);
  if (state === "skipped") return null;
  const time = fetchedAt !== null ? clock.time(fetchedAt) : null;
  return (
    <RefreshButton
      {...(filter.range && { time })}
      isLoading={isLoading}
      isTooEarly={isTooEarly}
      onRefresh={press}
    />
  );
}
