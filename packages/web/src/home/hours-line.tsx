import { byTheHour } from "#words/day";
import * as styles from "./hours-line.css.ts";
import { box } from "./rules/hours.ts";

type HoursLineProps = { today: string; lastWeek: string; words: string };

/** The day by the hour over last week's, which is whole. */
export function HoursLine({ today, lastWeek, words }: HoursLineProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={byTheHour(words)}
    >
      <polyline className={styles.lastWeek} points={lastWeek} vectorEffect="non-scaling-stroke" />
      <polyline className={styles.today} points={today} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
