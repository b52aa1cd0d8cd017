import { assign, fromCallback, fromPromise, log, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { RowsContext, RowsEvent, RowsInput } from "./report-events.ts";
import type { Filter, ReportFailure, ReportPage, ReportRequest } from "./report-request.ts";

const called = { section: "specification: §7 The calls it makes" };
const validated = { section: "specification: §5 Validation rules" };
const counter = { section: "specification: §2 Offline counter report" };
const failing = { section: "specification: §8 The error catalogue" };
const unconnected = { section: "product decision: The connection" };
const designed = { section: "product decision: Reports" };
const refreshed = { section: "product decision: Refreshing" };

export const rowsMachine = setup({
  types: {
    context: {} as RowsContext,
    events: {} as RowsEvent,
    input: {} as RowsInput,
    meta: {} as { section: string },
    tags: {} as "loading" | "answered" | "noData",
  },
  actors: {
    loadReport: fromPromise<ReportPage, ReportRequest>(async () =>
      notProvided("rows", "loadReport"),
    ),
    followConnection: fromCallback(() => notProvided("rows", "followConnection")),
  },
  actions: {
    commitFilter: assign((_, filter: Filter) => ({ filter })),
    forgetFilter: assign({ filter: null }),
    keepWanted: assign((_, wanted: Filter | null) => ({ wanted })),
    commitWanted: assign(({ context }) => ({ filter: context.wanted })),
    clearRows: assign({ rows: [], next: null, fetchedAt: null, failure: null, wanted: null }),
    showPage: assign((_, page: ReportPage) => page),
    // The rows are as old as the first page.
    addPage: assign(({ context }, { rows, next }: ReportPage) => ({
      rows: [...context.rows, ...rows],
      next,
    })),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isAsked: ({ context }) => context.filter !== null,
    isOnline: ({ context }) => !context.isOffline,
    isHeld: ({ context }) => context.isOffline && context.fetchedAt !== null,
    isWanted: ({ context }) => context.wanted !== null,
    isCutOff: ({ context }, { error }: { error: unknown }) =>
      context.isOffline && failureOf(error).status === null,
    mayBeTriedAgain: ({ context }) => !context.failure?.retryAfter,
    isEmpty: ({ context }) => context.rows.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
  delays: {
    retryAfter: ({ context }) => Math.min(1000 * (context.failure?.retryAfter ?? 0), longestDelay),
  },
}).createMachine({
  id: "rows",
  description: "Asks for the rows of a report or list, page by page, and keeps them.",
  meta: called,
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
        meta: unconnected,
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
      meta: validated,
    },
    "report.refreshed": [
      {
        guard: "isHeld",
        actions: {
          type: "keepWanted",
          params: ({ context: { wanted, filter } }) => wanted ?? filter,
        },
        description: "Offline: asked when the connection is back, or what is wanted already.",
        meta: unconnected,
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
      meta: refreshed,
    },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be asked for now.",
      meta: unconnected,
    },
    "connection.restored": [
      {
        guard: "isWanted",
        target: ".unconnected",
        actions: ["noteRestored", "commitWanted"],
        description: "What was wanted meanwhile is requested.",
        meta: unconnected,
      },
      {
        actions: "noteRestored",
        description: "What waits for the connection goes on; what is shown stays.",
        meta: unconnected,
      },
    ],
  },
  states: {
    idle: {
      description: "Nothing was asked.",
      meta: validated,
      tags: "noData",
      entry: ["forgetFilter", "clearRows"],
    },
    unconnected: {
      description: "The filter is wanted: offline, it is requested when the connection is back.",
      meta: unconnected,
      entry: "clearRows",
      always: {
        guard: "isOnline",
        target: "loading",
        description: "The filter is requested. Old rows are gone.",
        meta: called,
      },
    },
    loading: {
      description: "The rows are on their way.",
      meta: called,
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
            meta: unconnected,
          },
          {
            target: "failed",
            actions: [
              { type: "noteFailure", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
            description: "The rows stay cleared, and the message is logged only.",
            meta: failing,
          },
        ],
      },
    },
    failed: {
      description: "The request failed: no rows, 'No Data', and what happened.",
      meta: failing,
      tags: "noData",
      initial: "tooEarly",
      states: {
        tooEarly: {
          description: "The service said how long to wait.",
          meta: designed,
          on: { "report.refreshed": { description: "It is too early." } },
          always: {
            guard: "mayBeTriedAgain",
            target: "retriable",
            description: "The service did not say.",
          },
          after: { retryAfter: { target: "retriable", description: "The time is over." } },
        },
        retriable: { description: "The report can be asked again.", meta: designed },
      },
    },
    arrived: {
      description: "Whether the answer has rows.",
      meta: counter,
      always: [
        { guard: "isEmpty", target: "empty", description: "It has none." },
        { target: "rows", description: "It has some." },
      ],
    },
    rows: {
      description: "The rows are shown.",
      meta: called,
      tags: "answered",
      initial: "settled",
      states: {
        settled: {
          description: "Nothing more is on its way.",
          meta: called,
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
          meta: unconnected,
          always: { guard: "isOnline", target: "extending", description: "The page is requested." },
        },
        extending: {
          description: "The next page is on its way. The rows stay.",
          meta: designed,
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
                meta: unconnected,
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
          meta: designed,
          on: {
            "more.requested": { target: "waiting", description: "The page is wanted again." },
          },
        },
      },
    },
    stopped: { description: "The rows are not waited for any more.", meta: designed },
    empty: {
      description: "The answer had no rows: 'No Data'.",
      meta: counter,
      tags: ["answered", "noData"],
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function failureOf(error: unknown): ReportFailure {
  const { status = null, retryAfter = null } = { ...(error as Partial<ReportFailure>) };
  return { status, retryAfter };
}

function requestOf({ operation, company, filter, next }: RowsContext): ReportRequest {
  return { operation, company, filter: filter as Filter, cursor: next };
}
