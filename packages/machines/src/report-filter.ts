import { assign, fromPromise, log, setup } from "xstate";
import type {
  DateRange,
  Filter,
  ReportContext,
  ReportEvent,
  ReportInput,
  ReportPage,
  ReportRequest,
} from "./report.ts";

const validated = { section: "specification: §5 Validation rules" };
const called = { section: "specification: §7 The calls it makes" };
const failing = { section: "specification: §8 The error catalogue" };
const designed = { section: "left open: Reports" };

export const reportFilterMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as ReportInput | undefined,
    meta: {} as { section: string },
    tags: {} as "loading" | "answered" | "noData",
  },
  actors: {
    loadReport: fromPromise<ReportPage, ReportRequest>(async () => {
      throw new Error("reportFilter: loadReport is not provided");
    }),
  },
  actions: {
    commitFilter: assign((_, filter: Filter) => ({ filter })),
    raiseAlert: assign(({ context }, filter: Filter) => ({
      alert: rangeAlert(filter.range, context.maxDays),
    })),
    clearAlert: assign({ alert: null }),
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
    isRangeRefused: ({ context }, filter: Filter) =>
      rangeAlert(filter.range, context.maxDays) !== null,
    isAnswerable: ({ context }, filter: Filter) =>
      rangeAlert(filter.range, context.maxDays) === null &&
      context.required.every((field) => filter.fields[field]?.trim()),
    isEmpty: (_, page: ReportPage) => page.rows.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: "reportFilter",
  description: "The filter of a report, and the rows that it leads to.",
  meta: validated,
  context: ({ input }) => ({
    report: input?.report ?? "",
    company: input?.company ?? "",
    filter: input?.filter ?? { range: null, fields: {} },
    maxDays: input?.maxDays ?? mostDays,
    required: input?.required ?? [],
    alert: null,
    rows: [],
    next: null,
    fetchedAt: null,
  }),
  type: "parallel",
  states: {
    panel: {
      description: "The filter's dialog.",
      meta: { section: "specification: §2 Offline counter report" },
      initial: "deciding",
      on: {
        "filter.applied": [
          {
            guard: { type: "isRangeRefused", params: ({ event }) => event.filter },
            target: ".rejected",
            actions: { type: "raiseAlert", params: ({ event }) => event.filter },
            description: "The range is refused: an alert, and the fetch is skipped.",
            meta: validated,
          },
          { target: ".closed", actions: "clearAlert", description: "The range is accepted." },
        ],
      },
      states: {
        deciding: {
          description: "The first range may come out of an address.",
          meta: designed,
          always: [
            {
              guard: { type: "isRangeRefused", params: ({ context }) => context.filter },
              target: "rejected",
              actions: { type: "raiseAlert", params: ({ context }) => context.filter },
              description: "The first range is refused: an alert, and nothing is fetched.",
            },
            { target: "closed", description: "The first range is accepted.", meta: designed },
          ],
        },
        closed: {
          description: "The report alone is shown.",
          meta: designed,
          on: {
            "filter.opened": { target: "open", description: "The Filter button opens the dialog." },
          },
        },
        open: {
          description: "The dialog is open. What is typed stays in its form until it is applied.",
          meta: designed,
          on: {
            "filter.closed": { target: "closed", description: "The dialog is left as it was." },
          },
        },
        rejected: {
          description: "The dialog is open with an alert.",
          meta: validated,
          on: {
            "filter.closed": {
              target: "closed",
              actions: "clearAlert",
              description: "The dialog is left and the refused range with it.",
            },
          },
        },
      },
    },
    report: {
      description: "The rows of the committed filter.",
      meta: called,
      initial: "deciding",
      on: {
        "filter.applied": [
          {
            guard: { type: "isAnswerable", params: ({ event }) => event.filter },
            target: ".loading",
            actions: { type: "commitFilter", params: ({ event }) => event.filter },
            description: "The new filter is asked. An older request is aborted.",
          },
          {
            guard: { type: "isRangeRefused", params: ({ event }) => event.filter },
            description: "The fetch is skipped, and the report stays as it is.",
            meta: validated,
          },
          {
            target: ".skipped",
            actions: { type: "commitFilter", params: ({ event }) => event.filter },
            description: "A field that the report needs is missing.",
          },
        ],
        "report.refreshed": {
          guard: { type: "isAnswerable", params: ({ context }) => context.filter },
          target: ".loading",
          description: "The same filter is asked again. An older request is aborted.",
        },
      },
      states: {
        deciding: {
          description: "Whether the first filter can be asked.",
          meta: validated,
          always: [
            {
              guard: { type: "isAnswerable", params: ({ context }) => context.filter },
              target: "loading",
              description: "The first filter is asked.",
              meta: called,
            },
            { target: "skipped", description: "The fetch is skipped.", meta: validated },
          ],
        },
        skipped: {
          description: "Nothing was asked: the range is refused or a needed field is missing.",
          meta: validated,
          tags: "noData",
          entry: "clearRows",
        },
        loading: {
          description: "The rows are on their way. Old rows are gone.",
          meta: called,
          tags: "loading",
          entry: "clearRows",
          on: {
            "report.stopped": { target: "stopped", description: "The request is aborted." },
          },
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
                meta: { section: "specification: §2 Offline counter report" },
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
          meta: { section: "specification: §2 Offline counter report" },
          tags: ["answered", "noData"],
        },
        failed: {
          description: "The request failed: no rows, 'No Data'.",
          meta: failing,
          tags: "noData",
        },
      },
    },
  },
});

/** The most days of a range: what a report may lower and none may raise. */
export const mostDays = 31;

/** The text to alert, or null where the range may be fetched. */
export function rangeAlert(range: DateRange | null, maxDays = mostDays): string | null {
  if (!range) return null;
  const days = dayNumber(range.to) - dayNumber(range.from);
  if (days > longestSpan(maxDays)) return `Maximum ${longestSpan(maxDays) - 1} days`;
  return days >= 0 ? null : "From date must be lesser than to date";
}

/** Why a report's own range may not be asked; null where it may. */
export function refusalOf({ filter, maxDays }: ReportContext): string | null {
  return rangeAlert(filter.range, maxDays);
}

/** How many days apart a range's dates may be: one day over the most is tolerated. */
export function longestSpan(maxDays = mostDays): number {
  return Math.min(maxDays || mostDays, mostDays) + 1;
}

/** Days since 1970-01-01; not a number for what is not a date of the calendar. */
export function dayNumber(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? Number.NaN
    : time / 86_400_000;
}

function requestOf({ report, company, filter, next }: ReportContext): ReportRequest {
  return { report, company, filter, cursor: next };
}
