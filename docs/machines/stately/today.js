// Generated from packages/machines/src/reports/today.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const todayMachine = setup({
  actors: {
    loadToday: fromPromise(async () => notProvided("today", "loadToday")),
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
    keepDay: assign(({ context }, { day, fetchedAt }) => ({
      day,
      fetchedAt,
      failure: null,
      isByUser: false,
      awaitedAt: isAwaited(context) ? fetchedAt : context.awaitedAt,
    })),
    noteFailure: assign((_, { error }) => ({ failure: failureOf(error), isByUser: false })),
    logFailure: log((_, { error }) => (error instanceof Error ? error.message : String(error))),
  },
  guards: {
    isLookedAt: ({ context: { isWatched, isHidden, isOffline } }) =>
      isWatched && !isHidden && !isOffline,
    isCutOff: ({ context }, { error }) => context.isOffline && failureOf(error).status === null,
    isToldToWait: (_, { error }) => Boolean(failureOf(error).retryAfter),
  },
  delays: {
    minute: 6e4,
    retryAfter: ({ context }) => Math.min(1e3 * Number(context.failure?.retryAfter), longestDelay),
  },
}).createMachine({
  id: "today",
  description: "How the running day goes in every company, while someone looks at it.",
  meta: { section: "product decision: The running day" },
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
      meta: { section: "product decision: The connection" },
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What is due is requested.",
      meta: { section: "product decision: The connection" },
    },
  },
  initial: "due",
  states: {
    due: {
      description: "New figures are wanted as soon as someone looks, online.",
      meta: { section: "product decision: The running day" },
      always: { guard: "isLookedAt", target: "asking", description: "Someone looks." },
    },
    asking: {
      description: "The figures are on their way. Those that are shown stay.",
      meta: { section: "product decision: The running day" },
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
            meta: { section: "product decision: The connection" },
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
      meta: { section: "product decision: The running day" },
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
      meta: { section: "product decision: The running day" },
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
      meta: { section: "product decision: The running day" },
      on: { "day.refreshed": { description: "It is too early." } },
      after: { retryAfter: { target: "due", description: "The time is over." } },
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function isAwaited({ day, failure, isByUser }) {
  return day === null || failure !== null || isByUser;
}

function failureOf(error) {
  const { status = null, retryAfter = null } = { ...error };
  return { status, retryAfter };
}

export { todayMachine };
