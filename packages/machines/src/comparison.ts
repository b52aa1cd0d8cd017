import { assign, fromCallback, fromPromise, log, setup } from "xstate";
import type { ConnectionEvent } from "./connection.ts";
import type { Filter, ReportPage, WishedRequest } from "./report-request.ts";

/**
 * The report that another is set against: the same one, of an earlier range. `own` is the filter of the later range,
 * where that goes on and both are asked until the same time.
 */
export type Earlier = Omit<WishedRequest, "cursor"> & { own?: Filter };

export type EarlierRequest = Earlier & Pick<WishedRequest, "cursor">;

/** What is answered: the earlier rows, and those of `own`, which come together. */
export type EarlierPage = ReportPage & { ownRows?: readonly unknown[] };

export type ComparisonContext = {
  earlier: Earlier | null;
  rows: readonly unknown[];
  /** Null where only the earlier report was asked. */
  ownRows: readonly unknown[] | null;
  isOffline: boolean;
};

export type ComparisonEvent =
  | { type: "comparison.wanted"; earlier: Earlier }
  | { type: "comparison.dropped" }
  | ConnectionEvent;

const nothing: Omit<ComparisonContext, "isOffline"> = { earlier: null, rows: [], ownRows: null };
const designed = { section: "left open: Comparing" };
const unconnected = { section: "left open: The connection" };

export const comparisonMachine = setup({
  types: {
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    meta: {} as { section: string },
  },
  actors: {
    loadEarlier: fromPromise<EarlierPage, EarlierRequest>(async () => unfilled("loadEarlier")),
    followConnection: fromCallback(() => unfilled("followConnection")),
  },
  actions: {
    noteEarlier: assign((_, earlier: Earlier) => ({ ...nothing, earlier })),
    forgetEarlier: assign(nothing),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    keepRows: assign((_, { rows, ownRows }: EarlierPage) => ({ rows, ownRows: ownRows ?? null })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isWantedAlready: ({ context }, earlier: Earlier) =>
      JSON.stringify({ ...context.earlier, isWished: null }) ===
      JSON.stringify({ ...earlier, isWished: null }),
    isOnline: ({ context }) => !context.isOffline,
    isCutOff: ({ context }, { error }: { error: unknown }) =>
      context.isOffline && ((error as { status?: number | null })?.status ?? null) === null,
  },
}).createMachine({
  id: "comparison",
  description: "What a report is set against: the same report of an earlier range.",
  meta: designed,
  context: { ...nothing, isOffline: false },
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
      meta: unconnected,
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: unconnected,
    },
  },
  states: {
    unwanted: { description: "The report is shown alone.", meta: designed },
    unconnected: {
      description: "Offline, the earlier report is asked when the connection is back.",
      meta: unconnected,
      always: { guard: "isOnline", target: "loading", description: "It is asked." },
    },
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
        onError: [
          {
            guard: { type: "isCutOff", params: ({ event }) => event },
            target: "unconnected",
            description: "The connection was lost meanwhile.",
            meta: unconnected,
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
    ready: { description: "The earlier rows are there.", meta: designed },
    failed: {
      description: "The earlier report could not be fetched. Wanted again, it is asked once more.",
      meta: designed,
    },
  },
});

function unfilled(hole: string): never {
  throw new Error(`comparison: ${hole} is not provided`);
}
