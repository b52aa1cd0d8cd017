import type { ActorEvent } from "machines/inspect/actor-events";
import { useEffect, useId, useState } from "react";

type TimeLineProps = {
  story: readonly ActorEvent[];
  place: number;
  onPlace: (place: number) => void;
  /** What has it follow what happens, and whether it does. */
  following?: { is: boolean; follow: () => void };
};

/** In milliseconds: nobody waits longer for the next step of a story that is played. */
const longestPause = 2000;
const shortestPause = 40;

/** From the first happening to the last: step by step, at its own pace, or pulled to where one likes. */
export function TimeLine({ story, place, onPlace, following }: TimeLineProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const id = useId();
  const last = story.length - 1;
  const current = story[place];
  const next = story[place + 1];
  useEffect(() => {
    if (!isPlaying) return;
    if (!next || !current) return setIsPlaying(false);
    const pause = Math.min(longestPause, Math.max(shortestPause, next.at - current.at));
    const timer = setTimeout(() => onPlace(place + 1), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, next, current, place, onPlace]);
  const step = (to: number) => {
    setIsPlaying(false);
    onPlace(to);
  };
  return (
    <div className="time-line">
      <div className="row">
        <button type="button" disabled={place <= 0} onClick={() => step(place - 1)}>
          Back
        </button>
        <button type="button" disabled={place >= last} onClick={() => step(place + 1)}>
          Next
        </button>
        <button
          type="button"
          disabled={!isPlaying && place >= last}
          aria-pressed={isPlaying}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          Play
        </button>
        {following && (
          <button type="button" aria-pressed={following.is} onClick={following.follow}>
            Follow
          </button>
        )}
        <span className="said">
          Step {place + 1} of {story.length}
          {current && `, at ${(current.at / 1000).toFixed(1)} s`}
        </span>
      </div>
      <label htmlFor={id} className="spoken">
        Moment
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, place)}
        onChange={({ target }) => step(Number(target.value))}
      />
    </div>
  );
}
