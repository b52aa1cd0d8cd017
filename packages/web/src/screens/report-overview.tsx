import { isDaily } from "../modules/pictures.ts";
import { ReportPicture } from "./report-picture.tsx";
import { SummaryFigures, type SummaryFiguresProps } from "./summary-figures.tsx";

/** A report at a glance, above its rows. */
export function ReportOverview(shown: SummaryFiguresProps) {
  return (
    <>
      {isDaily(shown.report) && <SummaryFigures {...shown} />}
      <ReportPicture report={shown.report} rows={shown.rows} />
    </>
  );
}
