// Generated from packages/machines/src/comparison.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

const nothing = { earlier: null, rows: [], ownRows: null };

const comparisonMachine = setup({
  actors: {
    loadEarlier: fromPromise(async () => unfilled("loadEarlier")),
    followConnection: fromCallback(() => unfilled("followConnection")),
  },
  actions: {
    noteEarlier: assign((_, earlier) => ({ ...nothing, earlier })),
    forgetEarlier: assign(nothing),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    keepRows: assign((_, { rows, ownRows }) => ({ rows, ownRows: ownRows ?? null })),
    logFailure: log((_, { error }) => (error instanceof Error ? error.message : String(error))),
  },
  guards: {
    isWantedAlready: ({ context }, earlier) =>
      JSON.stringify({ ...context.earlier, isWished: null }) ===
      JSON.stringify({ ...earlier, isWished: null }),
    isOnline: ({ context }) => !context.isOffline,
    isCutOff: ({ context }, { error }) => context.isOffline && (error?.status ?? null) === null,
  },
}).createMachine({
  id: "comparison",
  description: "What a report is set against: the same report of an earlier range.",
  meta: { section: "left open: Comparing" },
  context: { earlier: null, rows: [], ownRows: null, isOffline: false },
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the connection counts as there." },
  },
  initial: "unwanted",
  on: {
    "comparison.wanted": [
      {
        guard: { type: "isWantedAlready", params: ({ event }) => event.earlier },
        description: "It has been requested already, whether a person chose it or not.",
      },
      {
        target: ".unconnected",
        actions: { type: "noteEarlier", params: ({ event }) => event.earlier },
        description: "The earlier report is requested. A request for another one is aborted.",
      },
    ],
    "comparison.dropped": {
      target: ".unwanted",
      actions: "forgetEarlier",
      description: "The report is shown alone again. A request is aborted.",
    },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be asked for now.",
      meta: { section: "left open: The connection" },
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: { section: "left open: The connection" },
    },
  },
  states: {
    unwanted: {
      description: "The report is shown alone.",
      meta: { section: "left open: Comparing" },
    },
    unconnected: {
      description: "Offline, the earlier report is asked when the connection is back.",
      meta: { section: "left open: The connection" },
      always: { guard: "isOnline", target: "loading", description: "It is asked." },
    },
    loading: {
      description: "The earlier report is on its way.",
      meta: { section: "left open: Comparing" },
      invoke: {
        id: "loadEarlier",
        src: "loadEarlier",
        input: ({ context: { earlier } }) => ({ ...earlier, cursor: null }),
        onDone: {
          target: "ready",
          actions: { type: "keepRows", params: ({ event }) => event.output },
          description: "Its rows arrive.",
        },
        onError: [
          {
            guard: { type: "isCutOff", params: ({ event }) => event },
            target: "unconnected",
            description: "The connection was lost meanwhile.",
            meta: { section: "left open: The connection" },
          },
          {
            target: "failed",
            actions: ["forgetEarlier", { type: "logFailure", params: ({ event }) => event }],
            description: "The report stands alone, and the message is logged.",
            meta: { section: "specification: §8 The error catalogue" },
          },
        ],
      },
    },
    ready: {
      description: "The earlier rows are there.",
      meta: { section: "left open: Comparing" },
    },
    failed: {
      description: "The earlier report could not be fetched. Wanted again, it is asked once more.",
      meta: { section: "left open: Comparing" },
    },
  },
});

function unfilled(hole) {
  throw new Error(`comparison: ${hole} is not provided`);
}

export { comparisonMachine };
