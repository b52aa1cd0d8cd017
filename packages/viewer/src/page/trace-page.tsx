import type { Happening } from "machines";
import { useId, useState } from "react";
import { StoryView } from "../story/story-view.tsx";
import { traceIn } from "../story/trace.ts";

/** A trace that somebody copied, step by step. */
export function TracePage() {
  const [text, setText] = useState("");
  const [story, setStory] = useState<Happening[] | null>(null);
  const [place, setPlace] = useState(0);
  const id = useId();
  const read = (given: string) => {
    const found = traceIn(given);
    setText(given);
    setStory(found);
    const noted = found?.findIndex(({ note }) => note !== undefined) ?? -1;
    setPlace(Math.max(0, noted));
  };
  return (
    <>
      <section className="source" aria-label="Trace">
        <h1>A trace</h1>
        <label htmlFor={id}>Text</label>
        <textarea
          id={id}
          rows={story ? 1 : 6}
          spellCheck={false}
          value={text}
          placeholder="What 'Copy what happened' has copied"
          onChange={({ target }) => read(target.value)}
        />
        <label className="file">
          Or a file
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={async ({ target }) => read((await target.files?.[0]?.text()) ?? "")}
          />
        </label>
        {text.trim() !== "" && !story && (
          <p role="alert" className="alert">
            This is not a trace.
          </p>
        )}
      </section>
      {story && story.length > 0 && (
        <div className="columns">
          <StoryView story={story} place={place} onPlace={setPlace} />
        </div>
      )}
    </>
  );
}
