// Generated from packages/machines/src/reports/comparison.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const comparisonMachine = setup({
  actors: {
    loadComparison: fromPromise(async () => notProvided("comparison", "loadComparison")),
    followConnection: fromCallback(() => notProvided("comparison", "followConnection")),
  },
  actions: {
    noteRequest: assign((_, request) => ({ request, compared: null })),
    noteByUser: assign(({ context: { request } }, { isByUser }) => ({
      request: request && { ...request, isByUser },
    })),
    forget: assign({ request: null, compared: null }),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    noteCompared: assign((_, compared) => ({ compared })),
    logFailure: log((_, { error }) => (error instanceof Error ? error.message : String(error))),
  },
  guards: {
    isByUser: (_, { isByUser }) => isByUser,
    isCompared: (_, { compared }) => compared !== null,
    isOnline: ({ context }) => !context.isOffline,
    isCutOff: ({ context }, { error }) => context.isOffline && (error?.status ?? null) === null,
  },
}).createMachine({
  id: "comparison",
  description: "Fetches what a report is compared with: the same report of an earlier range.",
  meta: { section: "product decision: Comparing" },
  context: { request: null, compared: null, isOffline: false },
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the connection counts as there." },
  },
  initial: "idle",
  on: {
    "comparison.requested": {
      target: ".unconnected",
      actions: { type: "noteRequest", params: ({ event }) => event.request },
      description: "The compared range is requested. A request for another one is aborted.",
    },
    "comparison.chosen": {
      actions: { type: "noteByUser", params: ({ event }) => event },
      description: "It has been requested already, whether a person chose it or not.",
    },
    "comparison.renewed": {
      guard: { type: "isCompared", params: ({ event }) => event },
      target: ".ready",
      actions: { type: "noteCompared", params: ({ event }) => event.compared },
      description: "It came with newer rows of the report.",
    },
    "comparison.dropped": {
      target: ".idle",
      actions: "forget",
      description: "The report is shown alone again. A request is aborted.",
    },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be requested for now.",
      meta: { section: "product decision: The connection" },
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: { section: "product decision: The connection" },
    },
  },
  states: {
    idle: {
      description: "The report is shown alone.",
      meta: { section: "product decision: Comparing" },
    },
    failed: {
      description: "The compared range could not be fetched.",
      meta: { section: "product decision: Comparing" },
      on: {
        "comparison.chosen": [
          {
            guard: { type: "isByUser", params: ({ event }) => event },
            target: "unconnected",
            actions: { type: "noteByUser", params: ({ event }) => event },
            description: "A person chooses it: it is requested once more.",
          },
        ],
      },
    },
    unconnected: {
      description: "Offline, the compared range is requested when the connection is back.",
      meta: { section: "product decision: The connection" },
      always: { guard: "isOnline", target: "loading", description: "It is requested." },
    },
    loading: {
      description: "The compared range is on its way.",
      meta: { section: "product decision: Comparing" },
      invoke: {
        id: "loadComparison",
        src: "loadComparison",
        input: ({ context: { request } }) => request,
        onDone: {
          target: "ready",
          actions: { type: "noteCompared", params: ({ event }) => event.output },
          description: "Its rows arrive.",
        },
        onError: [
          {
            guard: { type: "isCutOff", params: ({ event }) => event },
            target: "unconnected",
            description: "The connection was lost meanwhile.",
            meta: { section: "product decision: The connection" },
          },
          {
            target: "failed",
            actions: { type: "logFailure", params: ({ event }) => event },
            description: "The report stands alone, and the message is logged.",
            meta: { section: "specification: §8 The error catalogue" },
          },
        ],
      },
    },
    ready: { description: "Its rows are there.", meta: { section: "product decision: Comparing" } },
  },
});

export { comparisonMachine };
