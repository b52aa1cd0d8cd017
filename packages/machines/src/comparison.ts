import { assign, fromPromise, log, setup } from "xstate";
import type { ReportPage, ReportRequest } from "./report-request.ts";

/** The report that another is set against: the same one, of the range before. */
export type Earlier = Omit<ReportRequest, "cursor">;

export type ComparisonContext = { earlier: Earlier | null; rows: readonly unknown[] };

export type ComparisonEvent =
  | { type: "comparison.wanted"; earlier: Earlier }
  | { type: "comparison.dropped" };

const designed = { section: "left open: Comparing" };

export const comparisonMachine = setup({
  types: {
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    meta: {} as { section: string },
  },
  actors: {
    loadEarlier: fromPromise<ReportPage, ReportRequest>(async () => {
      throw new Error("comparison: loadEarlier is not provided");
    }),
  },
  actions: {
    noteEarlier: assign((_, earlier: Earlier) => ({ earlier, rows: [] })),
    forgetEarlier: assign({ earlier: null, rows: [] }),
    keepRows: assign((_, { rows }: ReportPage) => ({ rows })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isWantedAlready: ({ context }, earlier: Earlier) =>
      JSON.stringify(context.earlier) === JSON.stringify(earlier),
  },
}).createMachine({
  id: "comparison",
  description: "What a report is set against: the same report of the range before.",
  meta: designed,
  context: { earlier: null, rows: [] },
  initial: "unwanted",
  on: {
    "comparison.wanted": [
      {
        guard: { type: "isWantedAlready", params: ({ event }) => event.earlier },
        description: "It has been requested already.",
      },
      {
        target: ".loading",
        actions: { type: "noteEarlier", params: ({ event }) => event.earlier },
        description: "The earlier report is requested. A request for another one is aborted.",
      },
    ],
    "comparison.dropped": {
      target: ".unwanted",
      actions: "forgetEarlier",
      description: "The report is shown alone again. A request is aborted.",
    },
  },
  states: {
    unwanted: { description: "The report is shown alone.", meta: designed },
    loading: {
      description: "The earlier report is on its way.",
      meta: designed,
      invoke: {
        id: "loadEarlier",
        src: "loadEarlier",
        input: ({ context: { earlier } }) => ({ ...(earlier as Earlier), cursor: null }),
        onDone: {
          target: "ready",
          actions: { type: "keepRows", params: ({ event }) => event.output },
          description: "Its rows arrive.",
        },
        onError: {
          target: "failed",
          actions: { type: "logFailure", params: ({ event }) => event },
          description: "The report stands alone, and the message is logged.",
          meta: { section: "specification: §8 The error catalogue" },
        },
      },
    },
    ready: { description: "The earlier rows are there.", meta: designed },
    failed: { description: "The earlier report could not be fetched.", meta: designed },
  },
});
