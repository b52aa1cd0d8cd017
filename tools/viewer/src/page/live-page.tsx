import { useState } from "react";
import { useLiveStory } from "../story/live.ts";
import { StoryView } from "../story/story-view.tsx";

/** The portal in other tabs of this browser, as it goes on. */
export function LivePage() {
  const tabs = useLiveStory();
  const [chosen, setChosen] = useState<string | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const last = (tab?.story.length ?? 0) - 1;
  return (
    <>
      <section className="source" aria-label="Portal">
        <h1>The live portal</h1>
        {tabs.length === 0 && (
          <p className="said">
            Open the portal in another tab of this address: it is seen here at once. Passwords and
            tokens are masked before they leave it.
          </p>
        )}
        <div className="row" hidden={tabs.length === 0}>
          {tabs.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === tab?.id}
              onClick={() => {
                setChosen(id);
                setHeld(null);
              }}
            >
              {title}
            </button>
          ))}
        </div>
      </section>
      {tab && tab.story.length > 0 && (
        <div className="columns" key={tab.id}>
          <StoryView
            story={tab.story}
            place={Math.min(held ?? last, last)}
            onPlace={setHeld}
            following={{ is: held === null, follow: () => setHeld(held === null ? last : null) }}
          />
        </div>
      )}
    </>
  );
}
