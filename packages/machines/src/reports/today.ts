import { assign, fromCallback, fromPromise, log, setup } from "xstate";
import type { ConnectionEvent } from "../connection.ts";
import { notProvided } from "../not-provided.ts";
import type { ReportFailure } from "./report-request.ts";

/** What the host said of the running day, and when it came, in milliseconds. */
export type TodayAnswer = { day: unknown; fetchedAt: number };

export type TodayContext = {
  day: unknown;
  fetchedAt: number | null;
  /** Why the last request failed; null once figures came. */
  failure: ReportFailure | null;
  /** When the figures came that a person waited for: the first, those asked for, those after a failure. */
  awaitedAt: number | null;
  isWatched: boolean;
  isHidden: boolean;
  isOffline: boolean;
  /** Whether a person asked for what is requested next. */
  isByUser: boolean;
};

export type TodayEvent =
  | { type: "day.watched" }
  | { type: "day.left" }
  | { type: "day.refreshed" }
  | { type: "tab.hidden" }
  | { type: "tab.shown" }
  | ConnectionEvent;

const designed = { section: "product decision: The running day" };
const unconnected = { section: "product decision: The connection" };

export const todayMachine = setup({
  types: {
    context: {} as TodayContext,
    events: {} as TodayEvent,
    meta: {} as { section: string },
    tags: {} as "refreshing",
  },
  actors: {
    loadToday: fromPromise<TodayAnswer>(async () => notProvided("today", "loadToday")),
    followConnection: fromCallback(() => notProvided("today", "followConnection")),
    followVisibility: fromCallback(() => notProvided("today", "followVisibility")),
  },
  actions: {
    noteWatched: assign({ isWatched: true }),
    noteLeft: assign({ isWatched: false }),
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    noteByUser: assign({ isByUser: true }),
    keepDay: assign(({ context }, { day, fetchedAt }: TodayAnswer) => ({
      day,
      fetchedAt,
      failure: null,
      isByUser: false,
      awaitedAt: isAwaited(context) ? fetchedAt : context.awaitedAt,
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      isByUser: false,
    })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isLookedAt: ({ context: { isWatched, isHidden, isOffline } }) =>
      isWatched && !isHidden && !isOffline,
    isCutOff: ({ context }, { error }: { error: unknown }) =>
      context.isOffline && failureOf(error).status === null,
    isToldToWait: (_, { error }: { error: unknown }) => Boolean(failureOf(error).retryAfter),
  },
  delays: {
    minute: 60_000,
    // Nothing waits but after a failure that says for how long.
    retryAfter: ({ context }) => Math.min(1000 * Number(context.failure?.retryAfter), longestDelay),
  },
}).createMachine({
  id: "today",
  description: "How the running day goes in every company, while someone looks at it.",
  meta: designed,
  context: {
    day: null,
    fetchedAt: null,
    failure: null,
    awaitedAt: null,
    isWatched: false,
    isHidden: false,
    isOffline: false,
    isByUser: false,
  },
  invoke: [
    {
      id: "followConnection",
      src: "followConnection",
      onError: { description: "Without it the connection counts as there." },
    },
    {
      id: "followVisibility",
      src: "followVisibility",
      onError: { description: "Without it the tab counts as shown." },
    },
  ],
  on: {
    "day.watched": { actions: "noteWatched", description: "A screen shows the day." },
    "day.left": { actions: "noteLeft", description: "No screen shows it. What is known stays." },
    "tab.hidden": { actions: "noteHidden", description: "The tab is behind others." },
    "tab.shown": { actions: "noteShown", description: "The tab is in front again." },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be asked for now.",
      meta: unconnected,
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What is due is requested.",
      meta: unconnected,
    },
  },
  initial: "due",
  states: {
    due: {
      description: "New figures are wanted as soon as someone looks, online.",
      meta: designed,
      always: { guard: "isLookedAt", target: "asking", description: "Someone looks." },
    },
    asking: {
      description: "The figures are on their way. Those that are shown stay.",
      meta: designed,
      tags: "refreshing",
      on: {
        "day.refreshed": { actions: "noteByUser", description: "They are on their way already." },
      },
      invoke: {
        id: "loadToday",
        src: "loadToday",
        onDone: {
          target: "fresh",
          actions: { type: "keepDay", params: ({ event }) => event.output },
          description: "The figures arrive.",
        },
        onError: [
          {
            guard: { type: "isCutOff", params: ({ event }) => event },
            target: "due",
            description: "The connection was lost meanwhile.",
            meta: unconnected,
          },
          {
            guard: { type: "isToldToWait", params: ({ event }) => event },
            target: "delayed",
            actions: [
              { type: "noteFailure", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
            description: "The service says how long to wait. What is shown stays.",
          },
          {
            target: "failed",
            actions: [
              { type: "noteFailure", params: ({ event }) => event },
              { type: "logFailure", params: ({ event }) => event },
            ],
            description: "It failed. What is shown stays, and says since when.",
          },
        ],
      },
    },
    fresh: {
      description: "The figures are less than a minute old.",
      meta: designed,
      on: {
        "day.refreshed": {
          target: "due",
          actions: "noteByUser",
          description: "A person wants them now.",
        },
      },
      after: { minute: { target: "due", description: "A minute is over." } },
    },
    failed: {
      description: "The last request failed.",
      meta: designed,
      on: {
        "day.refreshed": {
          target: "due",
          actions: "noteByUser",
          description: "A person tries again.",
        },
      },
      after: { minute: { target: "due", description: "A minute later it is tried again." } },
    },
    delayed: {
      description: "The service said how long to wait.",
      meta: designed,
      on: { "day.refreshed": { description: "It is too early." } },
      after: { retryAfter: { target: "due", description: "The time is over." } },
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function isAwaited({ day, failure, isByUser }: TodayContext): boolean {
  return day === null || failure !== null || isByUser;
}

function failureOf(error: unknown): ReportFailure {
  const { status = null, retryAfter = null } = { ...(error as Partial<ReportFailure>) };
  return { status, retryAfter };
}
