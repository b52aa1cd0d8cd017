import type { ReportingClock } from "machines/time/reporting-clock";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { shownClock } from "../i18n/shown-clock.ts";
import { usePortalValue } from "./portal-context.ts";

const ClockContext = createContext<ReportingClock | null>(null);

export function ReportingClockProvider({ children }: { children: ReactNode }) {
  const timeZone = usePortalValue(({ context }) => context.reporting.timeZone);
  const clock = useMemo(() => shownClock(timeZone), [timeZone]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock that days and times go by: the company's, or the browser's where the host names no zone. */
export function useReportingClock(): ReportingClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error("There is no reporting clock around this.");
  return clock;
}
