// @module-tag long
import { found } from "simulator/found.ts";
import { pageCode } from "simulator/page-code.ts";
import { play } from "simulator/run.ts";
import { tracesOf } from "simulator/traces.ts";
import { type Place, placesOf } from "simulator/world.ts";
import { beforeAll, describe, expect, it } from "vitest";

describe("the simulator", () => {
  let places: readonly Place[];
  beforeAll(async () => {
    places = placesOf(await pageCode());
  });

  it("plays a seed twice in the same way", async () => {
    const once = await play(places, 7);
    const twice = await play(places, 7);
    expect(twice).toEqual(once);
    expect(once.steps.length).toBeGreaterThan(3);
  });

  it("plays on XState as it is what it plays on the lighter one", async () => {
    // Both number their actors from the first one on.
    const lighter = placesOf(await pageCode());
    const asItIs = placesOf(await pageCode(undefined, false));
    for (let seed = 1; seed <= 50; seed++) {
      const { steps } = await play(lighter, seed);
      const traces = await tracesOf(lighter, seed, steps);
      expect(await play(asItIs, seed)).toEqual({ steps, failure: null });
      expect(await tracesOf(asItIs, seed, steps)).toEqual(traces);
    }
  });

  it.each(found)("does not find again that $what [R16]", async ({ seed, steps }) => {
    const played = await play(places, seed ?? 1, { steps });
    expect(played).toEqual({ steps, failure: null });
  });
});
