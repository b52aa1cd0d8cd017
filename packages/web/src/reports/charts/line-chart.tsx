import { type PointerEvent, useRef, useState } from "react";
import * as words from "#words/report";
import type { Report } from "../definitions/report.ts";
import { type ChartDay, chartCaption, chartDayInWords, mainFigureOf } from "../rules/charts.ts";
import { nearestPoint, type Plot, plotOf } from "../rules/plot.ts";
import * as styles from "./line-chart.css.ts";

export type LineChartProps = {
  report: Report;
  days: readonly ChartDay[];
  /** What the figures are set against, in words; empty until it is known. */
  against: string;
  onDay: (day: string) => void;
};

/** Farther than this, in pixels, a finger looks for a day and does not go to it. */
const farthest = 8;

/** The days of a summary as a line, each of which a pointer, a finger or a key shows, and leads to its row. */
export function LineChart({ report, days, against, onDay }: LineChartProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const line = plotOf(days);
  const title = mainFigureOf(report)?.title ?? "";
  const at = asked === null ? null : Math.min(asked, days.length - 1);
  const day = days[at ?? -1];
  const shown = day ?? days.at(-1);
  const pressedAt = useRef(0);
  const under = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return nearestPoint((clientX - left) / width, days.length);
  };
  const follow = (event: PointerEvent<HTMLElement>) => setAsked(under(event));
  const goTo = (index: number | null) => {
    const day = days[index ?? days.length - 1]?.day;
    if (day) onDay(day);
  };
  const leave = (event: PointerEvent) => event.pointerType === "mouse" && setAsked(null);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{chartCaption(report, days)}</figcaption>
      <p className={styles.legend} aria-hidden>
        <span className={styles.current}>{day ? chartDayInWords(day) : words.perDay(title)}</span>
        {against && (
          <span className={styles.against} title={against}>
            {against}
          </span>
        )}
      </p>
      <div className={styles.plot}>
        <div className={styles.axis} aria-hidden>
          {line.ticks.map(({ label, y }) => (
            <span key={label} className={styles.tick} style={{ bottom: `${y * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
        <div className={styles.drawingArea}>
          {shown && (
            <input
              type="range"
              className={styles.slider}
              aria-label={words.ofDay(title)}
              aria-description={words.enterLeads}
              aria-valuetext={chartDayInWords(shown)}
              min={0}
              max={days.length - 1}
              value={at ?? days.length - 1}
              onChange={(event) => setAsked(Number(event.target.value))}
              onPointerMove={follow}
              onPointerDown={(event) => {
                pressedAt.current = event.clientX;
                follow(event);
              }}
              onPointerUp={(event) => {
                if (Math.abs(event.clientX - pressedAt.current) <= farthest) goTo(under(event));
              }}
              onKeyDown={(event) => event.key === "Enter" && goTo(at)}
              onPointerLeave={leave}
              onFocus={() => setAsked(at ?? days.length - 1)}
              onBlur={() => setAsked(null)}
            />
          )}
          <LineDrawing line={line} days={days} at={day ? at : null} />
        </div>
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{days[0]?.name}</span>
        {days.length > 1 && <span>{days.at(-1)?.name}</span>}
      </div>
    </figure>
  );
}

type LineDrawingProps = {
  line: Plot;
  days: readonly ChartDay[];
  /** The chosen day. */
  at: number | null;
};

const stays = { vectorEffect: "non-scaling-stroke" } as const;

/** The line is broken where it leads to a day that is not over. */
function LineDrawing({ line: { ticks, points }, days, at }: LineDrawingProps) {
  const half = points.length > 1 ? 0.5 / (points.length - 1) : 0.5;
  const own = points.map(({ x, y }) => `${x},${1 - y}`);
  const before = points.flatMap(({ x, yBefore }) =>
    yBefore === null ? [] : [`${x},${1 - yBefore}`],
  );
  const isOngoing = days.at(-1)?.isOngoing ?? false;
  const dot = at === null && points.length === 1 ? points[0] : points[at ?? -1];
  return (
    <>
      <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        {days.map(({ name, isWeekend }, index) => {
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
          points={own.slice(0, isOngoing ? -1 : undefined).join(" ")}
          {...stays}
        />
        {isOngoing && (
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
