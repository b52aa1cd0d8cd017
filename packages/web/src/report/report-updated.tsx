import { useShortcut } from "../frame/use-shortcut.ts";
import { failureInWords } from "../portal/failure-in-words.ts";
import { useReportingClock } from "../portal/reporting-clock.tsx";
import { RefreshButton, Updated } from "../ui/as-of.tsx";
import { updatedAt } from "./refresh/updated-at.ts";
import { movedInWords } from "./rules/moved.ts";
import type { ReportView } from "./use-report-view.ts";

/** When the rows came, and what happened to them since. */
export function ReportUpdated({ view: { opened, shown, refresh } }: { view: ReportView }) {
  const clock = useReportingClock();
  const { fetchedAt, state } = opened;
  const { failure, isTooEarly } = refresh;
  if (fetchedAt === null || state !== "answered") return <Updated time={null} />;
  return (
    <Updated
      time={updatedAt(fetchedAt, clock, Date.now())}
      note={
        failure
          ? `These rows could not be refreshed. ${failureInWords(failure, isTooEarly)}`
          : movedInWords(shown.count)
      }
    />
  );
}

export function ReportRefresh({ view: { opened, refresh } }: { view: ReportView }) {
  const clock = useReportingClock();
  const ask = () => {
    if (opened.state !== "skipped" && !refresh.isAsking) refresh.refresh();
  };
  useShortcut("r", ask);
  if (opened.state === "skipped") return null;
  const { fetchedAt, filter } = opened;
  const time = filter.range && fetchedAt !== null ? clock.time(fetchedAt) : null;
  return (
    <RefreshButton
      time={time}
      isLoading={refresh.isAsking}
      isTooEarly={refresh.isTooEarly}
      onRefresh={ask}
    />
  );
}
