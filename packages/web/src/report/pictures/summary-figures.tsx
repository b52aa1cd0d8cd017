import type { DateRange } from "machines";
import { isRunning } from "machines/formats";
import type { ReactNode } from "react";
import * as words from "#words/report";
import type { SameHours, SameHourTotal } from "../../modules/day.ts";
import type { Report } from "../../modules/report.ts";
import { useCurrency } from "../../portal/use-currency.ts";
import { classNames } from "../../ui/class-names.ts";
import { shown } from "../rules/cells.ts";
import { differenceOf, shareOf } from "../rules/change.ts";
import { type Row, type Total, totalsOf } from "../rules/figures.ts";
import { inCurrency } from "../rules/in-currency.ts";
import { extremesOf, type Mark } from "../rules/pictures.ts";
import * as styles from "./summary-figures.css.ts";

export type SummaryFiguresProps = {
  report: Report;
  rows: readonly Row[];
  range: DateRange;
  /** The rows of an earlier range, once they are known, and what it is. */
  earlier: { rows: readonly Row[]; words: string } | null;
  /** The totals of both up to the same hour, where the running day is compared. */
  hours: SameHours | null;
  marks: readonly Mark[];
  /** The service day that the rows were fetched on. */
  today: string;
  /** Whether the line beside them says what they are set against. */
  hasLine: boolean;
};

export function SummaryFigures(props: SummaryFiguresProps) {
  const { report, rows, range, earlier, hours, marks, today, hasLine } = props;
  const against = classNames(styles.more, hasLine && styles.byLine);
  const before = earlier && totalsOf(earlier.rows, report);
  const isWhole = !isRunning(range, today);
  const totals = totalsOf(rows, inCurrency(report, useCurrency()));
  const extremes = extremesOf(marks);
  const toldOf = (field: string) => hours?.totals.find((total) => total.field === field);
  return (
    <dl className={styles.figures}>
      {totals.map((total, index) => (
        <div key={total.field} className={isWhole || hasLine ? styles.sum : styles.lineless}>
          <dt className={styles.term}>{total.title}</dt>
          <dd className={styles.value}>
            <bdi>{total.value}</bdi>
          </dd>
          {earlier && before?.[index] && (
            <Change
              now={total}
              before={before[index]}
              isWhole={isWhole}
              sameHour={toldOf(total.field)}
              against={
                toldOf(total.field) ? (
                  <>
                    <span className={styles.more}>{words.versus(hours?.against ?? "")} </span>
                    <span className={hasLine ? styles.more : styles.hour}>
                      {words.versusUntil(hours?.until ?? "")}
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
  isWhole: boolean;
  sameHour: SameHourTotal | undefined;
  against: ReactNode;
};

/** A part of a range is no percentage of a whole one. A phone shows the percentage, or else the change. */
function Change({ now, before, isWhole, sameHour, against }: ChangeProps) {
  if (now.kind === "share") return null;
  const { change, share } = sameHour ?? {
    change: shown(differenceOf(now.sum, before.sum, now.kind), `${now.kind} change`),
    share: shown(shareOf(now.sum, before.sum, now.kind), "share"),
  };
  if (!isWhole && !sameHour) {
    return (
      <dd className={styles.note}>
        {words.soFar(change)} {against}
      </dd>
    );
  }
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
