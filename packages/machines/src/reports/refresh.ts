import { assign, type EventObject, fromCallback, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { DateRange } from "../time/date-range.ts";
import type { ReportFailure } from "./report-request.ts";

export type RefreshInput = {
  range: DateRange | null;
  /** When the rows came that are shown. */
  fetchedAt: number | null;
  /** Why the last refresh failed; null where it did not. */
  failure: ReportFailure | null;
};

export type RefreshContext = RefreshInput & { isByUser: boolean };

export type RefreshEvent = { type: "quiet.found" } | { type: "refresh.requested" };

const designed = { section: "product decision: Refreshing" };
const twoMinutes = 120_000;

export const refreshMachine = setup({
  types: {
    context: {} as RefreshContext,
    events: {} as RefreshEvent,
    input: {} as RefreshInput | undefined,
    output: {} as { isByUser: boolean },
    meta: {} as { section: string },
  },
  actors: {
    awaitQuiet: fromCallback<EventObject, Pick<RefreshInput, "range" | "fetchedAt">>(() =>
      notProvided("refresh", "awaitQuiet"),
    ),
  },
  actions: {
    noteByUser: assign({ isByUser: true }),
  },
  guards: {
    isTooEarly: ({ context }) => waitOf(context) > 0,
  },
  delays: {
    // What the service asked to wait is over before.
    interval: ({ context }) => Math.max(0, twoMinutes - waitOf(context)),
    retryAfter: ({ context }) => Math.min(waitOf(context), longestDelay),
  },
}).createMachine({
  id: "refresh",
  description: "Decides when a report is requested again whose rows are shown.",
  meta: designed,
  context: ({ input }) => ({
    range: input?.range ?? null,
    fetchedAt: input?.fetchedAt ?? null,
    failure: input?.failure ?? null,
    isByUser: false,
  }),
  initial: "deciding",
  output: ({ context: { isByUser } }) => ({ isByUser }),
  states: {
    deciding: {
      description: "Whether the service said how long to wait.",
      meta: designed,
      always: [
        { guard: "isTooEarly", target: "delayed", description: "It did." },
        { target: "resting", description: "It did not." },
      ],
    },
    delayed: {
      description: "The service said how long to wait.",
      meta: designed,
      on: { "refresh.requested": { description: "It is too early." } },
      after: { retryAfter: { target: "resting", description: "The time is over." } },
    },
    resting: {
      description: "The rows are as new as they have to be.",
      meta: designed,
      on: {
        "refresh.requested": {
          target: "asked",
          actions: "noteByUser",
          description: "Refresh is pressed.",
        },
      },
      after: {
        interval: {
          target: "due",
          description: "Two minutes are over, or more that the service asked to wait.",
        },
      },
    },
    due: {
      description:
        "Rows of a range that goes on are requested again as soon as that disturbs nobody.",
      meta: designed,
      invoke: {
        id: "awaitQuiet",
        src: "awaitQuiet",
        input: ({ context: { range, fetchedAt } }) => ({ range, fetchedAt }),
        onError: { description: "Without it only Refresh asks." },
      },
      on: {
        "quiet.found": {
          target: "asked",
          description:
            "The page is looked at, the browser is online, and nobody types or has anything open.",
        },
        "refresh.requested": {
          target: "asked",
          actions: "noteByUser",
          description: "Refresh is pressed.",
        },
      },
    },
    asked: { description: "The rows are to be asked again.", meta: designed, type: "final" },
  },
});

/** In milliseconds. A timer that should wait longer would end at once. */
const longestDelay = 2 ** 31 - 1;

function waitOf({ failure }: RefreshContext): number {
  return 1000 * (failure?.retryAfter ?? 0);
}
