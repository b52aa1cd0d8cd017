import { pageCode } from "../simulator/page-code.ts";
import { planted } from "../simulator/planted/all.ts";
import { play } from "../simulator/run.ts";
import { hasFailed, shrink } from "../simulator/shrink.ts";
import { tracesOf } from "../simulator/traces.ts";
import { placesOf } from "../simulator/world.ts";

/** What the simulator writes of the first schedule that a planted fault breaks, in the tab in which it does. */
export async function failingSchedule(fault: string): Promise<{ trace: string; note: string }> {
  const places = placesOf(await pageCode(planted.find((one) => one.fault === fault)));
  for (let seed = 1; ; seed++) {
    const played = await play(places, seed);
    if (!hasFailed(played)) continue;
    const { failure, steps } = await shrink(places, seed, played);
    const traces = await tracesOf(places, seed, steps);
    const trace = traces.get(`tab ${(failure.tab ?? 0) + 1}`);
    return { trace: JSON.stringify(trace), note: trace?.steps.at(-1)?.note ?? "" };
  }
}
