import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";

export type IdleTimeoutContext = {
  /** For how many milliseconds nobody has used the portal. */
  idleFor: number;
};

/** What the app says of the session, and what the page tells of its use. */
export type IdleTimeoutEvent =
  | { type: "session.began"; idleFor: number }
  | { type: "session.over" }
  | { type: "time.passed"; milliseconds: number }
  | { type: "user.active" };

const designed = { section: "product decision: A shared machine" };

const minute = 60_000;
/** In milliseconds. */
export const idleLimit = 15 * minute;
const warnedAfter = idleLimit - minute;

export const idleTimeoutMachine = setup({
  types: {
    context: {} as IdleTimeoutContext,
    events: {} as IdleTimeoutEvent,
    meta: {} as { section: string },
    tags: {} as "warned",
  },
  actors: {
    followActivity: fromCallback<EventObject>(() => notProvided("idleTimeout", "followActivity")),
    endAtHost: fromPromise<void>(async () => notProvided("idleTimeout", "endAtHost")),
  },
  actions: {
    endHere: () => notProvided("idleTimeout", "endHere"),
    noteActivity: assign({ idleFor: 0 }),
    noteBegin: assign((_, { idleFor }: IdleTimeoutContext) => ({ idleFor })),
    noteTime: assign(({ context }, { milliseconds }: Passed) => ({
      idleFor: context.idleFor + milliseconds,
    })),
  },
  guards: {
    isOver: ({ context }, { milliseconds }: Passed) => context.idleFor + milliseconds >= idleLimit,
    isNearlyOver: ({ context }, { milliseconds }: Passed) =>
      context.idleFor + milliseconds >= warnedAfter,
  },
  delays: { pause: 15_000 },
}).createMachine({
  id: "idleTimeout",
  description: "The session on a shared machine ends once nobody has used it for 15 minutes.",
  meta: designed,
  context: { idleFor: 0 },
  initial: "inactive",
  on: {
    "session.began": {
      target: ".watching",
      actions: { type: "noteBegin", params: ({ event }) => event },
      description: "Someone is signed in on a shared machine; after a reload, unused for a while.",
    },
  },
  states: {
    inactive: { description: "Nobody is signed in on a shared machine.", meta: designed },
    watching: {
      description: "The page tells of its use, and of the time that passes, also while it slept.",
      meta: designed,
      invoke: {
        id: "followActivity",
        src: "followActivity",
        onError: {
          target: "ending",
          description: "Without it nobody could tell whether the portal is used.",
        },
      },
      on: {
        "session.over": {
          target: "inactive",
          description: "Signed out by its user, or ended from elsewhere: there is nothing to end.",
        },
        "time.passed": [
          {
            guard: { type: "isOver", params: ({ event }) => event },
            target: "ending",
            description: "15 minutes are over: at once where the machine slept through the minute.",
          },
          {
            guard: { type: "isNearlyOver", params: ({ event }) => event },
            target: ".warned",
            actions: { type: "noteTime", params: ({ event }) => event },
            description: "14 minutes are over.",
          },
          {
            actions: { type: "noteTime", params: ({ event }) => event },
            description: "There is time left.",
          },
        ],
        "user.active": {
          target: ".used",
          actions: "noteActivity",
          description: "A key, a tap or the pointer. The time before it has been told by then.",
        },
      },
      initial: "used",
      states: {
        used: { description: "Someone has used the portal lately.", meta: designed },
        warned: {
          description: "A minute is left, which a dialog counts down.",
          meta: designed,
          tags: "warned",
        },
      },
    },
    ending: {
      description: "The session has ended here. The host is asked to end it until it answers.",
      meta: designed,
      entry: "endHere",
      initial: "asking",
      states: {
        asking: {
          description: "The host is asked.",
          meta: designed,
          invoke: {
            id: "endAtHost",
            src: "endAtHost",
            onDone: { target: "#idleTimeout.inactive", description: "The host has ended it too." },
            onError: {
              target: "unanswered",
              description: "The host did not answer, or could not end it.",
            },
          },
        },
        unanswered: {
          description: "A quarter of a minute passes before the host is asked again.",
          meta: designed,
          after: { pause: { target: "asking", description: "The host is asked again." } },
        },
      },
    },
  },
});

type Passed = { milliseconds: number };

/** A second counts until it is over. */
export function secondsLeft({ idleFor }: IdleTimeoutContext): number {
  return Math.ceil((idleLimit - idleFor) / 1000);
}
