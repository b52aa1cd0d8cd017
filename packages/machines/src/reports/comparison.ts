import { assign, fromCallback, fromPromise, log, setup } from "xstate";
import type { ConnectionEvent } from "../connection.ts";
import { notProvided } from "../not-provided.ts";
import type { ComparisonRequest, ComparisonResult } from "./report-request.ts";

export type ComparisonContext = {
  /** What was requested last; null where nothing is compared. */
  request: ComparisonRequest | null;
  compared: ComparisonResult | null;
  isOffline: boolean;
};

export type ComparisonEvent =
  | { type: "comparison.requested"; request: ComparisonRequest }
  | { type: "comparison.chosen"; isByUser: boolean }
  | { type: "comparison.renewed"; compared: ComparisonResult | null }
  | { type: "comparison.dropped" }
  | ConnectionEvent;

const designed = { section: "product decision: Comparing" };
const unconnected = { section: "product decision: The connection" };

export const comparisonMachine = setup({
  types: {
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    meta: {} as { section: string },
  },
  actors: {
    loadComparison: fromPromise<ComparisonResult | null, ComparisonRequest>(async () =>
      notProvided("comparison", "loadComparison"),
    ),
    followConnection: fromCallback(() => notProvided("comparison", "followConnection")),
  },
  actions: {
    noteRequest: assign((_, request: ComparisonRequest) => ({ request, compared: null })),
    noteByUser: assign(({ context: { request } }, { isByUser }: { isByUser: boolean }) => ({
      request: request && { ...request, isByUser },
    })),
    forget: assign({ request: null, compared: null }),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    noteCompared: assign((_, compared: ComparisonResult | null) => ({ compared })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isByUser: (_, { isByUser }: { isByUser: boolean }) => isByUser,
    isCompared: (_, { compared }: { compared: ComparisonResult | null }) => compared !== null,
    isOnline: ({ context }) => !context.isOffline,
    isCutOff: ({ context }, { error }: { error: unknown }) =>
      context.isOffline && ((error as { status?: number | null })?.status ?? null) === null,
  },
}).createMachine({
  id: "comparison",
  description: "Fetches what a report is compared with: the same report of an earlier range.",
  meta: designed,
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
      meta: unconnected,
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: unconnected,
    },
  },
  states: {
    idle: { description: "The report is shown alone.", meta: designed },
    failed: {
      description: "The compared range could not be fetched.",
      meta: designed,
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
      meta: unconnected,
      always: { guard: "isOnline", target: "loading", description: "It is requested." },
    },
    loading: {
      description: "The compared range is on its way.",
      meta: designed,
      invoke: {
        id: "loadComparison",
        src: "loadComparison",
        input: ({ context: { request } }) => request as ComparisonRequest,
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
            meta: unconnected,
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
    ready: { description: "Its rows are there.", meta: designed },
  },
});
