// Generated from packages/machines/src/reports/filter.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, setup } from "xstate";

/** The text to alert, or null where the range may be fetched. */
function rangeAlert(range, maxDays = 31) {
  if (!range) return null;
  const days = dayNumber(range.to) - dayNumber(range.from);
  if (days > maxRangeSpan(maxDays)) return `Maximum ${maxRangeSpan(maxDays) - 1} days`;
  return days >= 0 ? null : "From date must be lesser than to date";
}

/** How many days apart a range's dates may be: one day over the most is tolerated. */
function maxRangeSpan(maxDays = 31) {
  return Math.min(maxDays || 31, 31) + 1;
}

/** Days since 1970-01-01; not a number for what is not a date of the calendar. */
function dayNumber(date) {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? NaN
    : time / 864e5;
}

/** Whether two filters ask for the same rows. */
function isSameFilter(one, other) {
  const { from, to } = one.range ?? {};
  const fields = Object.keys({ ...one.fields, ...other.fields });
  return (
    from === other.range?.from &&
    to === other.range?.to &&
    fields.every((field) => (one.fields[field] ?? "") === (other.fields[field] ?? ""))
  );
}

const filterMachine = setup({
  actions: {
    commitFilter: assign((_, filter) => ({ filter })),
    raiseAlert: assign(({ context }, filter) => ({
      alert: rangeAlert(filter.range, context.maxDays),
    })),
    clearAlert: assign({ alert: null }),
    accept: assign(() => ({ decision: { isAccepted: true } })),
    refuse: assign(() => ({ decision: { isAccepted: false } })),
  },
  guards: {
    isRangeRefused: ({ context }, filter) => rangeAlert(filter.range, context.maxDays) !== null,
    isOther: ({ context }, filter) => !isSameFilter(filter, context.filter),
    isIncomplete: ({ context }, filter) =>
      context.required.some((field) => !filter.fields[field]?.trim()),
  },
}).createMachine({
  id: "filter",
  description: "The filter of a report. It decides what may be asked.",
  meta: { section: "specification: §5 Validation rules" },
  context: ({ input }) => ({
    filter: input?.filter ?? { range: null, fields: {} },
    maxDays: input?.maxDays || 31,
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
      meta: { section: "product decision: Reports" },
    },
  },
  states: {
    deciding: {
      description: "Whether the filter may be asked: it may come out of an address.",
      meta: { section: "specification: §5 Validation rules" },
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
          meta: { section: "product decision: Reports" },
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
      meta: { section: "product decision: Reports" },
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
          meta: { section: "product decision: Reports" },
        },
      },
    },
    rejected: {
      description: "The dialog is open with an alert.",
      meta: { section: "specification: §5 Validation rules" },
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
function refusalOf({ filter, maxDays }) {
  return rangeAlert(filter.range, maxDays);
}

export { filterMachine, refusalOf };
