import { allMachines } from "machines/inspect/all-machines";
import { arrowsOf, statesOf } from "viewer/drawing/definition.ts";
import { type Box, type Layout, layoutOf, type Point } from "viewer/drawing/layout.ts";
import { drawnMachine } from "viewer/scripts/drawn-machine.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { fromPromise, setup } from "xstate";
import { toldIn, transitionsIn } from "./told.ts";

const work = fromPromise(async () => {});

/** What the portal's machines do not have, or not yet. */
const everyKind = setup({
  actors: { work, spawned: work },
  guards: { isHeld: () => true },
  actions: { note: () => {}, tell: () => {} },
}).createMachine({
  id: "everyKind",
  initial: "flat",
  on: { reset: { target: ".nested", reenter: true }, ignored: {} },
  states: {
    flat: {
      tags: "busy",
      entry: "note",
      exit: "tell",
      on: {
        again: { target: "flat", reenter: true },
        go: { guard: "isHeld", target: "#everyKind.nested.second.deepest", actions: "note" },
      },
      after: { 5000: "nested" },
    },
    nested: {
      initial: "first",
      on: { restart: { target: "nested", reenter: true } },
      states: {
        first: {
          on: { next: "second" },
          invoke: { src: "work", id: "working", onDone: "second", onError: { actions: "note" } },
        },
        second: {
          initial: "deep",
          states: {
            deep: {
              on: { out: "#everyKind.flat", aside: "#everyKind.both", up: "#everyKind.nested" },
            },
            deepest: { always: { guard: "isHeld", target: "#everyKind.nested.first" } },
          },
        },
      },
    },
    both: {
      type: "parallel",
      on: { leave: "flat", quiet: {} },
      states: {
        left: { initial: "on", states: { on: { on: { turn: "off" } }, off: {} } },
        right: { initial: "on", states: { on: { on: { turn: "off" } }, off: {} } },
      },
    },
  },
});

describe.each([...allMachines(), everyKind].map((machine) => [machine.id, machine] as const))(
  "the drawing of %s",
  (_, machine) => {
    let svg: string;
    beforeAll(async () => {
      svg = await drawnMachine(machine);
    });

    it("has every state in the one that holds it, and a mark where each begins", () => {
      const { states, starts } = transitionsIn(machine);
      expect(toldIn(svg).states).toEqual(states);
      expect(toldIn(svg).starts).toEqual(starts);
    });

    it("tells every transition once, with its guard, its actions and where it leads", () => {
      expect(toldIn(svg).transitions.toSorted()).toEqual(transitionsIn(machine).told.toSorted());
    });

    it("is drawn alike again", async () => {
      expect(await drawnMachine(machine)).toBe(svg);
    });
  },
);

describe.each(allMachines().map((machine) => [machine.id, machine] as const))(
  "what is drawn of %s",
  (_, machine) => {
    let layout: Layout;
    beforeAll(async () => {
      const states = statesOf(machine);
      layout = await layoutOf(states, arrowsOf(machine, states));
    });

    it("fits the width of a page", () => {
      expect(layout.width).toBeLessThanOrEqual(1000);
    });

    it("has its words where nothing else is, and no arrow through a state", () => {
      const { states, arrows } = layout;
      const labels = arrows.flatMap(({ label }) => label ?? []);
      const leaves = states.filter(({ state }) => state.children.length === 0);
      const words = states.map(({ x, y, head, title, entries }) => {
        const lines = [title, ...entries.flatMap((entry) => entry.lines)];
        const width = Math.max(...lines.map((line) => line.indent + line.width));
        return { x: x + 12, y: y + 6, width, height: head - 12 };
      });
      const crossed = arrows.filter(({ points, label }) =>
        [...labels.filter((other) => other !== label), ...leaves, ...words].some((box) =>
          points.some((point, place) => crosses(points[place - 1] ?? point, point, box)),
        ),
      );
      const covered = labels.filter((label) =>
        [...labels.filter((other) => other !== label), ...leaves, ...words].some((box) =>
          overlap(label, box),
        ),
      );
      const tight = states.filter(
        ({ x, width }, place) => (words[place]?.width ?? 0) > width - 24 || x < 0,
      );
      const named = crossed.map(({ from, to }) => `${from.id} → ${to.id}`);
      expect({ crossed: named, covered, tight }).toEqual({ crossed: [], covered: [], tight: [] });
    });
  },
);

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether a line, upright or level, goes through a box and not along its border. */
function crosses(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  return overlap(
    {
      ...{ x: Math.min(from.x, to.x), width: Math.abs(from.x - to.x) },
      ...{ y: Math.min(from.y, to.y), height: Math.abs(from.y - to.y) },
    },
    { x: x + 1, y: y + 1, width: width - 2, height: height - 2 },
  );
}
