import { extremesOf, type Mark } from "../modules/pictures.ts";
import * as styles from "./picture-line.css.ts";

const width = 100;
const height = 40;

/** A line over the days from nothing up, told in one sentence beside the rows. */
export default function DayLine({ title, marks }: { title: string; marks: readonly Mark[] }) {
  const extremes = extremesOf(marks);
  if (!extremes) return null;
  const { best, weakest } = extremes;
  const low = Math.min(0, weakest.amount);
  const y = (amount: number) => height - ((amount - low) / (best.amount - low || 1)) * height;
  const points = marks
    .map(({ amount }, index) => `${(index / (marks.length - 1)) * width},${y(amount)}`)
    .join(" ");
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {title} per day: at most {best.value} on {best.name}, at least {weakest.value} on{" "}
        {weakest.name}
      </figcaption>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <line
          className={styles.ground}
          x1={0}
          x2={width}
          y1={y(0)}
          y2={y(0)}
          vectorEffect="non-scaling-stroke"
        />
        <polyline className={styles.line} points={points} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{marks[0]?.name}</span>
        <span>{marks.at(-1)?.name}</span>
      </div>
    </figure>
  );
}
