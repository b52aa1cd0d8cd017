import { fromPromise, setup } from "xstate";

const work = fromPromise(async () => {});

/** What the portal's machines do not have, or not yet. */
export const everyKind = setup({
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
