// Generated from packages/machines/src/account/access.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

function detailsOf(error) {
  const { name } = Object(error);
  return { name, ...error };
}

const failed = ({ event }) => event;

/** Where one is ended, one was to be. */
const ended = ({ context }) => context.end;

const accessMachine = setup({
  actors: {
    loadAccess: fromPromise(async () => notProvided("access", "loadAccess")),
    endAccess: fromPromise(async () => notProvided("access", "endAccess")),
    endSessions: fromPromise(async () => notProvided("access", "endSessions")),
    withdraw: fromPromise(async () => notProvided("access", "withdraw")),
    followConnection: fromCallback(() => notProvided("access", "followConnection")),
  },
  actions: {
    keep: assign((_, lists) => ({ ...lists, failure: null })),
    noteEnd: assign((_, { kind, user }) => ({ ...calm, end: { kind, user } })),
    noteWithdrawal: assign((_, { id }) => ({ ...calm, withdrawing: id })),
    noteTry: assign({ failure: null }),
    noteFailure: assign((_, { error }) => ({ withdrawing: null, failure: failureOf(error) })),
    forgetWanted: assign({ end: null, withdrawing: null, failure: null }),
    dropEnded: assign(({ context: { people } }, { kind, user }) => ({
      ...calm,
      people: kind === "access" ? without(user, people) : signedOut(user, people),
      done: { kind, name: namesOf(people.filter((one) => one.user === user)) },
    })),
    dropWithdrawn: assign(({ context: { invitations, withdrawing } }) => ({
      ...calm,
      invitations: invitations.filter(({ id }) => id !== withdrawing),
      done: {
        kind: "withdrawal",
        name: namesOf(invitations.filter(({ id }) => id === withdrawing)),
      },
    })),
  },
  guards: {
    isAccess: (asked) => ended(asked).kind === "access",
    isGone: (_, { error }) => detailsOf(error).status === 404,
  },
}).createMachine({
  id: "access",
  description: "Who may see a company in a module, who is invited to, and the end of either.",
  meta: { section: "product decision: Who has access" },
  context: { people: [], invitations: [], end: null, withdrawing: null, failure: null, done: null },
  initial: "loading",
  states: {
    loading: {
      description: "The lists are on their way. Those that are shown stay.",
      meta: { section: "product decision: Who has access" },
      on: {
        "list.requested": {
          target: "loading",
          reenter: true,
          description: "They are requested again.",
        },
      },
      invoke: {
        id: "loadAccess",
        src: "loadAccess",
        onDone: {
          target: "shown",
          actions: { type: "keep", params: ({ event }) => event.output },
          description: "The lists are there.",
        },
        onError: {
          target: "unknown",
          actions: { type: "noteFailure", params: ({ event }) => event },
          description: "They are not: the screen says why.",
        },
      },
    },
    unknown: {
      description: "Who has access is not known.",
      meta: { section: "product decision: Who has access" },
      invoke: {
        id: "followConnection",
        src: "followConnection",
        onError: { description: "Without it, they are asked for again by hand alone." },
      },
      on: {
        "list.requested": { target: "loading", actions: "noteTry", description: "Tried again." },
        "connection.restored": {
          target: "loading",
          actions: "noteTry",
          description: "Online again: it is tried again.",
        },
      },
    },
    shown: {
      description: "Everybody with access is listed, and every open invitation.",
      meta: { section: "product decision: Who has access" },
      on: {
        "list.requested": { target: "loading", description: "Somebody was invited." },
        "end.requested": {
          target: "confirming",
          actions: { type: "noteEnd", params: ({ event }) => event },
          description: "Somebody's access or sessions are to be ended.",
        },
        "withdrawal.requested": {
          target: "withdrawing",
          actions: { type: "noteWithdrawal", params: ({ event }) => event },
          description: "An invitation is to be withdrawn.",
        },
      },
    },
    confirming: {
      description: "What would happen is said. Nothing is asked of the service before a yes.",
      meta: { section: "product decision: Who has access" },
      tags: "asking",
      on: {
        "end.confirmed": [
          {
            guard: "isAccess",
            target: "endingAccess",
            actions: "noteTry",
            description: "Yes, the access.",
          },
          { target: "endingSessions", actions: "noteTry", description: "Yes, the sessions." },
        ],
        "end.dropped": {
          target: "shown",
          actions: "forgetWanted",
          description: "No: all stays as it is.",
        },
      },
    },
    endingAccess: {
      description: "The service is asked to end somebody's access.",
      meta: { section: "product decision: Who has access" },
      tags: ["busy", "asking"],
      invoke: {
        id: "endAccess",
        src: "endAccess",
        input: (asked) => ({ user: ended(asked).user }),
        onDone: {
          target: "loading",
          actions: { type: "dropEnded", params: ended },
          description: "It has ended, and with it what they had invited others to.",
        },
        onError: [
          {
            guard: { type: "isGone", params: failed },
            target: "loading",
            actions: "forgetWanted",
            description: "404: there is no such access any more. The lists tell.",
          },
          {
            target: "confirming",
            actions: { type: "noteFailure", params: failed },
            description: "It may go on: the question stays, and says why.",
          },
        ],
      },
    },
    endingSessions: {
      description: "The service is asked to end all sessions of somebody.",
      meta: { section: "product decision: Who has access" },
      tags: ["busy", "asking"],
      invoke: {
        id: "endSessions",
        src: "endSessions",
        input: (asked) => ({ user: ended(asked).user }),
        onDone: {
          target: "shown",
          actions: { type: "dropEnded", params: ended },
          description: "They have ended.",
        },
        onError: [
          {
            guard: { type: "isGone", params: failed },
            target: "loading",
            actions: "forgetWanted",
            description: "404: there is no such access any more. The lists tell.",
          },
          {
            target: "confirming",
            actions: { type: "noteFailure", params: failed },
            description: "It may go on: the question stays, and says why.",
          },
        ],
      },
    },
    withdrawing: {
      description: "The service is asked to withdraw an invitation.",
      meta: { section: "product decision: Who has access" },
      tags: "busy",
      on: {
        "list.requested": {
          target: "loading",
          actions: "forgetWanted",
          description: "What is withdrawn is no longer listed.",
        },
      },
      invoke: {
        id: "withdraw",
        src: "withdraw",
        input: ({ context }) => ({ id: String(context.withdrawing) }),
        onDone: { target: "shown", actions: "dropWithdrawn", description: "It is withdrawn." },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => event },
            target: "loading",
            actions: "forgetWanted",
            description: "404: it was accepted, withdrawn or over already. The lists tell which.",
          },
          {
            target: "shown",
            actions: { type: "noteFailure", params: ({ event }) => event },
            description: "It may still be good.",
          },
        ],
      },
    },
  },
});

const calm = { end: null, withdrawing: null, failure: null, done: null };

function without(user, people) {
  return people.filter((one) => one.user !== user);
}

function signedOut(user, people) {
  return people.map((one) => (one.user === user ? { ...one, lastSeen: null } : one));
}

function namesOf(some) {
  return some.map(({ name }) => name).join(", ");
}

function failureOf(error) {
  const { status, code } = detailsOf(error);
  if (code === "other_companies") return "otherCompanies";
  return status === 403 ? "notAdministrator" : "failed";
}

export { accessMachine };
