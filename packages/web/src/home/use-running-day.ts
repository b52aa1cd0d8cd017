import { useMemo } from "react";
import { useReportingClock } from "../state/reporting.tsx";
import { useIsOffline } from "../state/use-network.ts";
import type { TodayState } from "../state/use-today.ts";
import type { RowContext } from "./rules/row.ts";
import { parseToday, type Today } from "./rules/today.ts";

export type RunningDay = RowContext & {
  /** Null until the first answer. */
  today: Today | null;
  /** Whether the first figures are still to come. */
  isComing: boolean;
};

/** The day's figures, and what they are seen by. */
export function useRunningDay({ day, fetchedAt, failure }: TodayState): RunningDay {
  const clock = useReportingClock();
  const isCurrent = !useIsOffline() && failure === null;
  const today = useMemo(() => (day === null ? null : parseToday(day)), [day]);
  const serviceDay = today?.serviceDay || clock.serviceDay(new Date());
  return useMemo(() => {
    const at = Number.isNaN(today?.at) ? fetchedAt : today?.at;
    return {
      today,
      isComing: today === null && failure === null,
      clock,
      isCurrent,
      serviceDay,
      at: at ?? 0,
      comparedDay: today?.comparedDay ?? "",
      comparedUntil: today?.comparedUntil ?? "",
    };
  }, [today, fetchedAt, failure, clock, isCurrent, serviceDay]);
}
