// Generated from packages/machines/src/account/accept-invitation.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, fromCallback, fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

/** The rules that a new password breaks, as far as they can be checked without asking the host. */
function brokenRules({ oldPassword, newPassword }, { rules: { minLength, refuses }, username }) {
  const broken = {
    min_length: [...newPassword].length < (minLength ?? 1),
    user_name: refuses.includes("user_name") && holdsName(newPassword, username),
    digits_alone: refuses.includes("digits_alone") && !/\p{L}/u.test(newPassword),
    same: newPassword !== "" && newPassword === oldPassword,
  };
  return Object.keys(broken).filter((rule) => broken[rule]);
}

/** Fewer letters are part of too many words. */
const tellingLength = 4;

function holdsName(password, username) {
  if (username === null || [...username].length < tellingLength) return false;
  return password.toLowerCase().includes(username.toLowerCase());
}

/**
 * Whether nobody knows what became of a request: no answer came, a gateway gave one in the host's place, or what
 * came is none of the contract, in which every failure has a code.
 */
function isOutcomeUnknown({ status, code }) {
  if (status === void 0 || status === 502 || status === 504) return true;
  return status < 300 && code === void 0;
}

const failed = ({ event }) => event;

/** Passwords go through its events alone, and are kept nowhere. */
const acceptInvitationMachine = setup({
  actors: {
    readInvitation: fromPromise(async () => notProvided("acceptInvitation", "readInvitation")),
    makeAccount: fromPromise(async () => notProvided("acceptInvitation", "makeAccount")),
    addAccess: fromPromise(async () => notProvided("acceptInvitation", "addAccess")),
    followConnection: fromCallback(() => notProvided("acceptInvitation", "followConnection")),
  },
  actions: {
    keep: assign((_, invited) => ({ invited })),
    forgetToken: assign({ token: null }),
    forgetFailure: assign(calm()),
    check: assign(({ context }, typed) => ({
      ...calm(),
      username: typed.username.trim(),
      missing: missingIn(typed),
      hasUnseen: hasUnseen(typed),
      broken: brokenIn(typed, context),
    })),
    noteUnread: assign((_, { error }) => failureOf(error)),
    noteRefusal: assign(({ context: { isUnsure } }, { error }) => {
      const refusals = refusalsIn(error);
      if (Object.keys(refusals).length > 0) return { refusals };
      const { failure, retryAfter } = failureOf(error);
      return { failure, retryAfter, isUnsure: isUnsure || failure === "unanswered" };
    }),
  },
  guards: {
    isFit: ({ context }, typed) =>
      missingIn(typed).length === 0 && !hasUnseen(typed) && brokenIn(typed, context).length === 0,
    isGone: (_, { error }) => detailsOf(error).status === 404,
  },
}).createMachine({
  id: "acceptInvitation",
  description: "An invitation that somebody opened by its link, and its acceptance.",
  meta: { section: "product decision: Who has access" },
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
      meta: { section: "product decision: Who has access" },
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
      meta: { section: "product decision: Who has access" },
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
      meta: { section: "product decision: Who has access" },
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
      meta: { section: "product decision: Who has access" },
      tags: "busy",
      invoke: {
        id: "makeAccount",
        src: "makeAccount",
        input: ({ context, event }) => accountOf(event, context),
        onDone: { target: "accepted", description: "There is an account, to sign in with." },
        onError: [
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
        ],
      },
    },
    addingAccess: {
      description: "The service is asked to add the access to the own account.",
      meta: { section: "product decision: Who has access" },
      tags: "busy",
      invoke: {
        id: "addAccess",
        src: "addAccess",
        input: ({ context }) => ({ token: String(context.token) }),
        onDone: { target: "accepted", description: "The own account has the access too." },
        onError: [
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
        ],
      },
    },
    accepted: {
      description: "It is accepted, and of no more use.",
      meta: { section: "product decision: Who has access" },
      entry: "forgetToken",
    },
    gone: {
      description: "It is no longer good. Nobody is told why: used, withdrawn, over, or unknown.",
      meta: { section: "product decision: Who has access" },
      entry: "forgetToken",
    },
  },
});

const accountFields = ["name", "username", "password"];

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

function missingIn({ name, username }) {
  const typed = { name, username };
  return ["name", "username"].filter((field) => typed[field].trim() === "");
}

/** As the contract has it: two names that look alike would be two people. */
const seen = /^[^\p{C}\p{Z}\p{DI}\u2800]+( [^\p{C}\p{Z}\p{DI}\u2800]+)*$/u;

function hasUnseen({ username }) {
  const typed = username.trim();
  return typed !== "" && !seen.test(typed);
}

/** There is a form once it is known what the invitation is to. */
function brokenIn({ username, password }, { invited }) {
  const { passwordRules: rules } = invited;
  return brokenRules({ oldPassword: "", newPassword: password }, { rules, username });
}

function accountOf({ name, username, password }, { token }) {
  return { token: String(token), name: name.trim(), username: username.trim(), password };
}

function refusalsIn(error) {
  const { fieldErrors = [] } = detailsOf(error);
  const said = fieldErrors.filter(({ field }) => accountFields.includes(field));
  return Object.fromEntries(said.map(({ field, message }) => [field, message]));
}

function failureOf(error) {
  const details = detailsOf(error);
  if (isOutcomeUnknown(details)) return { failure: "unanswered", retryAfter: null };
  const { status, retryAfter = null } = details;
  return { failure: status === 429 ? "triedTooOften" : "failed", retryAfter };
}

function detailsOf(error) {
  return { ...error };
}

export { acceptInvitationMachine };
