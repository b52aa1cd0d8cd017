import { assign, setup } from "xstate";
import { maxRangeDays, rangeAlert } from "../time/date-range.ts";
import type { FilterContext, FilterEvent, FilterInput } from "./report-events.ts";
import type { Filter } from "./report-request.ts";
import { isSameFilter } from "./report-request.ts";

const validated = { section: "specification: §5 Validation rules" };
const designed = { section: "product decision: Reports" };

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as FilterInput | undefined,
    meta: {} as { section: string },
    tags: {} as "open",
  },
  actions: {
    commitFilter: assign((_, filter: Filter) => ({ filter })),
    raiseAlert: assign(({ context }, filter: Filter) => ({
      alert: rangeAlert(filter.range, context.maxDays),
    })),
    clearAlert: assign({ alert: null }),
    accept: assign(() => ({ decision: { isAccepted: true } })),
    refuse: assign(() => ({ decision: { isAccepted: false } })),
  },
  guards: {
    isRangeRefused: ({ context }, filter: Filter) =>
      rangeAlert(filter.range, context.maxDays) !== null,
    isOther: ({ context }, filter: Filter) => !isSameFilter(filter, context.filter),
    isIncomplete: ({ context }, filter: Filter) =>
      context.required.some((field) => !filter.fields[field]?.trim()),
  },
}).createMachine({
  id: "filter",
  description: "The filter of a report. It decides what may be asked.",
  meta: validated,
  context: ({ input }) => ({
    filter: input?.filter ?? { range: null, fields: {} },
    maxDays: input?.maxDays || maxRangeDays,
    required: input?.required ?? [],
    decision: null,
    alert: null,
  }),
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
          actions: [{ type: "raiseAlert", params: ({ context }) => context.filter }, "refuse"],
          description: "The range is refused: an alert, and the fetch is skipped.",
        },
        {
          guard: { type: "isIncomplete", params: ({ context }) => context.filter },
          target: "closed",
          actions: "refuse",
          description: "A field that the report needs is missing.",
          meta: designed,
        },
        {
          target: "closed",
          actions: "accept",
          description: "The report is requested.",
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

/** Why a report's own range may not be asked; null where it may. */
export function refusalOf({ filter, maxDays }: FilterContext): string | null {
  return rangeAlert(filter.range, maxDays);
}
