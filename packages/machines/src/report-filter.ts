import { assign, fromCallback, sendTo, setup } from "xstate";
import type { reportMachine } from "./report.ts";
import type { DateRange, Filter, ReportRequest } from "./report-request.ts";

export type ReportFilterInput = Pick<ReportRequest, "report" | "company" | "filter"> & {
  /** The most days of a range, where they are fewer than for all. */
  maxDays?: number;
  /** Fields without which nothing is asked. */
  required?: readonly string[];
};

export type ReportFilterContext = Required<ReportFilterInput> & { alert: string | null };

export type ReportFilterEvent =
  | { type: "filter.opened" }
  | { type: "filter.closed" }
  | { type: "filter.applied"; filter: Filter }
  | { type: "address.changed"; filter: Filter };

const validated = { section: "specification: §5 Validation rules" };
const designed = { section: "left open: Reports" };

export const reportFilterMachine = setup({
  types: {
    context: {} as ReportFilterContext,
    events: {} as ReportFilterEvent,
    input: {} as ReportFilterInput | undefined,
    children: {} as { report: "report" },
    meta: {} as { section: string },
    tags: {} as "open",
  },
  actors: {
    report: fromCallback(({ receive }) =>
      receive(() => {
        throw new Error("reportFilter: report is not provided");
      }),
    ) as unknown as typeof reportMachine,
  },
  actions: {
    commitFilter: assign((_, filter: Filter) => ({ filter })),
    raiseAlert: assign(({ context }, filter: Filter) => ({
      alert: rangeAlert(filter.range, context.maxDays),
    })),
    clearAlert: assign({ alert: null }),
    askReport: sendTo("report", ({ context: { filter } }) => ({ type: "filter.accepted", filter })),
    skipReport: sendTo("report", { type: "filter.refused" }),
  },
  guards: {
    isRangeRefused: ({ context }, filter: Filter) =>
      rangeAlert(filter.range, context.maxDays) !== null,
    isOther: ({ context }, filter: Filter) =>
      JSON.stringify(filter) !== JSON.stringify(context.filter),
    isIncomplete: ({ context }, filter: Filter) =>
      context.required.some((field) => !filter.fields[field]?.trim()),
  },
}).createMachine({
  id: "reportFilter",
  description: "The filter of a report. It starts the report, and says what that may ask.",
  meta: validated,
  context: ({ input }) => ({
    report: input?.report ?? "",
    company: input?.company ?? "",
    filter: input?.filter ?? { range: null, fields: {} },
    maxDays: input?.maxDays ?? mostDays,
    required: input?.required ?? [],
    alert: null,
  }),
  invoke: {
    id: "report",
    src: "report",
    input: ({ context: { report, company } }) => ({ report, company }),
    onError: { description: "Without it nothing can be asked." },
  },
  initial: "deciding",
  on: {
    "filter.applied": [
      {
        guard: { type: "isRangeRefused", params: ({ event }) => event.filter },
        target: ".rejected",
        actions: { type: "raiseAlert", params: ({ event }) => event.filter },
        description: "The range is refused: an alert, and the report stays as it is.",
      },
      {
        target: ".deciding",
        actions: { type: "commitFilter", params: ({ event }) => event.filter },
        description: "The range is accepted.",
      },
    ],
    "address.changed": {
      guard: { type: "isOther", params: ({ event }) => event.filter },
      target: ".deciding",
      actions: { type: "commitFilter", params: ({ event }) => event.filter },
      description: "The address names another filter.",
      meta: designed,
    },
  },
  states: {
    deciding: {
      description: "Whether the filter may be asked: it may come out of an address.",
      meta: validated,
      entry: "clearAlert",
      always: [
        {
          guard: { type: "isRangeRefused", params: ({ context }) => context.filter },
          target: "rejected",
          actions: [{ type: "raiseAlert", params: ({ context }) => context.filter }, "skipReport"],
          description: "The range is refused: an alert, and the fetch is skipped.",
        },
        {
          guard: { type: "isIncomplete", params: ({ context }) => context.filter },
          target: "closed",
          actions: "skipReport",
          description: "A field that the report needs is missing.",
          meta: designed,
        },
        {
          target: "closed",
          actions: "askReport",
          description: "The report is asked.",
          meta: { section: "specification: §7 The calls it makes" },
        },
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
      meta: { section: "specification: §2 Offline counter report" },
      tags: "open",
      on: {
        "filter.closed": {
          target: "closed",
          description: "The dialog is closed without a change.",
          meta: designed,
        },
      },
    },
    rejected: {
      description: "The dialog is open with an alert.",
      meta: validated,
      tags: "open",
      on: {
        "filter.closed": {
          target: "closed",
          actions: "clearAlert",
          description: "The dialog is left and the refused range with it.",
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
export function refusalOf({ filter, maxDays }: ReportFilterContext): string | null {
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
