import type { Step } from "./acts/act.ts";
import { type Played, play } from "./run.ts";
import type { Place } from "./world.ts";

type Failed = Played & { failure: NonNullable<Played["failure"]> };

export const hasFailed = (played: Played): played is Failed => played.failure !== null;

/** Leaves out step after step, and parts of steps, for as long as the same invariant is broken. */
export async function shrink(
  places: readonly Place[],
  seed: number,
  found: Failed,
): Promise<Failed> {
  let best = found;
  const isStillBroken = async (steps: readonly Step[]) => {
    const played = await play(places, seed, { steps });
    if (!hasFailed(played) || played.failure.invariant !== found.failure.invariant) return false;
    best = played;
    return true;
  };
  for (let size = Math.ceil(best.steps.length / 2); size > 0; ) {
    let hasShrunk = false;
    // From the end, as what comes last depends on what came before.
    for (let at = best.steps.length - size; at >= 0; at -= size) {
      const { steps } = best;
      if (await isStillBroken([...steps.slice(0, at), ...steps.slice(at + size)])) hasShrunk = true;
    }
    if (size > 1) size = Math.floor(size / 2);
    else if (!hasShrunk) break;
  }
  return best;
}
