import { type ReportingClock, reportingClock } from "machines/formats";
import { createContext, type ReactNode, useContext, useMemo } from "react";

const ClockContext = createContext<ReportingClock | null>(null);

export function ReportingClockProvider({ children }: { children: ReactNode }) {
  const clock = useMemo(() => reportingClock(null), []);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock that days and times go by. */
export function useReportingClock(): ReportingClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error("There is no reporting clock around this.");
  return clock;
}
