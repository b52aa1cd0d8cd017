import type { DateRange } from "machines";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { isDaily } from "../rules/pictures.ts";
import { ReportPicture } from "./report-picture.tsx";
import { SummaryFigures, type SummaryFiguresProps } from "./summary-figures.tsx";

export type ReportOverviewProps = Omit<SummaryFiguresProps, "range" | "today"> & {
  /** None for a list without dates. */
  range: DateRange | null;
  fetchedAt: number;
};

/** A report at a glance, above its rows. */
export function ReportOverview({ range, fetchedAt, ...shown }: ReportOverviewProps) {
  const today = useReportingClock().serviceDay(fetchedAt);
  return (
    <>
      {range && isDaily(shown.report) && <SummaryFigures {...shown} range={range} today={today} />}
      <ReportPicture report={shown.report} rows={shown.rows} today={today} />
    </>
  );
}
