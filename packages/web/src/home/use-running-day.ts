import { useMemo } from "react";
import { useReportingClock } from "../state/reporting-clock.tsx";
import { useIsOffline } from "../state/use-connection.ts";
import type { Today } from "../state/use-today.ts";
import type { RowSeen } from "./rules/row.ts";
import { type ToldDay, toldDay } from "./rules/today.ts";

export type RunningDay = RowSeen & {
  /** Null until the host told it. */
  told: ToldDay | null;
  /** Whether the first figures are still to come. */
  isComing: boolean;
};

/** The day's figures, and what they are seen by. */
export function useRunningDay({ day, fetchedAt, failure }: Today): RunningDay {
  const clock = useReportingClock();
  const isCurrent = !useIsOffline() && failure === null;
  const told = useMemo(() => (day === null ? null : toldDay(day)), [day]);
  const serviceDay = told?.serviceDay || clock.serviceDay(new Date());
  return useMemo(() => {
    const at = Number.isNaN(told?.at) ? fetchedAt : told?.at;
    return {
      told,
      isComing: told === null && failure === null,
      clock,
      isCurrent,
      serviceDay,
      at: at ?? 0,
      comparedDay: told?.comparedDay ?? "",
      comparedUntil: told?.comparedUntil ?? "",
    };
  }, [told, fetchedAt, failure, clock, isCurrent, serviceDay]);
}
