import { assign, fromCallback, fromPromise, log, setup } from "xstate";
import type { ConnectionEvent } from "../connection.ts";
import { notProvided } from "../not-provided.ts";
import type { ReportPage, ReportQuery, ReportRequest } from "./report-request.ts";

/** A list that comes in pages, and the field that tells one record from another. */
export type PagedList = ReportQuery & { key: string };

export type AllPagesInput = PagedList & { isOffline: boolean };

export type ListPageRequest = ReportRequest & { limit: number };

export type AllPagesContext = {
  list: PagedList;
  /** Those that have come since they were wanted last. */
  pages: readonly ReportPage[];
  /** As all pages came last; they stay until all have come again. */
  all: AllRows | null;
  isOffline: boolean;
};

type AllRows = {
  /** All records, each once. */
  rows: readonly unknown[];
  /** When the first page came. */
  fetchedAt: number;
  /** Whether the newest page was another one once the last had come. */
  hasChanged: boolean;
};

export type AllPagesEvent =
  | { type: "pages.requested" }
  | { type: "pages.cancelled" }
  | { type: "pages.dropped" }
  | ConnectionEvent;

const designed = { section: "product decision: Whole lists" };
const unconnected = { section: "product decision: The connection" };
const limit = 500;

export const allPagesMachine = setup({
  types: {
    context: {} as AllPagesContext,
    events: {} as AllPagesEvent,
    input: {} as AllPagesInput | undefined,
    meta: {} as { section: string },
  },
  actors: {
    loadPage: fromPromise<ReportPage, ListPageRequest>(async () =>
      notProvided("allPages", "loadPage"),
    ),
    followConnection: fromCallback(() => notProvided("allPages", "followConnection")),
  },
  actions: {
    begin: assign({ pages: [] }),
    forget: assign({ pages: [], all: null }),
    addPage: assign(({ context: { pages } }, page: ReportPage) => ({ pages: [...pages, page] })),
    joinPages: assign(({ context: { pages, list } }, newest: ReportPage | null) => {
      const [first] = pages as [ReportPage];
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
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isCircle: ({ context: { pages } }) => {
      const next = pages.at(-1)?.next ?? null;
      return next !== null && pages.slice(0, -1).some((page) => page.next === next);
    },
    isOnly: ({ context: { pages } }) => pages.length === 1 && pages[0]?.next === null,
    mayFetch: ({ context: { pages, isOffline } }) => !isOffline && pages.at(-1)?.next !== null,
    mayCheck: ({ context: { pages, isOffline } }) => !isOffline && pages.at(-1)?.next === null,
    isCutOff: ({ context }, { error }: { error: unknown }) =>
      context.isOffline && isUnanswered(error),
  },
}).createMachine({
  id: "allPages",
  description: "All pages of a list, to search it, sort it, or export it.",
  meta: designed,
  context: ({ input }) => ({
    list: input as PagedList,
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
      meta: unconnected,
    },
    "connection.restored": {
      actions: "noteRestored",
      description: "What waits for the connection goes on.",
      meta: unconnected,
    },
  },
  states: {
    idle: {
      description: "The pages that were scrolled to are enough.",
      meta: designed,
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
      meta: designed,
      on: {
        "pages.cancelled": { target: "cancelled", description: "A request is aborted." },
      },
      initial: "waiting",
      states: {
        waiting: {
          description: "Offline, the next request is made when the connection is back.",
          meta: unconnected,
          always: [
            { guard: "mayFetch", target: "fetching", description: "A page is missing." },
            { guard: "mayCheck", target: "checking", description: "The last page has come." },
          ],
        },
        fetching: {
          description: "A page is on its way.",
          meta: designed,
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
                meta: unconnected,
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
          meta: designed,
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
          meta: designed,
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
                meta: unconnected,
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
      meta: designed,
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
      meta: designed,
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
      meta: designed,
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
function isUnanswered(error: unknown): boolean {
  const { status = null } = { ...(error as { status?: number | null }) };
  return status === null;
}

function requestOf({ operation, company, filter }: PagedList, cursor: string | null) {
  return { operation, company, filter, cursor, limit };
}

/** A record that moved to another page meanwhile keeps its place, as it was seen last. */
function eachOnce(rows: readonly unknown[], key: string): readonly unknown[] {
  return [...new Map(rows.map((row) => [keyOf(row, key) ?? row, row])).values()];
}

function keyOf(row: unknown, key: string): unknown {
  return typeof row === "object" && row !== null
    ? (row as Record<string, unknown>)[key]
    : undefined;
}
