import { weekdayLabel } from "#words/dates";
import * as words from "#words/day";
import { notAvailable } from "#words/frame";
import { Spoken } from "../ui/spoken.tsx";
import * as styles from "./company-row.css.ts";
import type { DayWords } from "./rules/row.ts";

export type DayFiguresProps = Partial<DayWords> & { comparedDay: string; isComing: boolean };

/** The cells of a row that hold its day so far, and how that stands against last week. */
export function DayFigures(props: DayFiguresProps) {
  const { amount, count, share, difference, comparedDay, isComing } = props;
  return (
    <>
      <span className={styles.amount}>
        {isComing ? <span className={styles.coming} /> : (amount ?? notAvailable)}
      </span>
      <span className={styles.count}>{isComing ? <span className={styles.coming} /> : count}</span>
      <span className={styles.change}>
        {share && (
          <>
            <span className={styles.share}>{share}</span>
            <span className={styles.difference}>{difference}</span>
            <Spoken>{words.comparedWithLast(weekdayLabel(comparedDay))}</Spoken>
          </>
        )}
      </span>
    </>
  );
}
