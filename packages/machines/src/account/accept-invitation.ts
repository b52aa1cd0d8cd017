import { assign, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { PasswordRules } from "../session/session.ts";
import { type BrokenRule, brokenRules } from "./password-rules.ts";
import { isOutcomeUnknown } from "./unknown-outcome.ts";

/** What an invitation is to. */
export type InvitationDetails = {
  company: string;
  module: string;
  /** Who it is for, in the words of who made it. */
  name: string;
  role: string;
  expiresAt: string;
  passwordRules: PasswordRules;
};

/** What somebody without a user name types. */
export type NewAccount = { name: string; username: string; password: string };

export type AccountField = "name" | "username" | "password";

type AcceptInvitationFailure = "triedTooOften" | "unanswered" | "failed";

export type AcceptInvitationContext = {
  /** The secret of the link; null once it is of no more use. */
  token: string | null;
  invited: InvitationDetails | null;
  /** What the last try was to be called. */
  username: string | null;
  /** The fields that were left empty. */
  missing: readonly AccountField[];
  /** Whether the user name holds what cannot be seen, or two spaces in a row. */
  hasUnseen: boolean;
  /** The rules that the password broke. */
  broken: readonly BrokenRule[];
  /** What the host has against a field, in its words. */
  refusals: Readonly<Partial<Record<AccountField, string>>>;
  failure: AcceptInvitationFailure | null;
  /** Seconds to wait, where the host said so. */
  retryAfter: number | null;
  /** Whether a try was not answered: it may have been accepted by that. */
  isUnsure: boolean;
};

export type AcceptInvitationEvent =
  | { type: "retry.requested" }
  | { type: "connection.restored" }
  | ({ type: "account.submitted" } & NewAccount)
  | { type: "addition.submitted" }
  | { type: "form.edited" };

const access = { section: "product decision: Who has access" };

type Failed = { event: { error: unknown } };
const failed = ({ event }: Failed) => event;

const onRefused = [
  {
    guard: { type: "isGone", params: failed },
    target: "gone",
    description: "404: it was used, withdrawn, or is over, while the form was open.",
  },
  {
    target: "open",
    actions: { type: "noteRefusal", params: failed },
    description: "It was not accepted: the form says why.",
  },
] as const;

/** Passwords go through its events alone, and are kept nowhere. */
export const acceptInvitationMachine = setup({
  types: {
    context: {} as AcceptInvitationContext,
    events: {} as AcceptInvitationEvent,
    input: {} as { token: string } | undefined,
    meta: {} as { section: string },
    tags: {} as "busy",
  },
  actors: {
    readInvitation: fromPromise<InvitationDetails, { token: string }>(async () =>
      notProvided("acceptInvitation", "readInvitation"),
    ),
    makeAccount: fromPromise<void, { token: string } & NewAccount>(async () =>
      notProvided("acceptInvitation", "makeAccount"),
    ),
    addAccess: fromPromise<void, { token: string }>(async () =>
      notProvided("acceptInvitation", "addAccess"),
    ),
    followConnection: fromCallback(() => notProvided("acceptInvitation", "followConnection")),
  },
  actions: {
    keep: assign((_, invited: InvitationDetails) => ({ invited })),
    forgetToken: assign({ token: null }),
    forgetFailure: assign(calm()),
    check: assign(({ context }, typed: NewAccount) => ({
      ...calm(),
      username: typed.username.trim(),
      missing: missingIn(typed),
      hasUnseen: hasUnseen(typed),
      broken: brokenIn(typed, context),
    })),
    noteUnread: assign((_, { error }: { error: unknown }) => failureOf(error)),
    noteRefusal: assign(({ context: { isUnsure } }, { error }: { error: unknown }) => {
      const refusals = refusalsIn(error);
      if (Object.keys(refusals).length > 0) return { refusals };
      const { failure, retryAfter } = failureOf(error);
      return { failure, retryAfter, isUnsure: isUnsure || failure === "unanswered" };
    }),
  },
  guards: {
    isFit: ({ context }, typed: NewAccount) =>
      missingIn(typed).length === 0 && !hasUnseen(typed) && brokenIn(typed, context).length === 0,
    isGone: (_, { error }: { error: unknown }) => detailsOf(error).status === 404,
  },
}).createMachine({
  id: "acceptInvitation",
  description: "An invitation that somebody opened by its link, and its acceptance.",
  meta: access,
  context: ({ input }) => ({
    token: input?.token ?? null,
    invited: null,
    username: null,
    isUnsure: false,
    ...calm(),
  }),
  initial: "reading",
  states: {
    reading: {
      description: "The service is asked what the invitation is to.",
      meta: access,
      invoke: {
        id: "readInvitation",
        src: "readInvitation",
        input: ({ context }) => ({ token: String(context.token) }),
        onDone: {
          target: "open",
          actions: { type: "keep", params: ({ event }) => event.output },
          description: "It is good.",
        },
        onError: [
          {
            guard: { type: "isGone", params: failed },
            target: "gone",
            description: "404: it was used, withdrawn, is over, or never was.",
          },
          {
            target: "unread",
            actions: { type: "noteUnread", params: failed },
            description: "Nobody knows whether it is good.",
          },
        ],
      },
    },
    unread: {
      description: "What the invitation is to could not be asked.",
      meta: access,
      exit: "forgetFailure",
      invoke: {
        id: "followConnection",
        src: "followConnection",
        onError: { description: "Without it, it is asked again by hand alone." },
      },
      on: {
        "retry.requested": { target: "reading", description: "It is asked again." },
        "connection.restored": { target: "reading", description: "Online again: so it is." },
      },
    },
    open: {
      description: "What it is to is said. Somebody takes it with a new user name, or the own one.",
      meta: access,
      on: {
        "account.submitted": [
          {
            guard: { type: "isFit", params: ({ event }) => event },
            target: "makingAccount",
            actions: { type: "check", params: ({ event }) => event },
            description:
              "Nothing is missing, the user name can be seen whole, and the password breaks no rule that is known.",
          },
          {
            actions: { type: "check", params: ({ event }) => event },
            description: "Something is missing, or breaks a rule: nothing is sent.",
          },
        ],
        "addition.submitted": {
          target: "addingAccess",
          actions: "forgetFailure",
          description: "Whoever is signed in takes it.",
        },
        "form.edited": { actions: "forgetFailure", description: "It is being put right." },
      },
    },
    makingAccount: {
      description: "The service is asked for an account with the access. A second press waits.",
      meta: access,
      tags: "busy",
      invoke: {
        id: "makeAccount",
        src: "makeAccount",
        input: ({ context, event }) => accountOf(event as NewAccount, context),
        onDone: { target: "accepted", description: "There is an account, to sign in with." },
        onError: onRefused,
      },
    },
    addingAccess: {
      description: "The service is asked to add the access to the own account.",
      meta: access,
      tags: "busy",
      invoke: {
        id: "addAccess",
        src: "addAccess",
        input: ({ context }) => ({ token: String(context.token) }),
        onDone: { target: "accepted", description: "The own account has the access too." },
        onError: onRefused,
      },
    },
    accepted: {
      description: "It is accepted, and of no more use.",
      meta: access,
      entry: "forgetToken",
    },
    gone: {
      description: "It is no longer good. Nobody is told why: used, withdrawn, over, or unknown.",
      meta: access,
      entry: "forgetToken",
    },
  },
});

const accountFields: readonly string[] = ["name", "username", "password"];

function calm() {
  return {
    missing: [],
    hasUnseen: false,
    broken: [],
    refusals: {},
    failure: null,
    retryAfter: null,
  };
}

function missingIn({ name, username }: NewAccount): AccountField[] {
  const typed = { name, username };
  return (["name", "username"] as const).filter((field) => typed[field].trim() === "");
}

/** As the contract has it: two names that look alike would be two people. */
const seen = /^[^\p{C}\p{Z}\p{DI}\u2800]+( [^\p{C}\p{Z}\p{DI}\u2800]+)*$/u;

function hasUnseen({ username }: NewAccount): boolean {
  const typed = username.trim();
  return typed !== "" && !seen.test(typed);
}

/** There is a form once it is known what the invitation is to. */
function brokenIn({ username, password }: NewAccount, { invited }: AcceptInvitationContext) {
  const { passwordRules: rules } = invited as InvitationDetails;
  return brokenRules({ oldPassword: "", newPassword: password }, { rules, username });
}

function accountOf({ name, username, password }: NewAccount, { token }: AcceptInvitationContext) {
  return { token: String(token), name: name.trim(), username: username.trim(), password };
}

function refusalsIn(error: unknown): AcceptInvitationContext["refusals"] {
  const { fieldErrors = [] } = detailsOf(error);
  const said = fieldErrors.filter(({ field }) => accountFields.includes(field));
  return Object.fromEntries(said.map(({ field, message }) => [field, message]));
}

function failureOf(error: unknown): Pick<AcceptInvitationContext, "failure" | "retryAfter"> {
  const details = detailsOf(error);
  if (isOutcomeUnknown(details)) return { failure: "unanswered", retryAfter: null };
  const { status, retryAfter = null } = details;
  return { failure: status === 429 ? "triedTooOften" : "failed", retryAfter };
}

type Details = {
  status?: number;
  code?: string;
  retryAfter?: number;
  fieldErrors?: readonly { field: string; message: string }[];
};

function detailsOf(error: unknown): Details {
  return { ...(error as Details) };
}
