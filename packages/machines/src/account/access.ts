import { assign, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { detailsOf } from "../session/sign-in-failure.ts";

/** Somebody who may see the company in one of its modules. */
export type Access = {
  user: string;
  name: string;
  /** What they sign in with. */
  username: string;
  /** In the host's words. */
  role: string;
  /** Null where the host does not know it. */
  since: string | null;
  /** When one of their sessions was last used; null where they have none. */
  lastSeen: string | null;
  /** Whether they see nothing until the host enables their account. */
  isDisabled: boolean;
  isYou: boolean;
};

/** An invitation that nobody has accepted yet. */
export type OpenInvitation = {
  id: string;
  /** Who it is for, in the words of who made it. */
  name: string;
  role: string;
  invitedBy: string;
  expiresAt: string;
};

export type AccessLists = {
  people: readonly Access[];
  invitations: readonly OpenInvitation[];
};

/** What an administrator may do to someone who has access. */
export type AccessEnd = { kind: "access" | "sessions"; user: string };

export type AccessFailure = "otherCompanies" | "notAdministrator" | "failed";

export type AccessContext = AccessLists & {
  /** What is to be ended, once that is confirmed. */
  end: AccessEnd | null;
  /** The invitation that is being withdrawn. */
  withdrawing: string | null;
  /** Why the last of these could not be done. */
  failure: AccessFailure | null;
  /** What was done last, and to whom. */
  done: { kind: AccessEnd["kind"] | "withdrawal"; name: string } | null;
};

export type AccessEvent =
  | { type: "list.requested" }
  | ({ type: "end.requested" } & AccessEnd)
  | { type: "end.confirmed" }
  | { type: "end.dropped" }
  | { type: "withdrawal.requested"; id: string }
  | { type: "connection.restored" };

const access = { section: "product decision: Who has access" };

type Failed = { event: { error: unknown } };
const failed = ({ event }: Failed) => event;

type Asked = { context: AccessContext };
/** Where one is ended, one was to be. */
const ended = ({ context }: Asked) => context.end as AccessEnd;

const onEndError = [
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
] as const;

export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    meta: {} as { section: string },
    tags: {} as "busy" | "asking",
  },
  actors: {
    loadAccess: fromPromise<AccessLists>(async () => notProvided("access", "loadAccess")),
    endAccess: fromPromise<void, { user: string }>(async () => notProvided("access", "endAccess")),
    endSessions: fromPromise<void, { user: string }>(async () =>
      notProvided("access", "endSessions"),
    ),
    withdraw: fromPromise<void, { id: string }>(async () => notProvided("access", "withdraw")),
    followConnection: fromCallback(() => notProvided("access", "followConnection")),
  },
  actions: {
    keep: assign((_, lists: AccessLists) => ({ ...lists, failure: null })),
    noteEnd: assign((_, { kind, user }: AccessEnd) => ({ ...calm, end: { kind, user } })),
    noteWithdrawal: assign((_, { id }: { id: string }) => ({ ...calm, withdrawing: id })),
    noteTry: assign({ failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      withdrawing: null,
      failure: failureOf(error),
    })),
    forgetWanted: assign({ end: null, withdrawing: null, failure: null }),
    dropEnded: assign(({ context: { people } }, { kind, user }: AccessEnd) => ({
      ...calm,
      people: kind === "access" ? without(user, people) : signedOut(user, people),
      done: { kind, name: namesOf(people.filter((one) => one.user === user)) },
    })),
    dropWithdrawn: assign(({ context: { invitations, withdrawing } }) => ({
      ...calm,
      invitations: invitations.filter(({ id }) => id !== withdrawing),
      done: {
        kind: "withdrawal" as const,
        name: namesOf(invitations.filter(({ id }) => id === withdrawing)),
      },
    })),
  },
  guards: {
    isAccess: (asked) => ended(asked).kind === "access",
    isGone: (_, { error }: { error: unknown }) => detailsOf(error).status === 404,
  },
}).createMachine({
  id: "access",
  description: "Who may see a company in a module, who is invited to, and the end of either.",
  meta: access,
  context: { people: [], invitations: [], end: null, withdrawing: null, failure: null, done: null },
  initial: "loading",
  states: {
    loading: {
      description: "The lists are on their way. Those that are shown stay.",
      meta: access,
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
      meta: access,
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
      meta: access,
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
      meta: access,
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
      meta: access,
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
        onError: onEndError,
      },
    },
    endingSessions: {
      description: "The service is asked to end all sessions of somebody.",
      meta: access,
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
        onError: onEndError,
      },
    },
    withdrawing: {
      description: "The service is asked to withdraw an invitation.",
      meta: access,
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

function without(user: string, people: readonly Access[]): readonly Access[] {
  return people.filter((one) => one.user !== user);
}

function signedOut(user: string, people: readonly Access[]): readonly Access[] {
  return people.map((one) => (one.user === user ? { ...one, lastSeen: null } : one));
}

function namesOf(some: readonly { name: string }[]): string {
  return some.map(({ name }) => name).join(", ");
}

function failureOf(error: unknown): AccessFailure {
  const { status, code } = detailsOf(error);
  if (code === "other_companies") return "otherCompanies";
  return status === 403 ? "notAdministrator" : "failed";
}
