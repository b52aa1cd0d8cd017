// Generated from packages/machines/src/reports/all-pages.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const limit = 500;

const allPagesMachine = setup({
  actors: {
    loadPage: fromPromise(async () => notProvided("allPages", "loadPage")),
    followConnection: fromCallback(() => notProvided("allPages", "followConnection")),
  },
  actions: {
    begin: assign({ pages: [] }),
    forget: assign({ pages: [], all: null }),
    addPage: assign(({ context: { pages } }, page) => ({ pages: [...pages, page] })),
    joinPages: assign(({ context: { pages, list } }, newest) => {
      const [first] = pages;
      return {
        all: {
          rows: eachOnce(
            pages.flatMap(({ rows }) => rows),
            list.key,
          ),
          fetchedAt: first.fetchedAt,
          hasChanged: newest !== null && JSON.stringify(newest.rows) !== JSON.stringify(first.rows),
        },
      };
    }),
    noteLost: assign({ isOffline: true }),
    noteRestored: assign({ isOffline: false }),
    logFailure: log((_, { error }) => (error instanceof Error ? error.message : String(error))),
  },
  guards: {
    isCircle: ({ context: { pages } }) => {
      const next = pages.at(-1)?.next ?? null;
      return next !== null && pages.slice(0, -1).some((page) => page.next === next);
    },
    isOnly: ({ context: { pages } }) => pages.length === 1 && pages[0]?.next === null,
    mayFetch: ({ context: { pages, isOffline } }) => !isOffline && pages.at(-1)?.next !== null,
    mayCheck: ({ context: { pages, isOffline } }) => !isOffline && pages.at(-1)?.next === null,
    isCutOff: ({ context }, { error }) => context.isOffline && isUnanswered(error),
  },
}).createMachine({
  id: "allPages",
  description: "All pages of a list, to search it, sort it, or export it.",
  meta: { section: "product decision: Whole lists" },
  context: ({ input }) => ({
    list: input,
    pages: [],
    all: null,
    isOffline: input?.isOffline ?? false,
  }),
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the connection counts as there." },
  },
  initial: "idle",
  on: {
    "pages.dropped": {
      target: ".idle",
      actions: "forget",
      description: "Nobody needs them any more. A request is aborted.",
    },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be requested for now.",
      meta: { section: "product decision: The connection" },
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: { section: "product decision: The connection" },
    },
  },
  states: {
    idle: {
      description: "The pages that were scrolled to are enough.",
      meta: { section: "product decision: Whole lists" },
      on: {
        "pages.requested": {
          target: "loading",
          actions: "begin",
          description: "Somebody needs all rows: every page is fetched.",
        },
      },
    },
    loading: {
      description: "The pages come one after another.",
      meta: { section: "product decision: Whole lists" },
      on: { "pages.cancelled": { target: "cancelled", description: "A request is aborted." } },
      initial: "waiting",
      states: {
        waiting: {
          description: "Offline, the next request is made when the connection is back.",
          meta: { section: "product decision: The connection" },
          always: [
            { guard: "mayFetch", target: "fetching", description: "A page is missing." },
            { guard: "mayCheck", target: "checking", description: "The last page has come." },
          ],
        },
        fetching: {
          description: "A page is on its way.",
          meta: { section: "product decision: Whole lists" },
          invoke: {
            id: "loadPage",
            src: "loadPage",
            input: ({ context: { list, pages } }) => requestOf(list, pages.at(-1)?.next ?? null),
            onDone: {
              target: "deciding",
              actions: { type: "addPage", params: ({ event }) => event.output },
              description: "The page arrives.",
            },
            onError: [
              {
                guard: { type: "isCutOff", params: ({ event }) => event },
                target: "waiting",
                description: "The connection was lost meanwhile.",
                meta: { section: "product decision: The connection" },
              },
              {
                target: "#allPages.failed",
                actions: { type: "logFailure", params: ({ event }) => event },
                description: "The page cannot be had: the rows would not be all.",
              },
            ],
          },
        },
        deciding: {
          description: "Whether more has to be requested.",
          meta: { section: "product decision: Whole lists" },
          always: [
            {
              guard: "isCircle",
              target: "#allPages.failed",
              description: "The host leads round in a circle.",
            },
            {
              guard: "isOnly",
              target: "#allPages.loaded",
              actions: { type: "joinPages", params: null },
              description: "One page holds everything.",
            },
            {
              target: "waiting",
              description: "There is a next page, or it was the last of several.",
            },
          ],
        },
        checking: {
          description:
            "The newest page is requested once more, as records may have come meanwhile.",
          meta: { section: "product decision: Whole lists" },
          invoke: {
            id: "loadNewest",
            src: "loadPage",
            input: ({ context: { list } }) => requestOf(list, null),
            onDone: {
              target: "#allPages.loaded",
              actions: { type: "joinPages", params: ({ event }) => event.output },
              description: "It is the same, or it is noted that it is not.",
            },
            onError: [
              {
                guard: { type: "isCutOff", params: ({ event }) => event },
                target: "waiting",
                description: "The connection was lost meanwhile.",
                meta: { section: "product decision: The connection" },
              },
              {
                target: "#allPages.failed",
                actions: { type: "logFailure", params: ({ event }) => event },
                description: "Whether the rows are all cannot be said.",
              },
            ],
          },
        },
      },
    },
    loaded: {
      description: "Every record is there once.",
      meta: { section: "product decision: Whole lists" },
      on: {
        "pages.requested": {
          target: "loading",
          actions: "begin",
          description: "Every page is fetched again. What is there stays until all have come.",
        },
      },
    },
    cancelled: {
      description: "Not all rows are wanted any more: those that are there stay.",
      meta: { section: "product decision: Whole lists" },
      on: {
        "pages.requested": {
          target: "loading",
          actions: "begin",
          description: "Every page is fetched again.",
        },
      },
    },
    failed: {
      description: "Not all rows can be had: those that are there stay.",
      meta: { section: "product decision: Whole lists" },
      on: {
        "pages.requested": {
          target: "loading",
          actions: "begin",
          description: "Every page is fetched again.",
        },
      },
    },
  },
});

/** Whether a request failed without an answer. */
function isUnanswered(error) {
  const { status = null } = { ...error };
  return status === null;
}

function requestOf({ operation, company, filter }, cursor) {
  return { operation, company, filter, cursor, limit };
}

/** A record that moved to another page meanwhile keeps its place, as it was seen last. */
function eachOnce(rows, key) {
  return [...new Map(rows.map((row) => [keyOf(row, key) ?? row, row])).values()];
}

function keyOf(row, key) {
  return typeof row === "object" && row !== null ? row[key] : void 0;
}

export { allPagesMachine };
