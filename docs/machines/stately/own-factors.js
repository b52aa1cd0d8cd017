// Generated from packages/machines/src/account/own-factors.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const ownFactorsMachine = setup({
  actors: { loadFactors: fromPromise(async () => notProvided("ownFactors", "loadFactors")) },
  actions: { keep: assign((_, factors) => ({ factors })) },
}).createMachine({
  id: "ownFactors",
  description: "Which second factors the user has.",
  meta: { section: "product decision: The second factor" },
  context: { factors: null },
  on: { "list.requested": { target: ".loading", description: "It is requested again." } },
  initial: "loading",
  states: {
    loading: {
      description: "The list is on its way. One that is shown stays.",
      meta: { section: "product decision: The second factor" },
      invoke: {
        id: "loadFactors",
        src: "loadFactors",
        onDone: {
          target: "shown",
          actions: { type: "keep", params: ({ event }) => event.output },
          description: "The factors are there.",
        },
        onError: { target: "failed", description: "They are not: the section says so." },
      },
    },
    shown: {
      description: "The factors are shown.",
      meta: { section: "product decision: The second factor" },
    },
    failed: {
      description: "Nobody knows which there are.",
      meta: { section: "product decision: The second factor" },
    },
  },
});

export { ownFactorsMachine };
