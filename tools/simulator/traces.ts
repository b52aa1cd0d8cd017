import type { Trace } from "machines/inspect/trace";
import type { Step } from "./acts/act.ts";
import { type Played, play } from "./run.ts";
import { nameOf, type Tab } from "./tab.ts";
import type { Place } from "./world.ts";

type Failure = NonNullable<Played["failure"]>;

/** Enough for a schedule that is no longer than it has to be. */
const most = 2000;

/**
 * What each tab's page would have copied as what happened; of a page that was left, nothing is known. Where an invariant
 * breaks, the step after which it does says so, in its tab, or in each if it is of none.
 */
export async function tracesOf(
  places: readonly Place[],
  seed: number,
  steps: readonly Step[],
): Promise<Map<string, Trace>> {
  const reading = new Map<string, () => Trace>();
  const traces = new Map<string, Trace>();
  const { failure } = await play(places, seed, {
    steps,
    inspect(tab: Tab, { createTrace }, now) {
      const { inspect, read } = createTrace({ now, most });
      reading.set(tab.name, read);
      return inspect;
    },
    atEnd() {
      for (const [tab, read] of reading) traces.set(tab, read());
    },
  });
  if (!failure) return traces;
  for (const [tab, trace] of traces) {
    const isItsTab = failure.tab === null || tab === nameOf(failure.tab);
    if (isItsTab) traces.set(tab, noted(trace, failure));
  }
  return traces;
}

function noted({ version, steps }: Trace, { invariant, message }: Failure): Trace {
  const note = `Breaks "${invariant}": ${message}`;
  const last = steps.at(-1);
  return { version, steps: last ? [...steps.slice(0, -1), { ...last, note }] : steps };
}
