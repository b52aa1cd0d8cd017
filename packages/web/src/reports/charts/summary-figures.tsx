import type { DateRange } from "machines/time/date-range";
import { isRunning } from "machines/time/reporting-window";
import type { ReactNode } from "react";
import * as words from "#words/report";
import { useCurrency } from "../../state/reporting.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Report } from "../definitions/report.ts";
import { shown } from "../rules/cells.ts";
import { differenceOf, shareOf } from "../rules/change.ts";
import { extremesOf, type Mark } from "../rules/charts.ts";
import { type Row, type Total, totalsOf } from "../rules/figures.ts";
import { inCurrency } from "../rules/in-currency.ts";
import * as styles from "./summary-figures.css.ts";

export type SummaryFiguresProps = {
  report: Report;
  rows: readonly Row[];
  range: DateRange;
  /** The rows of an earlier range, once they are known, and what it is. */
  earlier: { rows: readonly Row[]; words: string } | null;
  /** The rows of a range that goes on until the hour up to which both are compared. */
  sameHours: { until: string; rows: readonly Row[] } | null;
  marks: readonly Mark[];
  /** The service day that the rows were fetched on. */
  today: string;
  /** Whether the line beside them says what they are set against. */
  hasLine: boolean;
};

export function SummaryFigures(props: SummaryFiguresProps) {
  const { report, rows, range, earlier, sameHours, marks, today, hasLine } = props;
  const against = classNames(styles.more, hasLine && styles.byLine);
  const now = totalsOf(sameHours?.rows ?? rows, report);
  const before = earlier && totalsOf(earlier.rows, report);
  const isWhole = !isRunning(range, today);
  const totals = totalsOf(rows, inCurrency(report, useCurrency()));
  const extremes = extremesOf(marks);
  return (
    <dl className={styles.figures}>
      {totals.map((total, index) => (
        <div key={total.field} className={isWhole || hasLine ? styles.sum : styles.lineless}>
          <dt className={styles.term}>{total.title}</dt>
          <dd className={styles.value}>
            <bdi>{total.value}</bdi>
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
          <Day term={words.bestDay} mark={extremes.best} />
          <Day term={words.weakestDay} mark={extremes.weakest} />
        </>
      )}
    </dl>
  );
}

function Day({ term, mark }: { term: string; mark: Mark }) {
  return (
    <div className={styles.day}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <bdi>{mark.value}</bdi>
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
  const change = shown(differenceOf(now.sum, before.sum, now.kind), `${now.kind} change`);
  const share = shown(shareOf(now.sum, before.sum, now.kind), "share");
  return (
    <dd className={styles.note}>
      <span className={styles.more}>
        <bdi>{change}</bdi> (
      </span>
      <bdi>{share}</bdi>
      <span className={styles.more}>)</span> {against}
    </dd>
  );
}
