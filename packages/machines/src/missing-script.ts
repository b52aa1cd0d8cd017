import { fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "./not-provided.ts";

export type MissingScriptEvent =
  | { type: "connection.lost" }
  | { type: "connection.restored" }
  | { type: "reload.requested" };

const designed = { section: "product decision: Missing scripts" };

export const missingScriptMachine = setup({
  types: {
    input: {} as { script: string } | undefined,
    context: {} as { script: string },
    events: {} as MissingScriptEvent,
    meta: {} as { section: string },
  },
  actors: {
    /** Whether the page itself can be fetched. */
    reachPage: fromPromise<boolean>(async () => notProvided("missingScript", "reachPage")),
    /** Notes that the portal's version is reloaded for a script; false if it was before. */
    markReload: fromPromise<boolean, { script: string }>(async () =>
      notProvided("missingScript", "markReload"),
    ),
    followConnection: fromCallback(() => notProvided("missingScript", "followConnection")),
  },
  actions: {
    reload: () => notProvided("missingScript", "reload"),
  },
  guards: {
    isReachable: (_, isThere: boolean) => isThere,
    isFirstTime: (_, isMarked: boolean) => isMarked,
  },
}).createMachine({
  id: "missingScript",
  description: "A script could not be fetched: the page is reloaded where that helps.",
  meta: designed,
  context: ({ input }) => ({ script: input?.script ?? "" }),
  invoke: {
    id: "followConnection",
    src: "followConnection",
    onError: { description: "Without it the portal counts as online." },
  },
  on: {
    "connection.restored": {
      actions: "reload",
      description: "Online again: the page is reloaded.",
    },
    "reload.requested": { actions: "reload", description: "The user reloads the page." },
  },
  initial: "asking",
  states: {
    asking: {
      description: "A deployment takes the old scripts away; its page names the new ones.",
      meta: designed,
      on: {
        "connection.lost": { target: "waiting.offline", description: "It cannot be fetched now." },
      },
      invoke: {
        id: "reachPage",
        src: "reachPage",
        onDone: [
          {
            guard: { type: "isReachable", params: ({ event }) => event.output },
            target: "marking",
            description: "The page can be fetched.",
          },
          { target: "waiting", description: "Another answer came in its place." },
        ],
        onError: { target: "waiting", description: "Nothing answers." },
      },
    },
    marking: {
      description: "The page is reloaded once for each version, never over and over.",
      meta: designed,
      invoke: {
        id: "markReload",
        src: "markReload",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isFirstTime", params: ({ event }) => event.output },
            target: "reloading",
            description: "For the first time.",
          },
          { target: "gone", description: "It was reloaded before, in vain." },
        ],
        onError: { target: "gone", description: "Nobody can tell whether it was reloaded before." },
      },
    },
    waiting: {
      description: "The page cannot be fetched either: nothing is wrong with the script.",
      meta: designed,
      initial: "unreachable",
      states: {
        unreachable: {
          description: "The portal does not answer.",
          meta: designed,
          on: {
            "connection.lost": { target: "offline", description: "The browser has no network." },
          },
        },
        offline: {
          description: "The page is reloaded when the connection is back.",
          meta: designed,
        },
      },
    },
    reloading: {
      description: "The page is being reloaded.",
      meta: designed,
      entry: "reload",
    },
    gone: {
      description: "The script is not there: the deployment may still be under way.",
      meta: designed,
    },
  },
});
