import type { Module } from "partner-sdk";
import { weekdayLabel } from "#words/dates";
import * as words from "#words/day";
import { notAvailable } from "#words/frame";
import { dayOfModule } from "../reports/definitions/day.ts";
import { useCurrency } from "../state/use-currency.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import * as styles from "./company-row.css.ts";
import type { DayWords } from "./rules/row.ts";

export type DayFiguresProps = Partial<DayWords> & {
  module: Module;
  comparedDay: string;
  isComing: boolean;
};

/** The cells of a row that hold its day so far, and how that stands against last week. */
export function DayFigures(props: DayFiguresProps) {
  const { module, amount, count, share, difference, comparedDay, isComing } = props;
  const { figure } = dayOfModule[module];
  const sign = useCurrency();
  const isTold = amount !== undefined && amount !== notAvailable;
  return (
    <>
      <span className={styles.amount}>
        {isComing ? <span className={styles.coming} /> : isTold ? sign + amount : notAvailable}
        {figure && <span className={styles.figure}> {figure}</span>}
      </span>
      <span className={styles.count}>{isComing ? <span className={styles.coming} /> : count}</span>
      <span className={styles.change}>
        {share && (
          <>
            <bdi className={styles.share}>{share}</bdi>
            <bdi className={styles.difference}>{difference}</bdi>
            <VisuallyHidden>{words.comparedWithLast(weekdayLabel(comparedDay))}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
}
