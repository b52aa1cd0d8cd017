// Generated from packages/machines/src/whole-list.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, log, setup } from "xstate";

const limit = 500;

const wholeListMachine = setup({
  actors: {
    loadPage: fromPromise(async () => unfilled("loadPage")),
    followConnection: fromCallback(() => unfilled("followConnection")),
  },
  actions: {
    begin: assign(({ context }, list) => ({
      list,
      pages: [],
      whole: isSame(list, context.list) ? context.whole : null,
    })),
    forget: assign({ list: null, pages: [], whole: null }),
    addPage: assign(({ context: { pages } }, page) => ({ pages: [...pages, page] })),
    joinPages: assign(({ context: { pages, list } }, newest) => {
      const [first] = pages;
      return {
        whole: {
          rows: eachOnce(
            pages.flatMap(({ rows }) => rows),
            list.key,
          ),
          fetchedAt: first.fetchedAt,
          hasChanged: newest !== null && !isSame(newest.rows, first.rows),
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
  id: "wholeList",
  description: "All pages of a list, for whoever searches it, sorts it or takes it along.",
  meta: { section: "left open: Whole lists" },
  context: { list: null, pages: [], whole: null, isOffline: false },
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the connection counts as there." },
  },
  initial: "unwanted",
  on: {
    "list.dropped": {
      target: ".unwanted",
      actions: "forget",
      description: "It is another one, or nobody needs it any more. A request is aborted.",
    },
    "connection.lost": {
      actions: "noteLost",
      description: "Nothing can be requested for now.",
      meta: { section: "left open: The connection" },
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: { section: "left open: The connection" },
    },
  },
  states: {
    unwanted: {
      description: "The pages that were scrolled to are enough.",
      meta: { section: "left open: Whole lists" },
      on: {
        "list.wanted": {
          target: "coming",
          actions: { type: "begin", params: ({ event }) => event.list },
          description: "Somebody needs all rows: every page is fetched.",
        },
      },
    },
    coming: {
      description: "The pages come one after another.",
      meta: { section: "left open: Whole lists" },
      on: { "list.cancelled": { target: "cancelled", description: "A request is aborted." } },
      initial: "waiting",
      states: {
        waiting: {
          description: "Offline, the next request is made when the connection is back.",
          meta: { section: "left open: The connection" },
          always: [
            { guard: "mayFetch", target: "fetching", description: "A page is missing." },
            { guard: "mayCheck", target: "checking", description: "The last page has come." },
          ],
        },
        fetching: {
          description: "A page is on its way.",
          meta: { section: "left open: Whole lists" },
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
                meta: { section: "left open: The connection" },
              },
              {
                target: "#wholeList.failed",
                actions: { type: "logFailure", params: ({ event }) => event },
                description: "The page cannot be had: the rows would not be all.",
              },
            ],
          },
        },
        deciding: {
          description: "Whether more has to be requested.",
          meta: { section: "left open: Whole lists" },
          always: [
            {
              guard: "isCircle",
              target: "#wholeList.failed",
              description: "The host leads round in a circle.",
            },
            {
              guard: "isOnly",
              target: "#wholeList.whole",
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
          meta: { section: "left open: Whole lists" },
          invoke: {
            id: "loadNewest",
            src: "loadPage",
            input: ({ context: { list } }) => requestOf(list, null),
            onDone: {
              target: "#wholeList.whole",
              actions: { type: "joinPages", params: ({ event }) => event.output },
              description: "It is the same, or it is noted that it is not.",
            },
            onError: [
              {
                guard: { type: "isCutOff", params: ({ event }) => event },
                target: "waiting",
                description: "The connection was lost meanwhile.",
                meta: { section: "left open: The connection" },
              },
              {
                target: "#wholeList.failed",
                actions: { type: "logFailure", params: ({ event }) => event },
                description: "Whether the rows are all cannot be said.",
              },
            ],
          },
        },
      },
    },
    whole: {
      description: "Every record is there once.",
      meta: { section: "left open: Whole lists" },
      on: {
        "list.wanted": {
          target: "coming",
          actions: { type: "begin", params: ({ event }) => event.list },
          description: "Every page is fetched anew. What is there stays until all have come.",
        },
      },
    },
    cancelled: {
      description: "Not all rows are wanted any more: those that are there stay.",
      meta: { section: "left open: Whole lists" },
      on: {
        "list.wanted": {
          target: "coming",
          actions: { type: "begin", params: ({ event }) => event.list },
          description: "Every page is fetched anew.",
        },
      },
    },
    failed: {
      description: "Not all rows can be had: those that are there stay.",
      meta: { section: "left open: Whole lists" },
      on: {
        "list.wanted": {
          target: "coming",
          actions: { type: "begin", params: ({ event }) => event.list },
          description: "Every page is fetched anew.",
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

function unfilled(hole) {
  throw new Error(`wholeList: ${hole} is not provided`);
}

function requestOf({ report, company, filter }, cursor) {
  return { report, company, filter, cursor, limit };
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A record that moved to another page meanwhile keeps its place, as it was seen last. */
function eachOnce(rows, key) {
  return [...new Map(rows.map((row) => [keyOf(row, key) ?? row, row])).values()];
}

function keyOf(row, key) {
  return typeof row === "object" && row !== null ? row[key] : void 0;
}

export { wholeListMachine };
