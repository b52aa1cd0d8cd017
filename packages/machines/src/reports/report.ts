import { assign, fromPromise, fromTransition, log, type SnapshotFrom, sendTo, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { allPagesMachine } from "./all-pages.ts";
import type { comparisonMachine } from "./comparison.ts";
import type { filterMachine } from "./filter.ts";
import type { refreshMachine } from "./refresh.ts";
import type {
  ComparisonChoice,
  ReportChildren,
  ReportContext,
  ReportEvent,
  ReportInput,
} from "./report-events.ts";
import type { Filter, RefreshedReport, RefreshRequest, ReportFailure } from "./report-request.ts";
import type { rowsMachine } from "./rows.ts";

const called = { section: "specification: §7 The calls it makes" };
const validated = { section: "specification: §5 Validation rules" };
const refreshed = { section: "product decision: Refreshing" };
const paged = { section: "product decision: Whole lists" };

type Decided = SnapshotFrom<typeof filterMachine>;
type Rows = SnapshotFrom<typeof rowsMachine>;
type Comparison = SnapshotFrom<typeof comparisonMachine>;
type Failed = { error: unknown };
type Refreshing = { output: { isByUser: boolean } };

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as ReportInput,
    children: {} as ReportChildren,
    meta: {} as { section: string },
  },
  actors: {
    filter: part("filter") as unknown as typeof filterMachine,
    rows: part("rows") as unknown as typeof rowsMachine,
    comparison: part("comparison") as unknown as typeof comparisonMachine,
    refresh: part("refresh") as unknown as typeof refreshMachine,
    refreshRows: fromPromise<RefreshedReport, RefreshRequest>(async () =>
      notProvided("report", "refreshRows"),
    ),
    allPages: part("allPages") as unknown as typeof allPagesMachine,
  },
  actions: {
    noteDecision: assign((_, { context: { decision } }: Decided) => ({ decision })),
    askRows: sendTo("rows", (_, { context: { filter } }: Decided) => ({
      type: "filter.accepted",
      filter,
    })),
    skipRows: sendTo("rows", { type: "filter.refused" }),
    askRowsAgain: sendTo("rows", { type: "report.refreshed" }),
    noteRows: assign((_, rows: Rows) => ({
      asked: rows.context.filter,
      fetchedAt: rows.context.fetchedAt,
      isOffline: rows.context.isOffline,
    })),
    wantRefresh: sendTo("refresh", { type: "refresh.requested" }),
    renewRows: sendTo("rows", (_, { page }: RefreshedReport) => ({ type: "rows.renewed", page })),
    renewComparison: sendTo("comparison", (_, { compared }: RefreshedReport) => ({
      type: "comparison.renewed",
      compared,
    })),
    noteRefresh: assign((_, { page: { fetchedAt } }: RefreshedReport) => ({ fetchedAt })),
    noteFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    logFailure: log((_, { error }: Failed) => (error instanceof Error ? error.message : error)),
    noteComparing: assign((_, { comparing, isByUser }: ComparisonChoice) => ({
      comparing: { comparing, isByUser },
    })),
    forgetComparing: assign({ comparing: null }),
    noteCompared: assign((_, { context }: Comparison) => ({
      isCompared: context.compared !== null,
    })),
    askComparison: sendTo("comparison", ({ context: { operation, company, asked, comparing } }) =>
      asked && comparing
        ? {
            type: "comparison.requested",
            request: { operation, company, filter: asked, ...comparing },
          }
        : { type: "comparison.dropped" },
    ),
    chooseComparison: sendTo("comparison", (_, { isByUser }: ComparisonChoice) => ({
      type: "comparison.chosen",
      isByUser,
    })),
  },
  guards: {
    isAccepted: ({ context }, { context: { decision } }: Decided) =>
      decision !== context.decision && decision?.isAccepted === true,
    isRefused: ({ context }, { context: { decision } }: Decided) => decision !== context.decision,
    isAskedOtherwise: ({ context }, { context: { filter } }: Rows) =>
      context.comparing !== null && filter !== context.asked,
    isCompared: ({ context }, { comparing }: ComparisonChoice) =>
      context.comparing?.comparing === comparing,
    isAnswered: ({ context }) => context.fetchedAt !== null,
    isAnsweredInPages: ({ context }) => context.fetchedAt !== null && context.key !== null,
    isGone: ({ context }) => context.fetchedAt === null,
    staysOnRefresh: ({ context }) => context.staysOnRefresh && !context.isOffline,
  },
}).createMachine({
  id: "report",
  description: "A report or list: its filter, its rows, and what is done with them.",
  meta: called,
  context: ({ input }) => ({
    maxDays: 0,
    required: [],
    key: null,
    staysOnRefresh: false,
    ...input,
    decision: null,
    asked: null,
    fetchedAt: null,
    isOffline: false,
    failure: null,
    comparing: null,
    isCompared: false,
  }),
  invoke: [
    {
      id: "rows",
      src: "rows",
      input: ({ context: { operation, company } }) => ({ operation, company }),
      onSnapshot: [
        {
          guard: { type: "isAskedOtherwise", params: ({ event }) => event.snapshot },
          actions: [{ type: "noteRows", params: ({ event }) => event.snapshot }, "askComparison"],
          description: "Another filter is requested, or none, and so is the range to compare with.",
        },
        {
          actions: { type: "noteRows", params: ({ event }) => event.snapshot },
          description: "Rows are requested, come, fail, or go.",
        },
      ],
    },
    {
      id: "comparison",
      src: "comparison",
      onSnapshot: {
        actions: { type: "noteCompared", params: ({ event }) => event.snapshot },
        description: "The compared range comes, or goes.",
      },
    },
    {
      id: "filter",
      src: "filter",
      input: ({ context: { filter, maxDays, required } }) => ({ filter, maxDays, required }),
      onSnapshot: [
        {
          guard: { type: "isAccepted", params: ({ event }) => event.snapshot },
          actions: [
            { type: "noteDecision", params: ({ event }) => event.snapshot },
            { type: "askRows", params: ({ event }) => event.snapshot },
          ],
          description: "The filter may be asked.",
        },
        {
          guard: { type: "isRefused", params: ({ event }) => event.snapshot },
          actions: [{ type: "noteDecision", params: ({ event }) => event.snapshot }, "skipRows"],
          description: "The filter may not be asked.",
          meta: validated,
        },
      ],
    },
  ],
  initial: "waiting",
  on: {
    "report.refreshed": {
      actions: "askRowsAgain",
      description: "The same filter is requested again; offline, once the connection is back.",
    },
    "comparison.requested": [
      {
        guard: { type: "isCompared", params: ({ event }) => event },
        actions: [
          { type: "noteComparing", params: ({ event }) => event },
          { type: "chooseComparison", params: ({ event }) => event },
        ],
        description: "It has been requested already, whether a person chose it or not.",
      },
      {
        actions: [{ type: "noteComparing", params: ({ event }) => event }, "askComparison"],
        description: "The range to compare with is requested, or will be with the first filter.",
      },
    ],
    "comparison.dropped": {
      actions: ["forgetComparing", "askComparison"],
      description: "The report is shown alone again.",
    },
  },
  states: {
    waiting: {
      description: "There are no rows yet, or none that may be shown.",
      meta: called,
      always: [
        { guard: "isAnsweredInPages", target: "pages", description: "The first page is there." },
        { guard: "isAnswered", target: "whole", description: "The report is there." },
      ],
    },
    pages: {
      description: "The pages of a list that were scrolled to are there, or all of them.",
      meta: paged,
      always: { guard: "isGone", target: "waiting", description: "Others are requested." },
      invoke: {
        id: "allPages",
        src: "allPages",
        input: ({ context: { operation, company, asked, key, isOffline } }) => ({
          ...{ operation, company, isOffline },
          filter: asked as Filter,
          key: key as string,
        }),
      },
    },
    whole: {
      description: "All rows of a report are there.",
      meta: refreshed,
      always: { guard: "isGone", target: "waiting", description: "Others are requested." },
      exit: "forgetFailure",
      initial: "settled",
      states: {
        settled: {
          description: "The rows can be asked again.",
          meta: refreshed,
          on: {
            "report.refreshed": {
              guard: "staysOnRefresh",
              actions: "wantRefresh",
              description: "Refresh is pressed. The rows stay, where they are online.",
            },
          },
          invoke: {
            id: "refresh",
            src: "refresh",
            input: ({ context: { asked, fetchedAt, failure } }) => ({
              range: asked?.range ?? null,
              ...{ fetchedAt, failure },
            }),
            onDone: {
              target: "refreshing",
              description: "Refresh was pressed, or the rows are two minutes old.",
            },
          },
        },
        refreshing: {
          description: "Newer rows are on their way. The older ones stay, and their comparison.",
          meta: refreshed,
          on: { "report.refreshed": { description: "They are on their way already." } },
          invoke: {
            id: "refreshRows",
            src: "refreshRows",
            input: ({ context, event }) => refreshOf(context, event),
            onDone: {
              target: "settled",
              actions: [
                "forgetFailure",
                { type: "noteRefresh", params: ({ event }) => event.output },
                { type: "renewRows", params: ({ event }) => event.output },
                { type: "renewComparison", params: ({ event }) => event.output },
              ],
              description: "Rows and comparison take the place of the older ones together.",
            },
            onError: {
              target: "settled",
              actions: [
                { type: "noteFailure", params: ({ event }) => event },
                { type: "logFailure", params: ({ event }) => event },
              ],
              description: "The older rows stay, and the screen says what happened.",
            },
          },
        },
      },
    },
  },
});

function refreshOf(context: ReportContext, event: object): RefreshRequest {
  const { operation, company, asked, comparing, isCompared } = context;
  return {
    ...{ operation, company, filter: asked as Filter },
    isByUser: (event as Refreshing).output.isByUser,
    comparing: comparing?.comparing ?? null,
    needsComparison: isCompared,
  };
}

function failureOf(error: unknown): ReportFailure {
  const { status = null, retryAfter = null } = { ...(error as Partial<ReportFailure>) };
  return { status, retryAfter };
}

/** Until it is provided, it fails as soon as it is told anything. */
function part(name: string) {
  const nothing = { decision: null, filter: null, fetchedAt: null, compared: null };
  return fromTransition(() => notProvided("report", name), nothing);
}
