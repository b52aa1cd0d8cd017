import { assign, fromPromise, log, setup } from "xstate";
import type { Filter, ReportPage, ReportRequest } from "./report-request.ts";

export type ReportInput = Pick<ReportRequest, "report" | "company">;

export type ReportContext = ReportInput & {
  /** What the rows are asked with; null where nothing is asked. */
  filter: Filter | null;
  rows: readonly unknown[];
  next: string | null;
  fetchedAt: number | null;
};

export type ReportEvent =
  | { type: "filter.accepted"; filter: Filter }
  | { type: "filter.refused" }
  | { type: "report.refreshed" }
  | { type: "report.stopped" }
  | { type: "more.wanted" };

const called = { section: "specification: §7 The calls it makes" };
const validated = { section: "specification: §5 Validation rules" };
const counter = { section: "specification: §2 Offline counter report" };
const failing = { section: "specification: §8 The error catalogue" };
const designed = { section: "left open: Reports" };

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as ReportInput | undefined,
    meta: {} as { section: string },
    tags: {} as "loading" | "answered" | "noData",
  },
  actors: {
    loadReport: fromPromise<ReportPage, ReportRequest>(async () => {
      throw new Error("report: loadReport is not provided");
    }),
  },
  actions: {
    commitFilter: assign((_, filter: Filter) => ({ filter })),
    forgetFilter: assign({ filter: null }),
    clearRows: assign({ rows: [], next: null, fetchedAt: null }),
    showPage: assign((_, page: ReportPage) => page),
    addPage: assign(({ context }, page: ReportPage) => ({
      ...page,
      rows: [...context.rows, ...page.rows],
    })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isAsked: ({ context }) => context.filter !== null,
    isEmpty: (_, page: ReportPage) => page.rows.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: "report",
  description: "The rows of a report or list. Its filter says what may be asked.",
  meta: called,
  context: ({ input }) => ({
    report: input?.report ?? "",
    company: input?.company ?? "",
    filter: null,
    rows: [],
    next: null,
    fetchedAt: null,
  }),
  initial: "unasked",
  on: {
    "filter.accepted": {
      target: ".loading",
      actions: { type: "commitFilter", params: ({ event }) => event.filter },
      description: "The filter is asked. An older request is aborted.",
    },
    "filter.refused": {
      target: ".unasked",
      description: "The fetch is skipped: the range is refused, or a needed field is missing.",
      meta: validated,
    },
    "report.refreshed": {
      guard: "isAsked",
      target: ".loading",
      description: "The same filter is asked again. An older request is aborted.",
    },
  },
  states: {
    unasked: {
      description: "Nothing was asked.",
      meta: validated,
      tags: "noData",
      entry: ["forgetFilter", "clearRows"],
    },
    loading: {
      description: "The rows are on their way. Old rows are gone.",
      meta: called,
      tags: "loading",
      entry: "clearRows",
      on: { "report.stopped": { target: "stopped", description: "The request is aborted." } },
      invoke: {
        id: "loadReport",
        src: "loadReport",
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "showPage", params: ({ event }) => event.output },
            description: "The answer has no rows.",
            meta: counter,
          },
          {
            target: "rows",
            actions: { type: "showPage", params: ({ event }) => event.output },
            description: "The rows arrive.",
          },
        ],
        onError: {
          target: "failed",
          actions: { type: "logFailure", params: ({ event }) => event },
          description: "The rows stay cleared, and the message is logged only.",
          meta: failing,
        },
      },
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
            "more.wanted": {
              guard: "hasMore",
              target: "extending",
              description: "The list is scrolled to its end, and has a next page.",
            },
          },
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
            onError: {
              target: "stalled",
              actions: { type: "logFailure", params: ({ event }) => event },
              description: "The rows so far stay.",
            },
          },
        },
        stalled: {
          description: "The next page failed: it is asked again on demand, not by scrolling.",
          meta: designed,
          on: {
            "more.wanted": { target: "extending", description: "The page is asked again." },
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
    failed: {
      description: "The request failed: no rows, 'No Data'.",
      meta: failing,
      tags: "noData",
    },
  },
});

/** A report's rows as the type that its screen asked for: `rowsOf<Schemas["CounterRow"]>(snapshot)`. */
export function rowsOf<Row>({ context }: { context: ReportContext }): readonly Row[] {
  return context.rows as readonly Row[];
}

function requestOf({ report, company, filter, next }: ReportContext): ReportRequest {
  return { report, company, filter: filter as Filter, cursor: next };
}
