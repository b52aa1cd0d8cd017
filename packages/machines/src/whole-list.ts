import { assign, fromPromise, log, setup } from "xstate";
import type { ReportPage, ReportRequest } from "./report-request.ts";

/** A list that comes in pages, and the field that tells one record from another. */
export type PagedList = Omit<ReportRequest, "cursor"> & { key: string };

export type ListPageRequest = ReportRequest & { limit: number };

export type WholeListContext = {
  list: PagedList | null;
  pages: readonly ReportPage[];
  /** All records, each once; none until the last page has come. */
  rows: readonly unknown[];
  /** Whether the newest page was another one once the last had come. */
  hasChanged: boolean;
};

export type WholeListEvent =
  | { type: "list.wanted"; list: PagedList }
  | { type: "list.cancelled" }
  | { type: "list.dropped" };

const designed = { section: "left open: Whole lists" };
const limit = 500;

export const wholeListMachine = setup({
  types: {
    context: {} as WholeListContext,
    events: {} as WholeListEvent,
    meta: {} as { section: string },
  },
  actors: {
    loadPage: fromPromise<ReportPage, ListPageRequest>(async () => {
      throw new Error("wholeList: loadPage is not provided");
    }),
  },
  actions: {
    begin: assign((_, list: PagedList) => ({ list, pages: [], rows: [], hasChanged: false })),
    forget: assign({ list: null, pages: [], rows: [], hasChanged: false }),
    addPage: assign(({ context: { pages } }, page: ReportPage) => ({ pages: [...pages, page] })),
    joinPages: assign(({ context: { pages, list } }) => ({
      rows: eachOnce(
        pages.flatMap(({ rows }) => rows),
        (list as PagedList).key,
      ),
    })),
    compareNewest: assign(({ context: { pages } }, { rows }: ReportPage) => ({
      hasChanged: JSON.stringify(rows) !== JSON.stringify(pages[0]?.rows),
    })),
    logFailure: log((_, { error }: { error: unknown }) =>
      error instanceof Error ? error.message : String(error),
    ),
  },
  guards: {
    isCircle: ({ context: { pages } }) => {
      const next = pages.at(-1)?.next ?? null;
      return next !== null && pages.slice(0, -1).some((page) => page.next === next);
    },
    hasMore: ({ context: { pages } }) => (pages.at(-1)?.next ?? null) !== null,
    isOnly: ({ context: { pages } }) => pages.length === 1,
  },
}).createMachine({
  id: "wholeList",
  description: "All pages of a list, for whoever searches it, sorts it or takes it along.",
  meta: designed,
  context: { list: null, pages: [], rows: [], hasChanged: false },
  initial: "unwanted",
  on: {
    "list.wanted": {
      target: ".fetching",
      actions: { type: "begin", params: ({ event }) => event.list },
      description: "Every page is fetched anew, so that all rows are of one time.",
    },
    "list.dropped": {
      target: ".unwanted",
      actions: "forget",
      description: "The list is another one, or is left. A request is aborted.",
    },
  },
  states: {
    unwanted: { description: "The pages that were scrolled to are enough.", meta: designed },
    fetching: {
      description: "A page is on its way.",
      meta: designed,
      on: {
        "list.wanted": { description: "It is on its way already." },
        "list.cancelled": { target: "cancelled", description: "The request is aborted." },
      },
      invoke: {
        id: "loadPage",
        src: "loadPage",
        input: ({ context: { list, pages } }) =>
          requestOf(list as PagedList, pages.at(-1)?.next ?? null),
        onDone: {
          target: "deciding",
          actions: { type: "addPage", params: ({ event }) => event.output },
          description: "The page arrives.",
        },
        onError: {
          target: "failed",
          actions: { type: "logFailure", params: ({ event }) => event },
          description: "The page cannot be had: the rows would not be all.",
        },
      },
    },
    deciding: {
      description: "Whether the page was the last one.",
      meta: designed,
      always: [
        { guard: "isCircle", target: "failed", description: "The host leads round in a circle." },
        { guard: "hasMore", target: "fetching", description: "There is a next page." },
        {
          guard: "isOnly",
          target: "whole",
          actions: "joinPages",
          description: "One page holds everything.",
        },
        { target: "checking", description: "It was the last of several." },
      ],
    },
    checking: {
      description: "The newest page is asked once more, as records may have come meanwhile.",
      meta: designed,
      on: {
        "list.wanted": { description: "It is on its way already." },
        "list.cancelled": { target: "cancelled", description: "The request is aborted." },
      },
      invoke: {
        id: "loadNewest",
        src: "loadPage",
        input: ({ context: { list } }) => requestOf(list as PagedList, null),
        onDone: {
          target: "whole",
          actions: [{ type: "compareNewest", params: ({ event }) => event.output }, "joinPages"],
          description: "It is the same, or it is noted that it is not.",
        },
        onError: {
          target: "failed",
          actions: { type: "logFailure", params: ({ event }) => event },
          description: "Whether the rows are all cannot be said.",
        },
      },
    },
    whole: { description: "Every record is there once.", meta: designed },
    cancelled: { description: "The rows so far stay, as it was asked for.", meta: designed },
    failed: { description: "The rows so far stay, and the screen says so.", meta: designed },
  },
});

function requestOf({ report, company, filter }: PagedList, cursor: string | null) {
  return { report, company, filter, cursor, limit };
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
