import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";

/** Where the user is signed in. */
export type OwnSession = {
  id: string;
  /** Browser and system in words; null where the host does not know them. */
  device: string | null;
  since: string;
  lastSeen: string;
  /** Whether it is the session that asks. */
  isCurrent: boolean;
};

export type OwnSessionsContext = {
  /** The sessions that were good when they were last asked for, less those that ended since. */
  sessions: readonly OwnSession[];
  /** The one that is being ended. */
  ending: string | null;
  hasEndFailed: boolean;
};

export type OwnSessionsEvent =
  | { type: "end.requested"; id: string }
  | { type: "endOfOthers.requested" }
  | { type: "list.requested" };

const account = { section: "product decision: Password and sessions" };

export const ownSessionsMachine = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as OwnSessionsEvent,
    meta: {} as { section: string },
    tags: {} as "busy",
  },
  actors: {
    loadSessions: fromPromise<readonly OwnSession[]>(async () =>
      notProvided("ownSessions", "loadSessions"),
    ),
    endSession: fromPromise<void, { id: string }>(async () =>
      notProvided("ownSessions", "endSession"),
    ),
    endOthers: fromPromise<void>(async () => notProvided("ownSessions", "endOthers")),
  },
  actions: {
    keep: assign((_, sessions: readonly OwnSession[]) => ({ sessions, hasEndFailed: false })),
    noteEnding: assign((_, { id }: { id: string }) => ({ ending: id, hasEndFailed: false })),
    forgetEnding: assign({ ending: null }),
    noteTry: assign({ hasEndFailed: false }),
    noteFailure: assign({ ending: null, hasEndFailed: true }),
    dropEnded: assign(({ context: { sessions, ending } }) => ({
      sessions: sessions.filter(({ id }) => id !== ending),
      ending: null,
    })),
    dropOthers: assign(({ context: { sessions } }) => ({
      sessions: sessions.filter(({ isCurrent }) => isCurrent),
    })),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) =>
      ({ ...(error as { status?: number }) }).status === 404,
  },
}).createMachine({
  id: "ownSessions",
  description: "Where the user is signed in, and the end of one session or of all others.",
  meta: account,
  context: { sessions: [], ending: null, hasEndFailed: false },
  initial: "loading",
  states: {
    loading: {
      description: "The list is on its way. One that is shown stays.",
      meta: account,
      on: {
        "list.requested": {
          target: "loading",
          reenter: true,
          description: "It is requested again.",
        },
      },
      invoke: {
        id: "loadSessions",
        src: "loadSessions",
        onDone: {
          target: "shown",
          actions: { type: "keep", params: ({ event }) => event.output },
          description: "The sessions are there.",
        },
        onError: { target: "failed", description: "They are not: the section says so." },
      },
    },
    failed: {
      description: "Where the user is signed in is not known.",
      meta: account,
      on: { "list.requested": { target: "loading", description: "It is tried again." } },
    },
    shown: {
      description: "The sessions are listed, this one among them.",
      meta: account,
      on: {
        "list.requested": {
          target: "loading",
          description: "The password is changed: other sessions have ended with it.",
        },
        "end.requested": {
          target: "ending",
          actions: { type: "noteEnding", params: ({ event }) => event },
          description: "One of the others is to be ended.",
        },
        "endOfOthers.requested": {
          target: "endingOthers",
          actions: "noteTry",
          description: "All of the others are to be ended.",
        },
      },
    },
    ending: {
      description: "The service is asked to end a session. There is one end at a time.",
      meta: account,
      tags: "busy",
      on: {
        "list.requested": {
          target: "loading",
          actions: "forgetEnding",
          description: "What ended is no longer listed.",
        },
      },
      invoke: {
        id: "endSession",
        src: "endSession",
        input: ({ context }) => ({ id: String(context.ending) }),
        onDone: { target: "shown", actions: "dropEnded", description: "It has ended." },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => event },
            target: "shown",
            actions: "dropEnded",
            description: "404: it had ended already, such as by a sign-out there.",
          },
          { target: "shown", actions: "noteFailure", description: "It may go on." },
        ],
      },
    },
    endingOthers: {
      description: "The service is asked to end all other sessions.",
      meta: account,
      tags: "busy",
      on: {
        "list.requested": { target: "loading", description: "What ended is no longer listed." },
      },
      invoke: {
        id: "endOthers",
        src: "endOthers",
        onDone: { target: "shown", actions: "dropOthers", description: "This one is left." },
        onError: { target: "shown", actions: "noteFailure", description: "They may go on." },
      },
    },
  },
});
