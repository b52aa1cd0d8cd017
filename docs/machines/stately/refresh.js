// Generated from packages/machines/src/reports/refresh.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const twoMinutes = 12e4;

const refreshMachine = setup({
  actors: { awaitQuiet: fromCallback(() => notProvided("refresh", "awaitQuiet")) },
  actions: { noteByUser: assign({ isByUser: true }) },
  guards: { isTooEarly: ({ context }) => waitOf(context) > 0 },
  delays: {
    interval: ({ context }) => Math.max(0, twoMinutes - waitOf(context)),
    retryAfter: ({ context }) => Math.min(waitOf(context), longestDelay),
  },
}).createMachine({
  id: "refresh",
  description: "Decides when a report is requested again whose rows are shown.",
  meta: { section: "product decision: Refreshing" },
  context: ({ input }) => ({
    range: input?.range ?? null,
    fetchedAt: input?.fetchedAt ?? null,
    failure: input?.failure ?? null,
    isByUser: false,
  }),
  initial: "deciding",
  output: ({ context: { isByUser } }) => ({ isByUser }),
  states: {
    deciding: {
      description: "Whether the service said how long to wait.",
      meta: { section: "product decision: Refreshing" },
      always: [
        { guard: "isTooEarly", target: "delayed", description: "It did." },
        { target: "resting", description: "It did not." },
      ],
    },
    delayed: {
      description: "The service said how long to wait.",
      meta: { section: "product decision: Refreshing" },
      on: { "refresh.requested": { description: "It is too early." } },
      after: { retryAfter: { target: "resting", description: "The time is over." } },
    },
    resting: {
      description: "The rows are as new as they have to be.",
      meta: { section: "product decision: Refreshing" },
      on: {
        "refresh.requested": {
          target: "asked",
          actions: "noteByUser",
          description: "Refresh is pressed.",
        },
      },
      after: {
        interval: {
          target: "due",
          description: "Two minutes are over, or more that the service asked to wait.",
        },
      },
    },
    due: {
      description:
        "Rows of a range that goes on are requested again as soon as that disturbs nobody.",
      meta: { section: "product decision: Refreshing" },
      invoke: {
        id: "awaitQuiet",
        src: "awaitQuiet",
        input: ({ context: { range, fetchedAt } }) => ({ range, fetchedAt }),
        onError: { description: "Without it only Refresh asks." },
      },
      on: {
        "quiet.found": {
          target: "asked",
          description:
            "The page is looked at, the browser is online, and nobody types or has anything open.",
        },
        "refresh.requested": {
          target: "asked",
          actions: "noteByUser",
          description: "Refresh is pressed.",
        },
      },
    },
    asked: {
      description: "The rows are to be asked again.",
      meta: { section: "product decision: Refreshing" },
      type: "final",
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function waitOf({ failure }) {
  return 1e3 * (failure?.retryAfter ?? 0);
}

export { refreshMachine };
