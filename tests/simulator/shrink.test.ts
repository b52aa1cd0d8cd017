import { pageCode } from "simulator/page-code.ts";
import { planted } from "simulator/planted/all.ts";
import { type Played, play } from "simulator/run.ts";
import { hasFailed, shrink } from "simulator/shrink.ts";
import { tracesOf } from "simulator/traces.ts";
import { type Place, placesOf } from "simulator/world.ts";
import { beforeAll, describe, expect, it } from "vitest";

const fault = planted.find(({ fault }) => fault === "the token stays after a 401");

/** The first that fails, and its seed. */
async function failing(places: readonly Place[]): Promise<[number, Played]> {
  for (let seed = 1; ; seed++) {
    const played = await play(places, seed);
    if (hasFailed(played)) return [seed, played];
  }
}

describe("a schedule that fails", () => {
  let places: readonly Place[];
  beforeAll(async () => {
    places = placesOf(await pageCode(fault));
  });

  it("is shrunk to the fewest steps that break the same", async () => {
    const [seed, found] = await failing(places);
    if (!hasFailed(found)) throw new Error("Nothing fails.");
    const least = await shrink(places, seed, found);
    expect(least.failure.invariant).toBe(found.failure.invariant);
    expect(least.steps.length).toBeLessThan(found.steps.length);
    for (const at of least.steps.keys()) {
      const fewer = least.steps.filter((_, other) => other !== at);
      const { failure } = await play(places, seed, { steps: fewer });
      expect(failure?.invariant).not.toBe(found.failure.invariant);
    }
  });

  it("is told as a trace of each tab, which says at its last step what broke", async () => {
    const [seed, found] = await failing(places);
    if (!hasFailed(found)) throw new Error("Nothing fails.");
    const { failure, steps } = await shrink(places, seed, found);
    expect(failure).toEqual({
      invariant: "a refused token is gone",
      message: "a token that was refused is kept",
      tab: 0,
      after: steps.length,
    });
    const trace = (await tracesOf(places, seed, steps)).get("tab 1");
    const notes = trace?.steps.map(({ note }) => note);
    expect(notes?.filter((note) => note !== undefined)).toEqual([
      'Breaks "a refused token is gone": a token that was refused is kept',
    ]);
    expect(notes?.at(-1)).toContain(failure.message);
  });

  it("is told without a word that says anything of anyone", async () => {
    const [seed, { steps }] = await failing(places);
    const traces = await tracesOf(places, seed, steps);
    const expiries = [...traces.values()].flatMap((trace) =>
      trace.steps.filter((step) => "event" in step && step.event.type === "session.expired"),
    );
    expect(expiries.length).toBeGreaterThan(0);
    for (const trace of traces.values()) {
      expect(trace.version).toBe(1);
      expect(JSON.stringify(trace)).not.toMatch(/asha|babul|chaya|password-|token-\d/);
    }
  });
});
