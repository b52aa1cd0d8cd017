// @module-tag long
import { loadingMachine } from "machines";
import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { missing, walk } from "./walk.ts";
import { walks } from "./walks.ts";

describe.each(Object.entries(walks))("the model of %s", (name, walkIt) => {
  it("has no state that cannot be reached and no transition that is not taken", () => {
    const found = walkIt();
    const { states, transitions } = found;
    process.stdout.write(
      `${name}: ${states.reached.length} of ${states.all.length} states, ` +
        `${transitions.taken.length} of ${transitions.all.length} transitions\n`,
    );
    expect(missing(found)).toEqual([]);
  });
});

describe("the walk itself", () => {
  it("finds a transition that no event leads through", () => {
    const found = walk(loadingMachine, {
      inputs: [undefined],
      events: [{ type: "request.started" }],
      serialize: ({ value }) => JSON.stringify(value),
    });
    expect(missing(found).sort()).toEqual([
      "loading.idle.awaiting",
      "loading.idle.awaiting on request.settled (0)",
      "loading.idle.awaiting on request.settled (1)",
      "loading.idle.awaiting.slow",
      "loading.idle.awaiting.usual",
      "loading.idle.awaiting.usual on xstate.after.patience.loading.idle.awaiting.usual (0)",
      "loading.loading on request.settled (0)",
      "loading.loading on request.settled (1)",
      "loading.loading.slow",
      "loading.loading.usual on xstate.after.patience.loading.loading.usual (0)",
    ]);
  });

  it("finds a state that cannot be reached", () => {
    const island = setup({}).createMachine({
      id: "island",
      initial: "mainland",
      states: { mainland: {}, island: { always: "mainland" } },
    });
    expect(missing(walk(island, { inputs: [undefined], events: [] }))).toEqual([
      "island.island",
      "island.island on always (0)",
    ]);
  });
});
