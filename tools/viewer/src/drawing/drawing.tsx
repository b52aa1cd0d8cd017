import type { KeyboardEvent, ReactNode } from "react";
import type { Entry } from "./contents.ts";
import type { Arrow } from "./definition.ts";
import {
  type DrawnArrow,
  type DrawnStart,
  type DrawnState,
  dotRadius,
  type Layout,
  type Point,
} from "./layout.ts";
import { lineHeight, offsetsOf, padding, widthOfEntries } from "./measures.ts";
import { fontSize, type Line } from "./words.ts";

export type DrawingProps = {
  layout: Layout;
  title: string;
  /** The ids of the states that the machine is in. */
  lit?: ReadonlySet<string>;
  /** Has a transition happen, where it can. */
  press?: (arrow: Arrow) => (() => void) | undefined;
  children?: ReactNode;
};

/** A machine as an SVG: its states, the arrows between them, and the words on both. */
export function Drawing({ layout, title, lit, press, children }: DrawingProps) {
  const { width, height, states, arrows, starts } = layout;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="drawing"
      role={press ? "group" : "img"}
      aria-label={title}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
      <rect className="ground" width={width} height={height} rx="8" />
      {states.map((state) => (
        <StateBox key={state.state.id} {...state} isLit={lit?.has(state.state.id)} press={press} />
      ))}
      {starts.map((start) => (
        <Start key={start.to.id} {...start} />
      ))}
      {arrows.map((arrow) => (
        <ArrowLine key={`${arrow.from.id} ${arrow.to.id}`} {...arrow} />
      ))}
      {arrows.map((arrow) => (
        <ArrowLabel key={`${arrow.from.id} ${arrow.to.id}`} {...arrow} press={press} />
      ))}
    </svg>
  );
}

type Press = { press: DrawingProps["press"] };

function StateBox(props: DrawnState & Press & { isLit: boolean | undefined }) {
  const { state, x, y, width, height, title, entries, head, isLit, press } = props;
  const isHolder = state.children.length > 0;
  const isRegion = state.parent?.isParallel;
  const classes = [isHolder ? "holder" : "box", ...(isRegion ? ["region"] : [])].join(" ");
  const rule = y + lineHeight + 12.5;
  return (
    <g data-state={state.id} data-within={state.parent?.id} data-lit={isLit || undefined}>
      <rect
        className={classes}
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx="6"
      />
      <Words line={title} x={x + padding} y={y + 6} />
      {entries.length > 0 && <path className="rule" d={`M${x + 1} ${rule}H${x + width - 1}`} />}
      <Entries entries={entries} x={x + padding} y={y + lineHeight + 18} press={press} />
      {isHolder && <path className="rule" d={`M${x + 1} ${y + head - 0.5}H${x + width - 1}`} />}
    </g>
  );
}

function Start({ to, dot, points }: DrawnStart) {
  return (
    <g data-start={to.id}>
      <circle className="dot" cx={dot.x} cy={dot.y} r={dotRadius} />
      <path className="line" d={pathOf(points)} />
      <Head points={points} />
    </g>
  );
}

function ArrowLine({ from, to, points }: DrawnArrow) {
  return (
    <g data-from={from.id} data-to={to.id}>
      <path className="line" d={pathOf(points)} />
      <Head points={points} />
    </g>
  );
}

function ArrowLabel({ from, to, label, press }: DrawnArrow & Press) {
  if (!label) return null;
  const { x, y, entries, width, height } = label;
  return (
    <g data-from={from.id} data-to={to.id}>
      <rect x={x} y={y} width={width} height={height} rx="4" className="patch" />
      <Entries entries={entries} x={x + 4} y={y + 2} press={press} />
    </g>
  );
}

function Entries({ entries, x, y, press }: { entries: Entry[] } & Point & Press) {
  const offsets = offsetsOf(entries);
  return entries.map(({ lines, arrow }, place) => {
    const top = y + (offsets[place] ?? 0);
    const act = arrow && press?.(arrow);
    const pressed = act && {
      role: "button",
      tabIndex: 0,
      className: "can",
      onClick: act,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act();
      },
    };
    return (
      <g key={top} data-transition={arrow ? (arrow.to?.id ?? "") : undefined} {...pressed}>
        {pressed && (
          <rect
            className="reach"
            x={x - 3}
            y={top}
            width={widthOfEntries([{ lines }]) + 6}
            height={lines.length * lineHeight}
            rx="3"
          />
        )}
        {lines.map((line, row) => (
          <Words key={String(row)} line={line} x={x + line.indent} y={top + row * lineHeight} />
        ))}
      </g>
    );
  });
}

/** As wide as they were measured, whatever font there is. */
function Words({ line: { runs, width }, x, y }: { line: Line } & Point) {
  return (
    <text
      x={x}
      y={y + fontSize}
      textLength={Math.round(width * 10) / 10}
      lengthAdjust="spacingAndGlyphs"
      xmlSpace="preserve"
    >
      {runs.map(({ text, role }, place) => (
        <tspan key={String(place)} className={role}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

const bend = 6;

function pathOf(points: readonly Point[]): string {
  return points
    .map((point, place) => {
      const before = points[place - 1];
      const after = points[place + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const into = towards(point, before);
      const out = towards(point, after);
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join("");
}

/** A point near one end of a line, at most halfway to the other. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(bend, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The head of an arrow, which ends where its line does. */
function Head({ points }: { points: readonly Point[] }) {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const corner = (side: number) =>
    `${end.x - 7 * along.x - side * 4 * along.y} ${end.y - 7 * along.y + side * 4 * along.x}`;
  return <path className="head" d={`M${end.x} ${end.y}L${corner(1)}L${corner(-1)}Z`} />;
}
