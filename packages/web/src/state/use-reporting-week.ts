import { type ReportingWeek, reportingWeek } from "machines/time/reporting-week";
import { useMemo } from "react";
import { usePortalValue } from "./portal-context.ts";

/** The week of the company's country, as far as the host names it. */
export function useReportingWeek(): ReportingWeek {
  const { weekStartsOn, weekend } = usePortalValue(({ context }) => context.reporting);
  return useMemo(() => reportingWeek(weekStartsOn, weekend), [weekStartsOn, weekend]);
}
