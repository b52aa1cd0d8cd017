import { useMemo } from "react";
import * as words from "#words/report";
import { useReportingClock, useReportingWeek } from "../../state/reporting.tsx";
import { marksOf, rowsWithin } from "../rules/charts.ts";
import { dayLinkId } from "../rules/row-links.ts";
import type { Table } from "../table/use-table.ts";
import { PictureLine } from "./picture-line.tsx";
import { SummaryFigures, type SummaryFiguresProps } from "./summary-figures.tsx";
import * as styles from "./summary-overview.css.ts";

export type SummaryOverviewProps = Omit<SummaryFiguresProps, "marks" | "today" | "hasLine"> & {
  /** The days that the line is drawn of: as they are searched and compared. */
  days: Pick<Table, "report" | "rows">;
  isCompared: boolean;
  fetchedAt: number;
};

/** A summary at a glance, above its days. */
export function SummaryOverview({ days, isCompared, fetchedAt, ...shown }: SummaryOverviewProps) {
  const { report, rows, range } = shown;
  const today = useReportingClock().serviceDay(fetchedAt);
  const week = useReportingWeek();
  const marks = useMemo(() => marksOf(report, rows, today, week), [report, rows, today, week]);
  const drawn = useMemo(
    () => marksOf(days.report, rowsWithin(range, days.report, days.rows), today, week),
    [days.report, days.rows, range, today, week],
  );
  const hasLine = marks.length > 1 && marks.some(({ amount }) => amount > 0);
  return (
    <div className={styles.overview}>
      <SummaryFigures {...shown} marks={marks} today={today} hasLine={hasLine} />
      {!hasLine && shown.earlier && !shown.sameHours && (
        <p className={styles.against} aria-hidden>
          {words.versus(shown.earlier.words)}
        </p>
      )}
      {hasLine && (
        <PictureLine
          report={report}
          marks={drawn}
          onDay={showRow}
          against={againstInWords(shown, isCompared)}
        />
      )}
    </div>
  );
}

/** What the figures are set against; a phone shows their percentages without the hour. */
function againstInWords(
  { earlier, sameHours }: Pick<SummaryFiguresProps, "earlier" | "sameHours">,
  isCompared: boolean,
) {
  if (!earlier) return "";
  if (isCompared) return words.grey(earlier.words);
  if (!sameHours) return words.versus(earlier.words);
  return words.versusHour(earlier.words, sameHours.until);
}

/** From a day of the line to its row. */
function showRow(day: string) {
  const link = document.getElementById(dayLinkId(day));
  link?.closest("tr, section")?.scrollIntoView({ block: "center" });
  link?.focus({ preventScroll: true });
}
