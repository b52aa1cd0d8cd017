import type { Step } from "./acts/act.ts";
import { arrival, perform, stepFrom } from "./acts/all.ts";
import { type Broken, brokenIn } from "./invariants/all.ts";
import { type Random, randomFrom } from "./random.ts";
import { comeToRest } from "./rest.ts";
import { type Inspect, type Place, World } from "./world.ts";

export type Played = {
  steps: readonly Step[];
  /** What does not hold, and after how many steps; those beyond the schedule are of the rest after it. */
  failure: { invariant: string; message: string; tab: number | null; after: number } | null;
};

type Options = {
  /** Done in place of what the seed would choose. */
  steps?: readonly Step[] | undefined;
  inspect?: Inspect | undefined;
  /** Called while everything still stands as it was after the last step. */
  atEnd?: (() => void) | undefined;
};

/** Plays what a seed says: steps, after each of which all invariants hold, and then the world comes to rest. */
export async function play(
  places: readonly Place[],
  seed: number,
  { steps: given, inspect, atEnd }: Options = {},
): Promise<Played> {
  const random = randomFrom(seed);
  const world = new World(places, inspect);
  const steps: Step[] = [];
  const length = given?.length ?? lengthFrom(random);
  const chosen = () => (steps.length === 0 ? arrival(world, random) : stepFrom(world, random));
  const failed = (broken: Broken) => {
    const { invariant, message, tab } = broken;
    const at = tab ? world.tabs.indexOf(tab) : null;
    return { steps, failure: { invariant, message, tab: at, after: steps.length } };
  };
  try {
    while (steps.length < length) {
      const step = given ? given[steps.length] : chosen();
      if (!step) break;
      steps.push(step);
      await perform(world, step);
      const broken = brokenIn(world);
      if (broken) return failed(broken);
    }
    const broken = await comeToRest(world, seed);
    return broken ? failed(broken) : { steps, failure: null };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return failed({ invariant: "the world goes on", tab: null, message });
  } finally {
    atEnd?.();
    world.end();
    await turned();
  }
}

/** The process hears of what it was sent, and of what no page has caught. */
const turned = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Most schedules are short, and few are long. */
function lengthFrom(random: Random): number {
  return 4 + Math.floor(-6 * Math.log(1 - random.next()));
}
