import type { Trace } from "machines";
import type { Step } from "./acts/act.ts";
import { play } from "./run.ts";
import type { Tab } from "./tab.ts";
import type { Place } from "./world.ts";

/** Enough for a schedule that is no longer than it has to be. */
const most = 2000;

/** What each tab's page would have copied as what happened; of a page that was left, nothing is known. */
export async function tracesOf(
  places: readonly Place[],
  seed: number,
  steps: readonly Step[],
): Promise<Map<string, Trace>> {
  const reading = new Map<string, () => Trace>();
  await play(places, seed, {
    steps,
    inspect(tab: Tab, { createTrace }, now) {
      const { inspect, read } = createTrace({ now, most });
      reading.set(tab.name, read);
      return inspect;
    },
  });
  return new Map([...reading].map(([tab, read]) => [tab, read()]));
}
