import { useEffect, useState } from "react";
import * as words from "#words/report";
import { useShortcut } from "../frame/use-shortcut.ts";
import { FailedRequest } from "../portal/failed-request.tsx";
import { useReportingClock } from "../portal/reporting-clock.tsx";
import { useIsOffline } from "../portal/use-connection.ts";
import { RefreshButton, Updated } from "../ui/as-of.tsx";
import { later } from "./later/later-door.ts";
import { updatedAt } from "./refresh/updated-at.ts";
import { useRefreshState } from "./refresh/use-refresh.ts";
import { changedInWords } from "./rules/row-counts.ts";
import type { ReportView } from "./use-report-view.ts";

/** When the rows came, and what happened to them since. */
export function ReportUpdated({ view: { opened, shown, refresh } }: { view: ReportView }) {
  const clock = useReportingClock();
  const { fetchedAt, state } = opened;
  const { failure, isTooEarly } = useRefreshState(refresh);
  if (fetchedAt === null || state !== "answered") return <Updated time={null} />;
  return (
    <Updated
      time={updatedAt(fetchedAt, clock, Date.now())}
      note={
        failure ? (
          <FailedRequest {...failure} isTooEarly={isTooEarly} after={words.notRefreshed} />
        ) : (
          changedInWords(shown.count)
        )
      }
    />
  );
}

export function ReportRefresh({ view: { opened, refresh } }: { view: ReportView }) {
  const clock = useReportingClock();
  const isOffline = useIsOffline();
  const { isAsking, isTooEarly } = useRefreshState(refresh);
  const { actor, first, isShown } = refresh;
  /** Pressed before the script has come that keeps the rows in sight meanwhile. */
  const [isEarly, setIsEarly] = useState(false);
  useEffect(() => {
    if (!isEarly || !actor) return;
    setIsEarly(false);
    actor.send({ type: "refresh.wanted" });
  }, [isEarly, actor]);
  const isLoading = isAsking || isEarly;
  const ask = () => {
    if (opened.state === "skipped" || isLoading) return;
    if (!isShown || isOffline) return first.refresh();
    if (actor) return actor.send({ type: "refresh.wanted" });
    setIsEarly(true);
    later.load().catch(() => {
      setIsEarly(false);
      first.refresh();
    });
  };
  useShortcut("r", ask);
  if (opened.state === "skipped") return null;
  const { fetchedAt, filter } = opened;
  const time = fetchedAt !== null ? clock.time(fetchedAt) : null;
  return (
    <RefreshButton
      {...(filter.range && { time })}
      isLoading={isLoading}
      isTooEarly={isTooEarly}
      onRefresh={ask}
    />
  );
}
