import { assign, setup } from "xstate";

const specified = { section: "specification: §4 Global loading flag" };
const designed = { section: "product decision: Requests in flight" };

export const loadingMachine = setup({
  types: {
    context: {} as { inFlight: number },
    events: {} as { type: "request.started" } | { type: "request.settled" },
    meta: {} as { section: string },
    tags: {} as "loading" | "inFlight" | "slow",
  },
  actions: {
    countUp: assign({ inFlight: ({ context }) => context.inFlight + 1 }),
    countDown: assign({ inFlight: ({ context }) => context.inFlight - 1 }),
  },
  guards: {
    isLast: ({ context }) => context.inFlight === 1,
  },
  delays: { patience: 5_000 },
}).createMachine({
  id: "loading",
  description: "The global loading flag, and whether any request is in flight or takes too long.",
  meta: specified,
  context: { inFlight: 0 },
  initial: "idle",
  states: {
    idle: {
      description: "The flag is false.",
      meta: specified,
      initial: "quiet",
      on: {
        "request.started": {
          target: "loading",
          actions: "countUp",
          description: "Any request that starts sets the flag.",
        },
      },
      states: {
        quiet: { description: "No request is in flight.", meta: designed },
        awaiting: {
          description: "An answer cleared the flag while other requests are still in flight.",
          meta: designed,
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
              meta: designed,
              after: { patience: { target: "slow", description: "No answer for five seconds." } },
            },
            slow: {
              description: "The other answers take longer than usual.",
              meta: designed,
              tags: "slow",
            },
          },
        },
      },
    },
    loading: {
      description: "The flag is true.",
      meta: specified,
      tags: ["loading", "inFlight"],
      initial: "usual",
      on: {
        "request.started": {
          actions: "countUp",
          description: "One more request is in flight.",
          meta: designed,
        },
        "request.settled": [
          {
            guard: "isLast",
            target: "idle",
            actions: "countDown",
            description: "Any answer or error clears the flag. None is in flight.",
            meta: specified,
          },
          {
            target: "idle.awaiting",
            actions: "countDown",
            description: "Any answer or error clears the flag, though others are in flight.",
            meta: specified,
          },
        ],
      },
      states: {
        usual: {
          description: "The flag was set less than five seconds ago.",
          meta: designed,
          after: { patience: { target: "slow", description: "No answer for five seconds." } },
        },
        slow: {
          description: "The answer takes longer than usual. The portal still waits for it.",
          meta: designed,
          tags: "slow",
        },
      },
    },
  },
});
