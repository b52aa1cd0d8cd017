import type { ActorEvent } from "machines/inspect/actor-events";
import { useCallback, useEffect, useId, useState } from "react";
import { StoryView } from "../story/story-view.tsx";
import { traceIn } from "../story/trace.ts";

/** A trace that somebody copied, or one that the simulator has left under a name, step by step. */
export function TracePage({ name }: { name: string | null }) {
  const [text, setText] = useState("");
  const [story, setStory] = useState<ActorEvent[] | null>(null);
  const [place, setPlace] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const read = useCallback((given: string) => {
    const found = traceIn(given);
    setText(given);
    setStory(found);
    setIsMissing(false);
    const noted = found?.findIndex(({ note }) => note !== undefined) ?? -1;
    setPlace(Math.max(0, noted));
  }, []);
  useEffect(() => {
    if (name === null) return;
    const leaving = new AbortController();
    textOf(name, leaving.signal).then(read, () => {
      if (!leaving.signal.aborted) setIsMissing(true);
    });
    return () => leaving.abort();
  }, [name, read]);
  return (
    <>
      <section className="source" aria-label="Trace">
        <h1>A trace</h1>
        <details open={!story}>
          <summary>{story ? "Another one" : "Paste or choose one"}</summary>
          <label htmlFor={id}>Text</label>
          <textarea
            id={id}
            rows={6}
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
        </details>
        {isMissing && (
          <p role="alert" className="alert">
            There is no trace {name} here. 'npx pnpm@10 simulate' writes those of a schedule.
          </p>
        )}
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

async function textOf(name: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/machines/traces/${name}.json`, { signal });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  return response.text();
}
