import type { Report } from "../../modules/report.ts";
import { captionOf, type Mark } from "../rules/pictures.ts";
import * as styles from "./picture-line.css.ts";

const width = 100;
const height = 40;

export type PictureLineProps = { report: Report; marks: readonly Mark[] };

/** The line starts at zero, and is broken where it leads to a day that is not over. */
export function PictureLine({ report, marks }: PictureLineProps) {
  const amounts = marks.map(({ amount }) => amount);
  const low = Math.min(0, ...amounts);
  const high = Math.max(...amounts);
  const y = (amount: number) => height - ((amount - low) / (high - low || 1)) * height;
  const step = width / (marks.length - 1);
  const points = amounts.map((amount, index) => `${index * step},${y(amount)}`);
  const last = marks.at(-1);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{captionOf(report, marks)}</figcaption>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {marks.map(
          ({ name, isWeekend }, index) =>
            isWeekend && (
              <rect
                key={name}
                className={styles.weekend}
                x={Math.max(0, (index - 0.5) * step)}
                width={index === 0 || index === marks.length - 1 ? step / 2 : step}
                y={0}
                height={height}
              />
            ),
        )}
        <line
          className={styles.ground}
          x1={0}
          x2={width}
          y1={y(0)}
          y2={y(0)}
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          className={styles.line}
          points={points.slice(0, last?.isSoFar ? -1 : undefined).join(" ")}
          vectorEffect="non-scaling-stroke"
        />
        {last?.isSoFar && (
          <polyline
            className={styles.soFar}
            points={points.slice(-2).join(" ")}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{marks[0]?.name}</span>
        <span>{last?.name}</span>
      </div>
    </figure>
  );
}
