import type { ReportingClock } from "machines/time/reporting-clock";
import { type ReportingWeek, reportingWeek } from "machines/time/reporting-week";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { localizedClock } from "../i18n/clock.ts";
import { currencySymbol } from "../i18n/figures.ts";
import { usePortalValue } from "./portal-context.ts";

const ClockContext = createContext<ReportingClock | null>(null);

export function ReportingClockProvider({ children }: { children: ReactNode }) {
  const timeZone = usePortalValue(({ context }) => context.reporting.timeZone);
  const clock = useMemo(() => localizedClock(timeZone), [timeZone]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock that days and times go by: the company's, or the browser's where the host names no zone. */
export function useReportingClock(): ReportingClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error("There is no reporting clock around this.");
  return clock;
}

/** The week of the company's country, as far as the host names it. */
export function useReportingWeek(): ReportingWeek {
  const { weekStartsOn, weekend } = usePortalValue(({ context }) => context.reporting);
  return useMemo(() => reportingWeek(weekStartsOn, weekend), [weekStartsOn, weekend]);
}

/** The running service day; a screen that stays open over 03:00 has the next one. */
export function useServiceDay(): string {
  const clock = useReportingClock();
  return useSyncExternalStore(followTime, () => clock.serviceDay(Date.now()));
}

function followTime(look: () => void) {
  const timer = setInterval(look, 10_000);
  // A hidden tab may have slept.
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The sign of the currency that the host's amounts are in; empty where it names none. */
export function useCurrency(): string {
  const code = usePortalValue(({ context }) => context.reporting.currency);
  return useMemo(() => currencySymbol(code), [code]);
}
