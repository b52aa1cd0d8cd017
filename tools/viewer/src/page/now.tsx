import type { AnyMachineSnapshot } from "xstate";
import { stateInWords } from "../story/story.ts";

/** Where a machine is, and the tags that it has there. */
export function Now({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  return (
    <section>
      <h2>Now</h2>
      <p className="now" aria-live="polite">
        {stateInWords(snapshot.value)}
        {[...snapshot.tags].map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
    </section>
  );
}
