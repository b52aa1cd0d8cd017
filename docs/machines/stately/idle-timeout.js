// Generated from packages/machines/src/session/idle-timeout.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

/** In milliseconds. */
const idleLimit = 9e5;

const warnedAfter = 84e4;

const idleTimeoutMachine = setup({
  actors: {
    followActivity: fromCallback(() => notProvided("idleTimeout", "followActivity")),
    endAtHost: fromPromise(async () => notProvided("idleTimeout", "endAtHost")),
  },
  actions: {
    endHere: () => notProvided("idleTimeout", "endHere"),
    noteActivity: assign({ idleFor: 0 }),
    noteBegin: assign((_, { idleFor }) => ({ idleFor })),
    noteTime: assign(({ context }, { milliseconds }) => ({
      idleFor: context.idleFor + milliseconds,
    })),
  },
  guards: {
    isOver: ({ context }, { milliseconds }) => context.idleFor + milliseconds >= idleLimit,
    isNearlyOver: ({ context }, { milliseconds }) => context.idleFor + milliseconds >= warnedAfter,
  },
  delays: { pause: 15e3 },
}).createMachine({
  id: "idleTimeout",
  description: "The session on a shared machine ends once nobody has used it for 15 minutes.",
  meta: { section: "product decision: A shared machine" },
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
    inactive: {
      description: "Nobody is signed in on a shared machine.",
      meta: { section: "product decision: A shared machine" },
    },
    watching: {
      description: "The page tells of its use, and of the time that passes, also while it slept.",
      meta: { section: "product decision: A shared machine" },
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
        used: {
          description: "Someone has used the portal lately.",
          meta: { section: "product decision: A shared machine" },
        },
        warned: {
          description: "A minute is left, which a dialog counts down.",
          meta: { section: "product decision: A shared machine" },
          tags: "warned",
        },
      },
    },
    ending: {
      description: "The session has ended here. The host is asked to end it until it answers.",
      meta: { section: "product decision: A shared machine" },
      entry: "endHere",
      initial: "asking",
      states: {
        asking: {
          description: "The host is asked.",
          meta: { section: "product decision: A shared machine" },
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
          meta: { section: "product decision: A shared machine" },
          after: { pause: { target: "asking", description: "The host is asked again." } },
        },
      },
    },
  },
});

/** A second counts until it is over. */
function secondsLeft({ idleFor }) {
  return Math.ceil((idleLimit - idleFor) / 1e3);
}

export { idleLimit, idleTimeoutMachine, secondsLeft };
