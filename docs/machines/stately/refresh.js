// Generated from packages/machines/src/refresh.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

const twoMinutes = 12e4;

const nothing = { shown: null, isRunning: false, isWished: false, page: null, failure: null };

const refreshMachine = setup({
  actors: {
    loadAnew: fromPromise(async () => unfilled("loadAnew")),
    awaitQuiet: fromCallback(() => unfilled("awaitQuiet")),
  },
  actions: {
    noteShown: assign((_, { shown, isRunning }) => ({ ...nothing, shown, isRunning })),
    forgetShown: assign(nothing),
    noteWish: assign((_, wish) => wish),
    noteEnd: assign({ isRunning: false }),
    showPage: assign((_, page) => ({ page, failure: null })),
    noteFailure: assign((_, { error }) => ({ failure: failureOf(error) })),
    logFailure: log((_, { error }) => (error instanceof Error ? error.message : String(error))),
  },
  guards: {
    isRunning: ({ context }) => context.isRunning,
    isToldToWait: (_, { error }) => Boolean(failureOf(error).retryAfter),
  },
  delays: {
    interval: ({ context }) => Math.max(0, twoMinutes - waitOf(context)),
    retryAfter: ({ context }) => Math.min(waitOf(context), longestDelay),
  },
}).createMachine({
  id: "refresh",
  description: "What is on the screen is asked anew, and stays there meanwhile.",
  meta: { section: "left open: Refreshing" },
  context: { shown: null, isRunning: false, isWished: false, page: null, failure: null },
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
    unshown: {
      description: "There are no rows to be asked anew.",
      meta: { section: "left open: Refreshing" },
    },
    resting: {
      description: "The rows are as new as they have to be.",
      meta: { section: "left open: Refreshing" },
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
      meta: { section: "left open: Refreshing" },
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
      meta: { section: "left open: Refreshing" },
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
      meta: { section: "left open: Refreshing" },
      on: { "refresh.wanted": { description: "It is too early." } },
      after: { retryAfter: { target: "resting", description: "The time is over." } },
    },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function waitOf({ failure }) {
  return 1e3 * (failure?.retryAfter ?? 0);
}

function failureOf(error) {
  const { status = null, retryAfter = null } = { ...error };
  return { status, retryAfter };
}

function requestOf({ shown, isWished }) {
  const { report, company, filter } = shown;
  return { report, company, filter, cursor: null, isWished };
}

function unfilled(hole) {
  throw new Error(`refresh: ${hole} is not provided`);
}

export { refreshMachine };
