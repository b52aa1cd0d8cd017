// Generated from packages/machines/src/loading.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, setup } from "xstate";

const loadingMachine = setup({
  actions: {
    countUp: assign({ inFlight: ({ context }) => context.inFlight + 1 }),
    countDown: assign({ inFlight: ({ context }) => context.inFlight - 1 }),
  },
  guards: { isLast: ({ context }) => context.inFlight === 1 },
  delays: { patience: 5e3 },
}).createMachine({
  id: "loading",
  description: "The global loading flag, and whether any request is in flight or takes too long.",
  meta: { section: "specification: §4 Global loading flag" },
  context: { inFlight: 0 },
  initial: "idle",
  states: {
    idle: {
      description: "The flag is false.",
      meta: { section: "specification: §4 Global loading flag" },
      initial: "quiet",
      on: {
        "request.started": {
          target: "loading",
          actions: "countUp",
          description: "Any request that starts sets the flag.",
        },
      },
      states: {
        quiet: {
          description: "No request is in flight.",
          meta: { section: "product decision: Requests in flight" },
        },
        awaiting: {
          description: "An answer cleared the flag while other requests are still in flight.",
          meta: { section: "product decision: Requests in flight" },
          tags: "inFlight",
          initial: "usual",
          on: {
            "request.settled": [
              {
                guard: "isLast",
                target: "quiet",
                actions: "countDown",
                description: "The last request settled: the progress bar ends.",
              },
              {
                target: "awaiting",
                actions: "countDown",
                description: "Others are still in flight: the progress bar goes on.",
              },
            ],
          },
          states: {
            usual: {
              description: "The last answer came less than five seconds ago.",
              meta: { section: "product decision: Requests in flight" },
              after: { patience: { target: "slow", description: "No answer for five seconds." } },
            },
            slow: {
              description: "The other answers take longer than usual.",
              meta: { section: "product decision: Requests in flight" },
              tags: "slow",
            },
          },
        },
      },
    },
    loading: {
      description: "The flag is true.",
      meta: { section: "specification: §4 Global loading flag" },
      tags: ["loading", "inFlight"],
      initial: "usual",
      on: {
        "request.started": {
          actions: "countUp",
          description: "One more request is in flight.",
          meta: { section: "product decision: Requests in flight" },
        },
        "request.settled": [
          {
            guard: "isLast",
            target: "idle",
            actions: "countDown",
            description: "Any answer or error clears the flag. None is in flight.",
            meta: { section: "specification: §4 Global loading flag" },
          },
          {
            target: "idle.awaiting",
            actions: "countDown",
            description: "Any answer or error clears the flag, though others are in flight.",
            meta: { section: "specification: §4 Global loading flag" },
          },
        ],
      },
      states: {
        usual: {
          description: "The flag was set less than five seconds ago.",
          meta: { section: "product decision: Requests in flight" },
          after: { patience: { target: "slow", description: "No answer for five seconds." } },
        },
        slow: {
          description: "The answer takes longer than usual. The portal still waits for it.",
          meta: { section: "product decision: Requests in flight" },
          tags: "slow",
        },
      },
    },
  },
});

export { loadingMachine };
