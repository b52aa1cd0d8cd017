import type { DateRange } from "machines/time/date-range";
import { isRunning } from "machines/time/reporting-window";
import { type ReactNode, useMemo } from "react";
import * as words from "#words/report";
import { differenceWords, shareWords } from "../../i18n/change.ts";
import { useReportingClock, useReportingWeek } from "../../state/reporting.tsx";
import { ChangeLine, ChangeMark } from "../../ui/change.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Report } from "../definitions/report.ts";
import { differenceOf, shareOf } from "../rules/change.ts";
import {
  type ChartDay,
  chartDaysOf,
  extremesOf,
  mainFigureOf,
  rowsInRange,
} from "../rules/charts.ts";
import { type Row, type Total, totalsOf } from "../rules/figures.ts";
import { dayLinkId } from "../rules/row-links.ts";
import { TotalValue } from "../table/total-value.tsx";
import type { Table } from "../table/use-table.ts";
import { LineChart } from "./line-chart.tsx";
import * as styles from "./summary-overview.css.ts";

export type SummaryOverviewProps = Omit<SummaryFiguresProps, "days" | "today" | "hasLine"> & {
  /** The days of the line: as they are searched and compared. */
  table: Pick<Table, "report" | "rows">;
  isCompared: boolean;
  fetchedAt: number;
};

/** A summary at a glance, above its days. */
export function SummaryOverview({
  table,
  isCompared,
  fetchedAt,
  ...figures
}: SummaryOverviewProps) {
  const { report, rows, range } = figures;
  const today = useReportingClock().serviceDay(fetchedAt);
  const week = useReportingWeek();
  const days = useMemo(() => chartDaysOf(report, rows, today, week), [report, rows, today, week]);
  const drawn = useMemo(
    () => chartDaysOf(table.report, rowsInRange(range, table.report, table.rows), today, week),
    [table.report, table.rows, range, today, week],
  );
  const hasLine = days.length > 1 && days.some(({ amount }) => amount > 0);
  return (
    <div className={styles.overview}>
      <SummaryFigures {...figures} days={days} today={today} hasLine={hasLine} />
      {!hasLine && figures.earlier && !figures.sameHours && (
        <p className={styles.against} aria-hidden>
          {words.versus(figures.earlier.words)}
        </p>
      )}
      {hasLine && (
        <LineChart
          report={report}
          days={drawn}
          onDay={showRow}
          against={againstInWords(figures, isCompared)}
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

type SummaryFiguresProps = {
  report: Report;
  rows: readonly Row[];
  range: DateRange;
  /** The rows of an earlier range, once they are known, and what it is. */
  earlier: { rows: readonly Row[]; words: string } | null;
  /** The rows of a range that goes on until the hour up to which both are compared. */
  sameHours: { until: string; rows: readonly Row[] } | null;
  days: readonly ChartDay[];
  /** The service day that the rows were fetched on. */
  today: string;
  /** Whether the line next to them says what they are set against. */
  hasLine: boolean;
};

function SummaryFigures(props: SummaryFiguresProps) {
  const { report, rows, range, earlier, sameHours, days, today, hasLine } = props;
  const against = classNames(styles.more, hasLine && styles.byLine);
  const now = totalsOf(sameHours?.rows ?? rows, report);
  const before = earlier && totalsOf(earlier.rows, report);
  const isWhole = !isRunning(range, today);
  const totals = totalsOf(rows, report);
  const extremes = extremesOf(days);
  const kind = mainFigureOf(report)?.kind ?? "count";
  return (
    <dl className={styles.figures}>
      {totals.map((total, index) => (
        <div key={total.field} className={isWhole || hasLine ? styles.sum : styles.lineless}>
          <dt className={styles.term}>{total.title}</dt>
          <dd className={styles.value}>
            <bdi>
              <TotalValue {...total} />
            </bdi>
          </dd>
          {earlier && now[index] && before?.[index] && (
            <Change
              now={now[index]}
              before={before[index]}
              against={
                sameHours ? (
                  <>
                    <span className={styles.more}>{words.versus(earlier.words)} </span>
                    <span className={hasLine ? styles.more : styles.hour}>
                      {words.versusUntil(sameHours.until)}
                    </span>
                  </>
                ) : (
                  <span className={against}>{words.versus(earlier.words)}</span>
                )
              }
            />
          )}
        </div>
      ))}
      {extremes && (
        <>
          <Day term={words.bestDay} mark={extremes.best} kind={kind} />
          <Day term={words.weakestDay} mark={extremes.weakest} kind={kind} />
        </>
      )}
    </dl>
  );
}

type DayProps = { term: string; mark: ChartDay; kind: Total["kind"] };

function Day({ term, mark, kind }: DayProps) {
  return (
    <div className={styles.day}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <bdi>
          <TotalValue kind={kind} value={mark.value} />
        </bdi>
      </dd>
      <dd className={styles.note}>{mark.name}</dd>
    </div>
  );
}

type ChangeProps = {
  now: Total;
  before: Total;
  against: ReactNode;
};

/** A phone shows the percentage alone. */
function Change({ now, before, against }: ChangeProps) {
  if (now.kind === "share") return null;
  const difference = differenceWords(differenceOf(now.sum, before.sum, now.kind), now.kind);
  const share = shareWords(shareOf(now.sum, before.sum, now.kind));
  return (
    <dd className={styles.note}>
      {difference.direction === "none" ? (
        <ChangeLine {...difference} />
      ) : (
        <ChangeMark direction={difference.direction}>
          <span className={styles.more}>
            <bdi>{difference.size}</bdi> (
          </span>
          <bdi>{share.size}</bdi>
          <span className={styles.more}>)</span>
        </ChangeMark>
      )}{" "}
      {against}
    </dd>
  );
}
