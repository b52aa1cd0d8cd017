import type { ActorEvent } from "machines/inspect/actor-events";
import { machineNamed } from "machines/inspect/all-machines";
import { useMemo, useState } from "react";
import { MachineDrawing } from "../page/machine-drawing.tsx";
import { Sequence } from "./sequence.tsx";
import { actorsAt, inWords, litIn, stateInWords } from "./story.ts";
import { TimeLine } from "./time-line.tsx";

type StoryViewProps = {
  story: readonly ActorEvent[];
  place: number;
  onPlace: (place: number) => void;
  following?: { is: boolean; follow: () => void };
};

/** All actors of a story as they were at one moment, one of them drawn, and who told whom. */
export function StoryView({ story, place, onPlace, following }: StoryViewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  const actors = useMemo(() => actorsAt(story, place), [story, place]);
  const happening = story[place];
  const newest = story
    .slice(0, place + 1)
    .findLast(({ name }) => machineNamed(name) !== undefined)?.actor;
  const shown =
    actors.find(({ actor }) => actor === chosen) ??
    actors.find(({ actor }) => actor === newest) ??
    actors[0];
  const machine = shown && machineNamed(shown.name);
  return (
    <>
      <nav className="list" aria-label="Actors">
        {actors.map((told) => (
          <button
            key={told.actor}
            type="button"
            style={{ paddingInlineStart: `${0.5 + told.depth * 0.75}rem` }}
            aria-pressed={told === shown}
            data-touched={told.place === place || undefined}
            data-over={told.status !== "active" || undefined}
            onClick={() => setChosen(told.actor)}
          >
            {told.name}
            <small>{told.status === "active" ? stateInWords(told.state) : told.status}</small>
          </button>
        ))}
      </nav>
      <main className="middle">
        <TimeLine story={story} place={place} onPlace={onPlace} {...(following && { following })} />
        {happening && (
          <p className="happening" aria-live="polite">
            <strong>{happening.name}</strong> {inWords(happening)}
            {happening.note && <strong className="note">{happening.note}</strong>}
          </p>
        )}
        {machine && shown && (
          <MachineDrawing machine={machine} lit={litIn(machine.id, shown.state)} />
        )}
        {shown && !machine && (
          <p className="said">{shown.name} is no machine: it has no drawing.</p>
        )}
      </main>
      <aside className="side wide" aria-label="What happened">
        <h2>Who told whom</h2>
        <label className="row">
          <input
            type="checkbox"
            checked={isNarrow}
            onChange={({ target }) => setIsNarrow(target.checked)}
          />
          Only what {shown?.name} hears, says and does
        </label>
        <Sequence
          story={story}
          place={place}
          onPlace={onPlace}
          {...(isNarrow && shown && { only: shown.actor })}
        />
        {shown?.context !== undefined && (
          <section>
            <h2>Context of {shown.name}</h2>
            <pre>{JSON.stringify(shown.context, null, 2)}</pre>
          </section>
        )}
      </aside>
    </>
  );
}
