import type { Mark } from "../rules/charts.ts";
import type { Line } from "../rules/line.ts";
import * as styles from "./line-drawing.css.ts";

export type LineDrawingProps = {
  line: Line;
  marks: readonly Mark[];
  /** The day that is asked for. */
  at: number | null;
};

const stays = { vectorEffect: "non-scaling-stroke" } as const;

/** The line is broken where it leads to a day that is not over. */
export function LineDrawing({ line: { ticks, points }, marks, at }: LineDrawingProps) {
  const half = points.length > 1 ? 0.5 / (points.length - 1) : 0.5;
  const own = points.map(({ x, y }) => `${x},${1 - y}`);
  const before = points.flatMap(({ x, yBefore }) =>
    yBefore === null ? [] : [`${x},${1 - yBefore}`],
  );
  const isSoFar = marks.at(-1)?.isSoFar ?? false;
  const dot = at === null && points.length === 1 ? points[0] : points[at ?? -1];
  return (
    <>
      <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        {marks.map(({ name, isWeekend }, index) => {
          const x = points[index]?.x ?? 0;
          const [from, to] = [Math.max(0, x - half), Math.min(1, x + half)];
          return (
            isWeekend && (
              <rect
                key={name}
                className={styles.weekend}
                x={from}
                width={to - from}
                y={0}
                height={1}
              />
            )
          );
        })}
        {ticks.map(({ label, y }) => (
          <line
            key={label}
            className={styles.ground}
            x1={0}
            x2={1}
            y1={1 - y}
            y2={1 - y}
            {...stays}
          />
        ))}
        {before.length > 1 && (
          <polyline className={styles.before} points={before.join(" ")} {...stays} />
        )}
        <polyline
          className={styles.line}
          points={own.slice(0, isSoFar ? -1 : undefined).join(" ")}
          {...stays}
        />
        {isSoFar && (
          <polyline className={styles.soFar} points={own.slice(-2).join(" ")} {...stays} />
        )}
      </svg>
      {dot && (
        <>
          {at !== null && <span className={styles.day} style={{ left: `${dot.x * 100}%` }} />}
          <span
            className={styles.dot}
            style={{ left: `${dot.x * 100}%`, bottom: `${dot.y * 100}%` }}
          />
        </>
      )}
    </>
  );
}
