// Generated from packages/machines/src/reports/rows.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const rowsMachine = setup({
  actors: {
    loadReport: fromPromise(async () => notProvided("rows", "loadReport")),
    followConnection: fromCallback(() => notProvided("rows", "followConnection")),
  },
  actions: {
    commitFilter: assign((_, filter) => ({ filter })),
    forgetFilter: assign({ filter: null }),
    keepWanted: assign((_, wanted) => ({ wanted })),
    commitWanted: assign(({ context }) => ({ filter: context.wanted })),
    clearRows: assign({ rows: [], next: null, fetchedAt: null, failure: null, wanted: null }),
    showPage: assign((_, page) => page),
    addPage: assign(({ context }, { rows, next }) => ({ rows: [...context.rows, ...rows], next })),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    noteFailure: assign((_, { error }) => ({ failure: failureOf(error) })),
    logFailure: log((_, { error }) => (error instanceof Error ? error.message : String(error))),
  },
  guards: {
    isAsked: ({ context }) => context.filter !== null,
    isOnline: ({ context }) => !context.isOffline,
    isHeld: ({ context }) => context.isOffline && context.fetchedAt !== null,
    isWanted: ({ context }) => context.wanted !== null,
    isCutOff: ({ context }, { error }) => context.isOffline && failureOf(error).status === null,
    mayBeTriedAgain: ({ context }) => !context.failure?.retryAfter,
    isEmpty: ({ context }) => context.rows.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
  delays: {
    retryAfter: ({ context }) => Math.min(1e3 * (context.failure?.retryAfter ?? 0), longestDelay),
  },
}).createMachine({
  id: "rows",
  description: "Asks for the rows of a report or list, page by page, and keeps them.",
  meta: { section: "specification: §7 The calls it makes" },
  context: ({ input }) => ({
    ...input,
    filter: null,
    rows: [],
    next: null,
    fetchedAt: null,
    failure: null,
    isOffline: false,
    wanted: null,
  }),
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the connection counts as there." },
  },
  initial: "idle",
  on: {
    "filter.accepted": [
      {
        guard: "isHeld",
        actions: { type: "keepWanted", params: ({ event }) => event.filter },
        description: "Offline: asked when the connection is back. What is shown stays.",
        meta: { section: "product decision: The connection" },
      },
      {
        target: ".unconnected",
        actions: { type: "commitFilter", params: ({ event }) => event.filter },
        description: "The filter is requested. An older request is aborted.",
      },
    ],
    "filter.refused": {
      target: ".idle",
      description: "The fetch is skipped: the range is refused, or a needed field is missing.",
      meta: { section: "specification: §5 Validation rules" },
    },
    "report.refreshed": [
      {
        guard: "isHeld",
        actions: {
          type: "keepWanted",
          params: ({ context: { wanted, filter } }) => wanted ?? filter,
        },
        description: "Offline: asked when the connection is back, or what is wanted already.",
        meta: { section: "product decision: The connection" },
      },
      {
        guard: "isAsked",
        target: ".unconnected",
        description: "The same filter is requested again. An older request is aborted.",
      },
    ],
    "rows.renewed": {
      target: ".arrived",
      actions: { type: "showPage", params: ({ event }) => event.page },
      description: "Newer rows take the place of those that are shown.",
      meta: { section: "product decision: Refreshing" },
    },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be asked for now.",
      meta: { section: "product decision: The connection" },
    },
    "connection.restored": [
      {
        guard: "isWanted",
        target: ".unconnected",
        actions: ["noteRestored", "commitWanted"],
        description: "What was wanted meanwhile is requested.",
        meta: { section: "product decision: The connection" },
      },
      {
        actions: "noteRestored",
        description: "What waits for the connection goes on; what is shown stays.",
        meta: { section: "product decision: The connection" },
      },
    ],
  },
  states: {
    idle: {
      description: "Nothing was asked.",
      meta: { section: "specification: §5 Validation rules" },
      tags: "noData",
      entry: ["forgetFilter", "clearRows"],
    },
    unconnected: {
      description: "The filter is wanted: offline, it is requested when the connection is back.",
      meta: { section: "product decision: The connection" },
      entry: "clearRows",
      always: {
        guard: "isOnline",
        target: "loading",
        description: "The filter is requested. Old rows are gone.",
        meta: { section: "specification: §7 The calls it makes" },
      },
    },
    loading: {
      description: "The rows are on their way.",
      meta: { section: "specification: §7 The calls it makes" },
      tags: "loading",
      on: { "report.stopped": { target: "stopped", description: "The request is aborted." } },
      invoke: {
        id: "loadReport",
        src: "loadReport",
        input: ({ context }) => requestOf(context),
        onDone: {
          target: "arrived",
          actions: { type: "showPage", params: ({ event }) => event.output },
          description: "The answer is there.",
        },
        onError: [
          {
            guard: { type: "isCutOff", params: ({ event }) => event },
            target: "unconnected",
            description: "The connection was lost meanwhile: no failure of the service.",
            meta: { section: "product decision: The connection" },
          },
          {
            target: "failed",
            actions: [
              { type: "noteFailure", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
            description: "The rows stay cleared, and the message is logged only.",
            meta: { section: "specification: §8 The error catalogue" },
          },
        ],
      },
    },
    failed: {
      description: "The request failed: no rows, 'No Data', and what happened.",
      meta: { section: "specification: §8 The error catalogue" },
      tags: "noData",
      initial: "tooEarly",
      states: {
        tooEarly: {
          description: "The service said how long to wait.",
          meta: { section: "product decision: Reports" },
          on: { "report.refreshed": { description: "It is too early." } },
          always: {
            guard: "mayBeTriedAgain",
            target: "retriable",
            description: "The service did not say.",
          },
          after: { retryAfter: { target: "retriable", description: "The time is over." } },
        },
        retriable: {
          description: "The report can be asked again.",
          meta: { section: "product decision: Reports" },
        },
      },
    },
    arrived: {
      description: "Whether the answer has rows.",
      meta: { section: "specification: §2 Offline counter report" },
      always: [
        { guard: "isEmpty", target: "empty", description: "It has none." },
        { target: "rows", description: "It has some." },
      ],
    },
    rows: {
      description: "The rows are shown.",
      meta: { section: "specification: §7 The calls it makes" },
      tags: "answered",
      initial: "settled",
      states: {
        settled: {
          description: "Nothing more is on its way.",
          meta: { section: "specification: §7 The calls it makes" },
          on: {
            "more.requested": {
              guard: "hasMore",
              target: "waiting",
              description: "The list is scrolled to its end, and has a next page.",
            },
          },
        },
        waiting: {
          description:
            "The next page is wanted: offline, it is requested when the connection is back.",
          meta: { section: "product decision: The connection" },
          always: { guard: "isOnline", target: "extending", description: "The page is requested." },
        },
        extending: {
          description: "The next page is on its way. The rows stay.",
          meta: { section: "product decision: Reports" },
          invoke: {
            id: "loadMore",
            src: "loadReport",
            input: ({ context }) => requestOf(context),
            onDone: {
              target: "settled",
              actions: { type: "addPage", params: ({ event }) => event.output },
              description: "The next page follows the rows.",
            },
            onError: [
              {
                guard: { type: "isCutOff", params: ({ event }) => event },
                target: "waiting",
                description: "The connection was lost meanwhile.",
                meta: { section: "product decision: The connection" },
              },
              {
                target: "stalled",
                actions: { type: "logFailure", params: ({ event }) => event },
                description: "The rows so far stay.",
              },
            ],
          },
        },
        stalled: {
          description: "The next page failed: it is requested again on demand, not by scrolling.",
          meta: { section: "product decision: Reports" },
          on: { "more.requested": { target: "waiting", description: "The page is wanted again." } },
        },
      },
    },
    stopped: {
      description: "The rows are not waited for any more.",
      meta: { section: "product decision: Reports" },
    },
    empty: {
      description: "The answer had no rows: 'No Data'.",
      meta: { section: "specification: §2 Offline counter report" },
      tags: ["answered", "noData"],
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function failureOf(error) {
  const { status = null, retryAfter = null } = { ...error };
  return { status, retryAfter };
}

function requestOf({ operation, company, filter, next }) {
  return { operation, company, filter, cursor: next };
}

export { rowsMachine };
