import { assign, type EventObject, fromCallback, fromPromise, log, setup } from "xstate";
import type { ReportPage, ReportRequest } from "./report-request.ts";

/** A whole report that is on the screen: what it was asked with, and when it came. */
export type ShownReport = Omit<ReportRequest, "cursor"> & { fetchedAt: number | null };

/** What is asked anew, and whether a person wished it. */
export type RefreshRequest = ReportRequest & { isWished: boolean };

export type RefreshContext = {
  shown: ShownReport | null;
  /** Whether its range goes on. */
  isRunning: boolean;
  /** Whether a person wished what is asked. */
  isWished: boolean;
  /** What came in place of what is shown. */
  page: ReportPage | null;
  /** Whether what was asked last did not come. */
  hasFailed: boolean;
  /** In milliseconds, where the service said how long to wait. */
  wait: number;
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
  hasFailed: false,
  wait: 0,
};

export const refreshMachine = setup({
  types: {
    context: {} as RefreshContext,
    events: {} as RefreshEvent,
    meta: {} as { section: string },
    tags: {} as "asking",
  },
  actors: {
    loadAnew: fromPromise<ReportPage, RefreshRequest>(async () => unfilled("loadAnew")),
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
    showPage: assign((_, page: ReportPage) => ({ page, hasFailed: false, wait: 0 })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      hasFailed: true,
      wait: 1000 * ((error as { retryAfter?: number | null } | null)?.retryAfter ?? 0),
    })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isRunning: ({ context }) => context.isRunning,
  },
  delays: {
    interval: ({ context }) => Math.min(Math.max(twoMinutes, context.wait), 2 ** 31 - 1),
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
          description: "Two minutes are over, or as many as the service asked for.",
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
        onError: {
          target: "resting",
          actions: [
            { type: "noteFailure", params: ({ event }) => event },
            { type: "logFailure", params: ({ event }) => event },
          ],
          description: "The older rows stay, and the screen says so.",
        },
      },
    },
  },
});

function requestOf({ shown, isWished }: RefreshContext): RefreshRequest {
  const { report, company, filter } = shown as ShownReport;
  return { report, company, filter, cursor: null, isWished };
}

function unfilled(hole: string): never {
  throw new Error(`refresh: ${hole} is not provided`);
}
