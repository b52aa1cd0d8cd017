import type { ActorEvent } from "machines/inspect/actor-events";
import { useEffect, useRef } from "react";
import { Board } from "../drawing/board.tsx";
import { inWords } from "./story.ts";

type SequenceProps = {
  story: readonly ActorEvent[];
  place: number;
  onPlace?: (place: number) => void;
  /** The actor that has to be part of what is shown. */
  only?: string;
};

const lane = 132;
const row = 28;
/** How many happenings before and after the shown one are in the page. */
const most = 150;

/** Who told whom what, from top to bottom; each actor has a line of its own. */
export function Sequence({ story, place, onPlace, only }: SequenceProps) {
  const parts = story
    .map((happening, at) => ({ happening, at }))
    .filter(({ happening }) => only === undefined || isPart(only, happening));
  const now = parts.findLastIndex(({ at }) => at <= place);
  const first = Math.max(0, Math.min(now - most, parts.length - 2 * most));
  const shown = parts.slice(first, first + 2 * most);
  const names = lanesOf(shown.map(({ happening }) => happening));
  const lanes = [...names.keys()];
  const middle = middleOf(lanes.indexOf(parts[now]?.happening.actor ?? ""));
  const current = useRef<HTMLLIElement>(null);
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    const [item, box] = [current.current, board.current];
    if (!item || !box || place < 0) return;
    box.scrollTop = item.offsetTop - box.clientHeight / 2;
    if (middle < box.scrollLeft + lane / 2 || middle > box.scrollLeft + box.clientWidth - lane)
      box.scrollLeft = middle - box.clientWidth / 2;
  }, [place, middle]);
  const width = lanes.length * lane;
  return (
    <Board ref={board} className="board sequence" label="Who told whom">
      <div className="lanes" style={{ width }} aria-hidden="true">
        {lanes.map((actor) => (
          <span key={actor} style={{ width: lane }}>
            {names.get(actor)}
          </span>
        ))}
      </div>
      <ol style={{ width }}>
        {shown.map(({ happening, at }) => {
          const isCurrent = at === parts[now]?.at;
          return (
            <li
              key={at}
              ref={isCurrent ? current : undefined}
              aria-current={isCurrent ? "step" : undefined}
              data-later={at > place || undefined}
            >
              <Happened
                happening={happening}
                lanes={lanes}
                names={names}
                press={onPlace && (() => onPlace(at))}
              />
            </li>
          );
        })}
      </ol>
    </Board>
  );
}

type HappenedProps = {
  happening: ActorEvent;
  lanes: readonly string[];
  names: ReadonlyMap<string, string>;
  press: (() => void) | undefined;
};

function Happened({ happening, lanes, names, press }: HappenedProps) {
  const { actor, at, note } = happening;
  const to = middleOf(lanes.indexOf(actor));
  const from = "event" in happening && happening.from ? lanes.indexOf(happening.from) : -1;
  const start = from < 0 || happening.actor === lanes[from] ? to - 28 : middleOf(from);
  const isTold = "event" in happening;
  const isFailed = "status" in happening && happening.status === "error";
  const left = isTold ? Math.min(start, to) + 6 : to + 10;
  const words = inWords(happening);
  const spoken = `${(at / 1000).toFixed(1)} s, ${names.get(actor)}: ${words}${note ? `. ${note}` : ""}`;
  const inside = (
    <>
      <svg aria-hidden="true" width={lanes.length * lane} height={row}>
        {lanes.map((each, place) => (
          <path key={each} className="life" d={`M${middleOf(place)} 0V${row}`} />
        ))}
        {isTold ? (
          <>
            <path className="told" d={`M${start} ${row - 7}H${to}`} />
            <path className="tip" d={`M${to} ${row - 7}l${start < to ? "-7 -4v8z" : "7 -4v8z"}`} />
          </>
        ) : (
          <rect
            className={isFailed ? "fell" : "state"}
            x={to - 5}
            y={row / 2 - 5}
            width="10"
            height="10"
            rx="3"
          />
        )}
      </svg>
      <span className="words" style={{ left }} aria-hidden="true">
        {words}
        {note && <strong className="note">{note}</strong>}
      </span>
      <span className="spoken">{spoken}</span>
    </>
  );
  return press ? (
    <button type="button" className="happened" onClick={press} title={words}>
      {inside}
    </button>
  ) : (
    <div className="happened" title={words}>
      {inside}
    </div>
  );
}

function isPart(actor: string, happening: ActorEvent): boolean {
  return happening.actor === actor || ("event" in happening && happening.from === actor);
}

const middleOf = (place: number) => place * lane + lane / 2;

/** The actors in the order in which they appear, by the name that stands above their line. */
function lanesOf(story: readonly ActorEvent[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { actor, name } of story) if (!names.has(actor)) names.set(actor, name);
  return names;
}
