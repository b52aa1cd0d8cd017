import { assign, type EventObject, fromCallback, fromPromise, log, setup } from "xstate";
import type { ReportFailure, ReportPage, ReportRequest, WishedRequest } from "./report-request.ts";

/** A whole report that is on the screen: what it was asked with, and when it came. */
export type ShownReport = Omit<ReportRequest, "cursor"> & { fetchedAt: number | null };

export type RefreshContext = {
  shown: ShownReport | null;
  /** Whether its range goes on. */
  isRunning: boolean;
  /** Whether a person wished what is asked. */
  isWished: boolean;
  /** What came in place of what is shown. */
  page: ReportPage | null;
  /** Why what was asked last did not come; null where it did. */
  failure: ReportFailure | null;
};

export type RefreshEvent =
  | { type: "report.shown"; shown: ShownReport; isRunning: boolean }
  | { type: "report.left" }
  | { type: "range.ended" }
  | { type: "quiet.found" }
  | { type: "refresh.wanted" };

const designed = { section: "left open: Refreshing" };
const twoMinutes = 120_000;
const nothing: RefreshContext = {
  shown: null,
  isRunning: false,
  isWished: false,
  page: null,
  failure: null,
};

export const refreshMachine = setup({
  types: {
    context: {} as RefreshContext,
    events: {} as RefreshEvent,
    meta: {} as { section: string },
    tags: {} as "asking",
  },
  actors: {
    loadAnew: fromPromise<ReportPage, WishedRequest>(async () => unfilled("loadAnew")),
    awaitQuiet: fromCallback<EventObject>(() => unfilled("awaitQuiet")),
  },
  actions: {
    noteShown: assign((_, { shown, isRunning }: Pick<RefreshContext, "shown" | "isRunning">) => ({
      ...nothing,
      shown,
      isRunning,
    })),
    forgetShown: assign(nothing),
    noteWish: assign((_, wish: { isWished: boolean }) => wish),
    noteEnd: assign({ isRunning: false }),
    showPage: assign((_, page: ReportPage) => ({ page, failure: null })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isRunning: ({ context }) => context.isRunning,
    isToldToWait: (_, { error }: { error: unknown }) => Boolean(failureOf(error).retryAfter),
  },
  delays: {
    // What the service asked to wait is over before.
    interval: ({ context }) => Math.max(0, twoMinutes - waitOf(context)),
    retryAfter: ({ context }) => Math.min(waitOf(context), longestDelay),
  },
}).createMachine({
  id: "refresh",
  description: "What is on the screen is asked anew, and stays there meanwhile.",
  meta: designed,
  context: nothing,
  initial: "unshown",
  on: {
    "report.shown": {
      target: ".resting",
      actions: { type: "noteShown", params: ({ event }) => event },
      description: "The rows of a report have come. What was asked anew before is dropped.",
    },
    "report.left": {
      target: ".unshown",
      actions: "forgetShown",
      description: "The report is left, or asked with another filter. A request is aborted.",
    },
    "range.ended": {
      actions: "noteEnd",
      description: "What is shown was asked after the end of its range: it changes no more.",
    },
  },
  states: {
    unshown: { description: "There are no rows to be asked anew.", meta: designed },
    resting: {
      description: "The rows are as new as they have to be.",
      meta: designed,
      on: {
        "refresh.wanted": {
          target: "asking",
          actions: { type: "noteWish", params: { isWished: true } },
          description: "Refresh is pressed.",
        },
      },
      after: {
        interval: {
          guard: "isRunning",
          target: "due",
          description: "Two minutes are over, or more that the service asked to wait.",
        },
      },
    },
    due: {
      description: "The rows are asked anew as soon as that disturbs nobody.",
      meta: designed,
      invoke: {
        id: "awaitQuiet",
        src: "awaitQuiet",
        onError: { description: "Without it only Refresh asks." },
      },
      on: {
        "quiet.found": {
          target: "asking",
          actions: { type: "noteWish", params: { isWished: false } },
          description:
            "The page is looked at, the browser is online, and nobody types or has anything open.",
        },
        "refresh.wanted": {
          target: "asking",
          actions: { type: "noteWish", params: { isWished: true } },
          description: "Refresh is pressed.",
        },
      },
    },
    asking: {
      description: "The rows are on their way. The older ones stay on the screen.",
      meta: designed,
      tags: "asking",
      invoke: {
        id: "loadAnew",
        src: "loadAnew",
        input: ({ context }) => requestOf(context),
        onDone: {
          target: "resting",
          actions: { type: "showPage", params: ({ event }) => event.output },
          description: "The rows take the place of the older ones.",
        },
        onError: [
          {
            guard: { type: "isToldToWait", params: ({ event }) => event },
            target: "delayed",
            actions: [
              { type: "noteFailure", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
            description: "The service says how long to wait. The older rows stay.",
          },
          {
            target: "resting",
            actions: [
              { type: "noteFailure", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
            description: "The older rows stay, and the screen says what happened.",
          },
        ],
      },
    },
    delayed: {
      description: "The service said how long to wait.",
      meta: designed,
      on: { "refresh.wanted": { description: "It is too early." } },
      after: { retryAfter: { target: "resting", description: "The time is over." } },
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function waitOf({ failure }: RefreshContext): number {
  return 1000 * (failure?.retryAfter ?? 0);
}

function failureOf(error: unknown): ReportFailure {
  const { status = null, retryAfter = null } = { ...(error as Partial<ReportFailure>) };
  return { status, retryAfter };
}

function requestOf({ shown, isWished }: RefreshContext): WishedRequest {
  const { report, company, filter } = shown as ShownReport;
  return { report, company, filter, cursor: null, isWished };
}

function unfilled(hole: string): never {
  throw new Error(`refresh: ${hole} is not provided`);
}
