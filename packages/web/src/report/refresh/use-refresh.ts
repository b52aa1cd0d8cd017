import { useSelector } from "@xstate/react";
import { isRunning } from "machines/formats";
import type { ShownReport } from "machines/refresh";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Report } from "../../modules/report.ts";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import type { OpenedReport } from "../../portal/use-report.ts";
import type { Refreshing } from "./start-refreshing.ts";
import { useRefreshing } from "./use-refreshing.ts";

export type Refresh = {
  actor: Refreshing | undefined;
  /** The rows as they came first. */
  first: OpenedReport;
  /** Whether the actor has them to ask anew. */
  isShown: boolean;
};

/** A report whose rows can be asked anew, and by itself while its range goes on, with the older ones in sight. */
export function useRefresh({ operation, paged }: Report, company: string, opened: OpenedReport) {
  const clock = useReportingClock();
  const actor = useRefreshing();
  const { filter, fetchedAt } = opened;
  // A list in pages is asked from its first page on, as what was scrolled to would be gone.
  const isShown = opened.state === "answered" && !paged;
  const shown = JSON.stringify({ report: operation.path, company, filter, fetchedAt });
  const page = useSelector(actor, (snapshot) =>
    isShown && snapshot && JSON.stringify(snapshot.context.shown) === shown
      ? snapshot.context.page
      : null,
  );
  const at = page?.fetchedAt ?? fetchedAt;
  const goesOn =
    filter.range !== null && at !== null && isRunning(filter.range, clock.serviceDay(at));
  const show = useEffectEvent((own: ShownReport) =>
    actor?.send({ type: "report.shown", shown: own, isRunning: goesOn }),
  );
  // Before the screen is painted: it never shows the rows of another filter.
  useLayoutEffect(() => {
    if (!isShown) return;
    show(JSON.parse(shown));
    return () => actor?.send({ type: "report.left" });
  }, [actor, shown, isShown]);
  const isOver = page !== null && !goesOn;
  useEffect(() => {
    if (isOver) actor?.send({ type: "range.ended" });
  }, [actor, isOver]);
  const refresh: Refresh = { actor, first: opened, isShown };
  return {
    opened: page ? { ...opened, rows: page.rows, fetchedAt: page.fetchedAt } : opened,
    refresh,
  };
}

/** For the parts that tell of it alone: the rows need not be drawn again because they are asked. */
export function useRefreshState({ actor, first, isShown }: Refresh) {
  const isAsking = useSelector(actor, (snapshot) => snapshot?.hasTag("asking") ?? false);
  const failure = useSelector(actor, (snapshot) => snapshot?.context.failure ?? null);
  const isTooEarly = useSelector(actor, (snapshot) => snapshot?.matches("delayed") ?? false);
  return {
    isAsking: isAsking || first.state === "loading",
    failure: isShown ? failure : null,
    /** Whether the service asked to wait before the next request. */
    isTooEarly: isShown ? isTooEarly : first.isTooEarly,
  };
}
