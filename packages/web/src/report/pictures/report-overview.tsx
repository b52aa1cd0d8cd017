import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { isDaily } from "../rules/pictures.ts";
import { ReportPicture } from "./report-picture.tsx";
import { SummaryFigures, type SummaryFiguresProps } from "./summary-figures.tsx";

export type ReportOverviewProps = Omit<SummaryFiguresProps, "today"> & { fetchedAt: number };

/** A report at a glance, above its rows. */
export function ReportOverview({ fetchedAt, ...shown }: ReportOverviewProps) {
  const today = useReportingClock().serviceDay(fetchedAt);
  return (
    <>
      {isDaily(shown.report) && <SummaryFigures {...shown} today={today} />}
      <ReportPicture report={shown.report} rows={shown.rows} today={today} />
    </>
  );
}
